/**
 * The worker asks all windows; one that accepts gets the message. A visible one refuses at sign-in or with
 * another admin.
 */
import { isRecord } from "@palier/firebase-rules/json";
import type { PushMessage } from "./push-message.ts";

export const offerKind = "firebase-kit:push-offer";
export const pushKind = "firebase-kit:push";

/** `shows`: visible and the recipient's; `others`: another admin's, who must not see it. */
export type OfferAnswer = "shows" | "others" | "nobody";

export const isOfferAnswer = (value: unknown): value is OfferAnswer =>
  value === "shows" || value === "others" || value === "nobody";

export interface HandedPush {
  readonly kind: typeof pushKind;
  readonly message: PushMessage;
}

export function handedPush(data: unknown): PushMessage | undefined {
  if (!isRecord(data) || data.kind !== pushKind || !isRecord(data.message)) return undefined;
  const { id, title, body, link } = data.message;
  if (typeof id !== "string" || typeof title !== "string" || typeof body !== "string") return undefined;
  return { id, title, body, link: typeof link === "string" ? link : undefined };
}
