import { appLink, appOrigin } from "./app-link.ts";

export interface PushMessage {
  readonly id: string;
  /** Empty if the sender gave none. */
  readonly title: string;
  readonly body: string;
  readonly link: string | undefined;
}

/** With a notification, data, or both. */
export interface RawMessage {
  readonly id: string | undefined;
  readonly notification:
    | { readonly title?: string | undefined; readonly body?: string | undefined }
    | undefined;
  readonly data: Readonly<Record<string, string | undefined>> | undefined;
  /** `webpush.fcmOptions.link` (absolute), else the data's `link`. */
  readonly link: string | undefined;
}

/** `notification` fields win over `data`. */
export const pushMessageOf = (
  { id, notification, data, link }: RawMessage,
  origin = appOrigin(),
): PushMessage => ({
  id: id ?? "",
  title: notification?.title ?? data?.title ?? "",
  body: notification?.body ?? data?.body ?? "",
  link: appLink(link, origin) ?? appLink(data?.link, origin),
});
