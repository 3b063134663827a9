/**
 * How the service worker chooses the window for a message: it asks all of them and hands the message to one
 * that accepts. A visible window refuses if it shows the sign-in or belongs to another admin.
 */
import { isRecord } from "@palier/firebase-rules/json";
import type { PushMessage } from "./push-message.ts";

export const offerKind = "firebase-kit:push-offer";
export const pushKind = "firebase-kit:push";

/** `shows`: visible, and the recipient's; `others`: another admin's, who must not see it; `nobody`: neither. */
export type OfferAnswer = "shows" | "others" | "nobody";

export const isOfferAnswer = (value: unknown): value is OfferAnswer =>
  value === "shows" || value === "others" || value === "nobody";

/** The worker's message to the accepting window. */
export interface HandedPush {
  readonly kind: typeof pushKind;
  readonly message: PushMessage;
}

/** The push message in a worker's message; undefined for other messages. */
export function handedPush(data: unknown): PushMessage | undefined {
  if (!isRecord(data) || data.kind !== pushKind || !isRecord(data.message)) return undefined;
  const { id, title, body, link } = data.message;
  if (typeof id !== "string" || typeof title !== "string" || typeof body !== "string") return undefined;
  return { id, title, body, link: typeof link === "string" ? link : undefined };
}
