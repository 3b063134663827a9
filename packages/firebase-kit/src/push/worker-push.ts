/// <reference lib="webworker" />
import { isRecord } from "@palier/firebase-rules/json";
import { type PushMessage, pushMessageOf } from "./push-message.ts";
import { type HandedPush, isOfferAnswer, type OfferAnswer, offerKind, pushKind } from "./push-offer.ts";

declare const self: ServiceWorkerGlobalScope;

/** Maximum time for a window, perhaps still starting, to answer (ms). */
const answerTime = 2_000;

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
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const offers = windows.map(async (each) => ({ window: each, answer: await offer(each) }));
  const shows = offers.map(async (asked) => {
    const { window, answer } = await asked;
    if (answer !== "shows") throw new Error(answer);
    return window;
  });
  const shown = await Promise.any(shows).catch(() => undefined);
  if (shown !== undefined) {
    const handed: HandedPush = { kind: pushKind, message };
    shown.postMessage(handed);
    return;
  }
  // Another admin is signed in.
  if ((await Promise.all(offers)).some(({ answer }) => answer === "others")) return;
  await self.registration.showNotification(message.title || untitled, {
    ...(isRecord(payload.notification) ? payload.notification : {}),
    body: message.body,
    data: { link: message.link },
  });
}

function offer(window: WindowClient): Promise<OfferAnswer> {
  const { port1, port2 } = new MessageChannel();
  const { promise, resolve } = Promise.withResolvers<OfferAnswer>();
  port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(isOfferAnswer(data) ? data : "nobody");
  const timer = setTimeout(() => resolve("nobody"), answerTime);
  window.postMessage({ kind: offerKind }, [port2]);
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
