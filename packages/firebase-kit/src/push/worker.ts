/// <reference lib="webworker" />
/**
 * Push in the service worker: a message that no page shows becomes a notification, whose click opens the
 * record, in an existing window if possible.
 */
import { isRecord } from "../../rules/json.ts";
import {
  type Answer,
  appLink,
  isAnswer,
  type Offer,
  type OpenLink,
  offerKind,
  openLinkKind,
  type PushMessage,
  pushMessageOf,
} from "./message.ts";

declare const self: ServiceWorkerGlobalScope;

/** Maximum time for a window, perhaps still starting, to take a message (ms). */
const offerTime = 2_000;
/** For an answer given just in time (ms). */
const grace = 500;

/** A message of Firebase Cloud Messaging; undefined for others. */
export function payloadOf(data: PushMessageData | null): Readonly<Record<string, unknown>> | undefined {
  try {
    const payload: unknown = data?.json();
    return isRecord(payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}

/** @param untitled title for messages without one. */
export async function deliver(payload: Readonly<Record<string, unknown>>, untitled: string): Promise<void> {
  const message = messageOf(payload);
  const windows = await openWindows();
  const isSeen = ({ visibilityState }: WindowClient): boolean => visibilityState === "visible";
  const answers: Answer[] = [];
  // One after the other, so that one window shows it.
  for (const seen of windows.filter(isSeen)) {
    const answer = await offer(seen, message);
    if (answer === "shows") return;
    answers.push(answer);
  }
  const hidden = windows.filter((each) => !isSeen(each)).map((each) => offer(each, message));
  answers.push(...(await Promise.all(hidden)));
  // "shows": it became visible meanwhile. "others": another admin is signed in.
  if (answers.some((answer) => answer !== "nobody")) return;
  await self.registration.showNotification(message.title || untitled, {
    ...(isRecord(payload.notification) ? payload.notification : {}),
    body: message.body,
    data: { link: message.link },
  });
}

function offer(window: WindowClient, message: PushMessage): Promise<Answer> {
  const { port1, port2 } = new MessageChannel();
  const { promise, resolve } = Promise.withResolvers<Answer>();
  port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(isAnswer(data) ? data : "nobody");
  const timer = setTimeout(() => resolve("nobody"), offerTime + grace);
  const said: Offer = { kind: offerKind, message, until: Date.now() + offerTime };
  window.postMessage(said, [port2]);
  return promise.finally(() => {
    clearTimeout(timer);
    port1.close();
  });
}

function messageOf(payload: Readonly<Record<string, unknown>>): PushMessage {
  const notification = textsIn(payload.notification);
  return pushMessageOf({
    id: typeof payload.fcmMessageId === "string" ? payload.fcmMessageId : undefined,
    notification,
    data: textsIn(payload.data),
    // Senders may put the link in either place.
    link: textsIn(payload.fcmOptions).link ?? notification.click_action,
  });
}

const textsIn = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );

/** Opens a clicked notification's record. @param opensIn whether a window at this path can open records. */
export async function openClicked(
  notification: Notification,
  opensIn: (path: string) => boolean,
): Promise<void> {
  const link = linkOf(notification.data);
  const open = (await openWindows()).find(({ url }) => {
    const { origin, pathname } = new URL(url);
    return origin === self.location.origin && opensIn(pathname);
  });
  if (open === undefined) {
    await self.clients.openWindow(link);
    return;
  }
  const message: OpenLink = { kind: openLinkKind, link };
  open.postMessage(message);
  await open.focus();
}

function linkOf(data: unknown): string {
  const link = isRecord(data) ? data.link : undefined;
  return (typeof link === "string" ? appLink(link, self.location.origin) : undefined) ?? "/";
}

export const openWindows = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: "window", includeUncontrolled: true });
