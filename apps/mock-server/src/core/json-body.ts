import { usualBody } from "@palier/contract";
import type { CoreRequest } from "./exchange.ts";
import { problemDetails } from "./problem.texts.ts";
import { refuse } from "./refusal.ts";

const jsonType = /^application\/(?:[\w.+-]+\+)?json(?:\s*;|\s*$)/i;
const decoder = new TextDecoder("utf-8", { fatal: true });

export interface JsonBody {
  readonly value: unknown;
}

/** As {@link readBody}, and throws 400 for malformed JSON. */
export const readJson = async (request: CoreRequest, limit?: number): Promise<JsonBody> =>
  (await readBody(request, limit))();

/**
 * Returns a function that parses the body once, when first called, as a long body takes long; it throws 400
 * for malformed JSON, and returns undefined for an empty body. Rejects with 413 above `limit` bytes, 415 for
 * another content type.
 */
export async function readBody(request: CoreRequest, limit = usualBody): Promise<() => JsonBody> {
  const announced = request.header("content-length");
  if (announced !== undefined && Number(announced) > limit) throw tooLarge(limit);
  const type = request.header("content-type");
  if (type !== undefined && !jsonType.test(type)) throw wrongType();
  const bytes = await request.body(limit);
  if (bytes === undefined) throw tooLarge(limit);
  if (bytes.length === 0) return () => ({ value: undefined });
  if (type === undefined) throw wrongType();
  const encoding = request.header("content-encoding") ?? "identity";
  if (encoding !== "identity") throw wrongType();
  let parsed: JsonBody | undefined;
  return () => {
    parsed ??= parse(bytes);
    return parsed;
  };
}

function parse(bytes: Uint8Array): JsonBody {
  try {
    const value: unknown = JSON.parse(decoder.decode(bytes));
    return { value };
  } catch {
    throw refuse("malformed", { detail: problemDetails.badJson });
  }
}

const tooLarge = (limit: number) => refuse("too-large", { detail: problemDetails.tooLarge(limit / 1e6) });
const wrongType = () => refuse("wrong-content-type", { detail: problemDetails.contentType });
