/**
 * How the service worker finds out which window shows a message: it asks each of them, and hands the message over to one
 * that says yes. A window that is seen but shows a sign-in, or belongs to another admin, says so.
 */
import { isRecord } from "@palier/firebase-rules/json";
import type { PushMessage } from "./push-message.ts";

export const offerKind = "firebase-kit:push-offer";
export const pushKind = "firebase-kit:push";

/** `shows`: seen, and of the admin it is for; `others`: of another admin, who must not see it; `nobody`: neither. */
export type OfferAnswer = "shows" | "others" | "nobody";

export const isOfferAnswer = (value: unknown): value is OfferAnswer =>
  value === "shows" || value === "others" || value === "nobody";

/** What the worker posts to the window that said yes. */
export interface HandedPush {
  readonly kind: typeof pushKind;
  readonly message: PushMessage;
}

/** The message in what a worker posted; undefined for everything else that it posts. */
export function handedPush(data: unknown): PushMessage | undefined {
  if (!isRecord(data) || data.kind !== pushKind || !isRecord(data.message)) return undefined;
  const { id, title, body, link } = data.message;
  if (typeof id !== "string" || typeof title !== "string" || typeof body !== "string") return undefined;
  return { id, title, body, link: typeof link === "string" ? link : undefined };
}
