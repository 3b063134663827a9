import { appLink, appOrigin } from "./app-link.ts";

/** A push message as screens show it. */
export interface PushMessage {
  readonly id: string;
  /** Empty when the sender gave none. */
  readonly title: string;
  readonly body: string;
  /** The record that it is about: a path of this application. */
  readonly link: string | undefined;
}

/** A message as Firebase hands it over: with a notification, with data alone, or with both. */
export interface RawMessage {
  readonly id: string | undefined;
  readonly notification:
    | { readonly title?: string | undefined; readonly body?: string | undefined }
    | undefined;
  readonly data: Readonly<Record<string, string | undefined>> | undefined;
  /** The sender's `webpush.fcmOptions.link`, a whole address; else the data's `link`. */
  readonly link: string | undefined;
}

/** What a notification says goes before what stands in the data. */
export const pushMessageOf = (
  { id, notification, data, link }: RawMessage,
  origin = appOrigin(),
): PushMessage => ({
  id: id ?? "",
  title: notification?.title ?? data?.title ?? "",
  body: notification?.body ?? data?.body ?? "",
  link: appLink(link, origin) ?? appLink(data?.link, origin),
});
