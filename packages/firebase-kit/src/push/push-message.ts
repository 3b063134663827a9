/** A push message as screens show it. */
export interface PushMessage {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** The record that it is about: an address of this application. */
  readonly link: string | undefined;
}

/** A message as Firebase tells it: with a notification, with data alone, or with both. */
export interface RawMessage {
  readonly id: string | undefined;
  readonly notification:
    | { readonly title?: string | undefined; readonly body?: string | undefined }
    | undefined;
  readonly data: Readonly<Record<string, string | undefined>> | undefined;
  /** Where a click on it leads, by the sender's own option; else the data's `link`. */
  readonly link: string | undefined;
}

/** What a notification says goes before what stands in the data. */
export const pushMessageOf = ({ id, notification, data, link }: RawMessage): PushMessage => ({
  id: id ?? "",
  title: notification?.title ?? data?.title ?? "",
  body: notification?.body ?? data?.body ?? "",
  link: link ?? data?.link,
});
