import type { IncomingMessage } from "node:http";
import type { Values } from "./call.ts";
import { wrongKeys } from "./check.ts";
import type { Schema } from "./document.ts";
import { texts } from "./postgres-backend.texts.ts";
import { Refusal, refuseFields } from "./refusal.ts";

/** Maximum body in bytes. */
const longest = 1_000_000;

export const isTooLarge = (bytes: Buffer): boolean => bytes.length > longest;

/** At most one chunk beyond the limit; drains the rest, so that the client can read the refusal. */
export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk) || length > longest) continue;
    chunks.push(chunk);
    length += chunk.length;
  }
  return Buffer.concat(chunks);
}

/** Parses the body as a JSON object; refuses keys and values that the schema does not allow. */
export function bodyOf(request: IncomingMessage, bytes: Buffer, schema: Schema): Values {
  const type = request.headers["content-type"] ?? "";
  const isEmpty = bytes.length === 0 && type === "";
  if (!isEmpty && !/^application\/json\s*(;|$)/i.test(type)) throw new Refusal("wrong-content-type");
  const value = isEmpty ? {} : parsed(bytes);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Refusal("malformed");
  const body = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, trimmed(name, each)]));
  const wrong = wrongKeys(schema, body);
  if (wrong.length > 0) throw refuseFields(wrong, texts.wrong);
  return body;
}

/** Trims texts, except passwords. */
const trimmed = (name: string, value: unknown) =>
  typeof value === "string" && name !== "password" ? value.trim() : value;

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal("malformed");
  }
}
