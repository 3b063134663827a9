/** A message as pages and the service worker hand it to each other, and where it leads. */
import { isRecord } from "../../rules/json.ts";

export interface PushMessage {
  readonly id: string;
  /** Empty if the sender gave none. */
  readonly title: string;
  readonly body: string;
  readonly link: string | undefined;
}

/** The worker asks a window to show a message, by a port for its {@link Answer}. */
export const offerKind = "firebase-kit:push-offer";
/** The worker asks a window to open the link of a clicked notification. */
export const openLinkKind = "firebase-kit:open";
export const subscriptionChangedKind = "firebase-kit:subscription-changed";

export interface Offer {
  readonly kind: typeof offerKind;
  readonly message: PushMessage;
  /** After this time (ms), the worker believes that the window does not answer. */
  readonly until: number;
}

export interface OpenLink {
  readonly kind: typeof openLinkKind;
  readonly link: string;
}

/** `shows`: visible and the recipient's; `others`: another admin's, who must not see it. */
export type Answer = "shows" | "others" | "nobody";

export const isAnswer = (value: unknown): value is Answer =>
  value === "shows" || value === "others" || value === "nobody";

/** Undefined for what else a worker says. */
export function offerOf(data: unknown): Offer | undefined {
  if (!isRecord(data) || data.kind !== offerKind || !isRecord(data.message)) return undefined;
  const { until } = data;
  const { id, title, body, link } = data.message;
  if (typeof id !== "string" || typeof title !== "string" || typeof body !== "string") return undefined;
  if (typeof until !== "number") return undefined;
  const message = { id, title, body, link: typeof link === "string" ? link : undefined };
  return { kind: offerKind, message, until };
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

/**
 * The path within this application, from a path (`/admin/building/edit/12`) or an absolute address
 * (`webpush.fcmOptions.link`). Undefined for other sites.
 */
export function appLink(link: string | undefined, origin: string): string | undefined {
  if (link === undefined || !URL.canParse(link, origin)) return undefined;
  const url = new URL(link, origin);
  // `/.//evil.example` has this origin, but its path, parsed again, is another host's address.
  return url.origin === origin && !url.pathname.startsWith("//")
    ? url.pathname + url.search + url.hash
    : undefined;
}

/** Empty outside a browser. */
const appOrigin = (): string => globalThis.location?.origin ?? "";
