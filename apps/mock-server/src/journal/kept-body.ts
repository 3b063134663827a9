import type { KeptBody } from "@palier/contract/control";
import { parsedJson } from "../realtime/json.ts";
import type { BodyArena, Span } from "./body-arena.ts";
import { redacted, redactedText } from "./redact.ts";

/** In bytes: 20 rows fit. */
const mostKept = 32_768;

export interface Kept extends Span {
  /** Before truncation. */
  readonly bytes: number;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export function keep(arena: BodyArena, body: string | Uint8Array): Kept {
  const bytes = typeof body === "string" ? encoder.encode(body) : body;
  const kept = bytes.length > mostKept ? bytes.subarray(0, mostKept) : bytes;
  return { bytes: bytes.length, start: arena.put(kept), length: kept.length };
}

export function shownBody(arena: BodyArena, { bytes, ...span }: Kept, hasText: boolean): KeptBody {
  const kept = hasText ? arena.read(span) : undefined;
  if (kept === undefined) return { bytes, whole: bytes === 0 };
  const text = decoder.decode(kept);
  const whole = span.length === bytes;
  const json = whole && text !== "" ? parsedJson(text) : undefined;
  return json === undefined
    ? { bytes, text: redactedText(text), whole }
    : { bytes, json: redacted(json), whole };
}
