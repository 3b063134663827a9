import type { CalledAnswer } from "@palier/contract/control";
import type { CoreAnswer } from "../core/exchange.ts";
import type { SignedIn } from "../world/sessions.ts";
import { PlayRequest } from "./play-request.ts";
import type { PlayedWorld } from "./played-world.ts";

export interface PlayedCall {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly query?: string | undefined;
  readonly body?: Readonly<Record<string, unknown>> | undefined;
}

/** Bytes read; exports may have a million lines. */
const longest = 1_000_000;
const isText = /^text\/|^application\/(?:[\w.-]+\+)?json|^image\/svg/;

/** In a virtual admin's session. */
export async function callApi(
  host: PlayedWorld,
  session: SignedIn,
  { method, body, ...address }: PlayedCall,
): Promise<CalledAnswer> {
  const start = performance.now();
  const sent = method === "POST" ? (body ?? {}) : undefined;
  const { path, query } = calledAddress(host.base, address);
  const answer = await host.serve(new PlayRequest(session, path, sent, query));
  const { bytes, whole } = await startOf(answer.body);
  const type = answer.headers["content-type"] ?? null;
  return {
    status: answer.status,
    type: bytes.length === 0 ? null : type,
    text: bytes.length === 0 || type === null || !isText.test(type) ? null : new TextDecoder().decode(bytes),
    whole,
    ms: Math.round((performance.now() - start) * 10) / 10,
  };
}

/** The path may include the API's base and the query. */
function calledAddress(base: string, { path, query = "" }: Pick<PlayedCall, "path" | "query">) {
  const [bare = "", ...own] = path.split("?");
  const isWhole = bare === base || bare.startsWith(`${base}/`);
  const queries = [own.join("?"), query].filter((each) => each !== "");
  return { path: isWhole ? bare : base + bare, query: queries.join("&") };
}

async function startOf(body: CoreAnswer["body"]) {
  if (body === undefined) return { bytes: new Uint8Array(), whole: true };
  if (typeof body === "string") return cut(new TextEncoder().encode(body));
  if (body instanceof Uint8Array) return cut(body);
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    parts.push(part);
    length += part.length;
    if (length > longest) break;
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return cut(bytes);
}

const cut = (bytes: Uint8Array) => ({
  bytes: bytes.subarray(0, longest),
  whole: bytes.length <= longest,
});
