import type { IncomingMessage } from "node:http";
import type { Values } from "./call.ts";
import { wrongKeys } from "./check.ts";
import type { Schema } from "./document.ts";
import { texts } from "./postgres-backend.texts.ts";
import { Refusal, refuseFields } from "./refusal.ts";

/** Bytes that a body may have. */
const longest = 1_000_000;

export const isTooLarge = (bytes: Buffer): boolean => bytes.length > longest;

/** The body, up to one byte too many; the rest is read and let go, so that the client can read the refusal. */
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

/** The JSON object that the body is, with the keys that the schema has. */
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

/** A text without the spaces around it; a password keeps its own. */
const trimmed = (name: string, value: unknown) =>
  typeof value === "string" && name !== "password" ? value.trim() : value;

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal("malformed");
  }
}
