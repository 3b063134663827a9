import { isRecord } from "@palier/firebase-kit/rules";
import { type Json, parsedJson } from "../json.ts";
import type { WireStatus } from "../wire-refusal.ts";

/** `{"t":"d","d":{"r":1,"a":"q","b":{…}}}` */
export interface WireRequest {
  readonly kind: "request";
  readonly number: number;
  readonly action: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export type Envelope = WireRequest | { readonly kind: "ping" } | { readonly kind: "other" };

/** A string is the reason to close the connection. */
export function readEnvelope(text: string): Envelope | string {
  const outer = parsedJson(text);
  if (!isRecord(outer)) return "a message that is no JSON object";
  const { t: type, d: inner } = outer;
  if (type === "c") return isRecord(inner) && inner.t === "p" ? { kind: "ping" } : { kind: "other" };
  if (type !== "d") return "a message of unknown type";
  if (!isRecord(inner)) return "a request that is no object";
  const { r: number, a: action, b: body } = inner;
  if (typeof number !== "number" || !Number.isSafeInteger(number)) return "a request without a number";
  if (typeof action !== "string") return "a request without an action";
  return { kind: "request", number, action, body: isRecord(body) ? body : {} };
}

export const hello = (now: number, host: string, session: string): string =>
  JSON.stringify({ t: "c", d: { t: "h", d: { ts: now, v: "5", h: host, s: session } } });

/** The SDK requires the inner `d`. */
export const pong = '{"t":"c","d":{"t":"o","d":null}}';

export const reply = (number: number, status: "ok" | WireStatus, data: Json): string =>
  JSON.stringify({ t: "d", d: { r: number, b: { s: status, d: data } } });

/** `d` replaces, `m` merges. */
export const push = (kind: "d" | "m", path: string, value: Json, tag: number | undefined): string =>
  JSON.stringify({ t: "d", d: { a: kind, b: { p: path, d: value, t: tag } } });

/** Ends a listen whose reader lost access. */
export const revoked = (path: string, query: Readonly<Record<string, unknown>> | undefined): string =>
  JSON.stringify({ t: "d", d: { a: "c", b: { p: path, q: query === undefined ? undefined : [query] } } });

/** The SDK then reconnects with a new token. */
export const signInOver = (status: string, why: string): string =>
  JSON.stringify({ t: "d", d: { a: "ac", b: { s: status, d: why } } });
