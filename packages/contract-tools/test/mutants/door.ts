/** Middleware in front of an in-process server, where a mutant alters requests or answers. */
import type { RouteEntry } from "@palier/contract";
import type { MockApp } from "@palier/mock-server";
import type { Params } from "../../src/verify/samples.ts";
import { RouteFinder } from "../../src/wire/route-finder.ts";
import type { Transport, WireAnswer, WireRequest } from "../../src/wire/wire.ts";

export interface Passing {
  readonly route: RouteEntry;
  readonly params: Params;
  readonly request: WireRequest;
  /** Passes this or another request to the server. */
  readonly next: (request?: WireRequest) => Promise<WireAnswer>;
  /** Sends another GET as the same user. */
  readonly ask: (path: string) => Promise<unknown>;
}

/** A mutant's handler; may keep state between requests. */
export type Door = (passing: Passing) => Promise<WireAnswer>;

/** Any JSON; a mutant knows its shape from the route. */
export type Json = ReturnType<typeof JSON.parse>;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The mock server without sockets. */
export function appTransport(app: MockApp): Transport {
  return async ({ method, path, headers, body }) => {
    const [pathname = "", query = ""] = split(path);
    const answer = await app.answer({
      method,
      path: app.base + pathname,
      query,
      secure: false,
      header: (name) => headers[name],
      body: async (limit) => {
        const bytes = encoder.encode(body ?? "");
        return bytes.length > limit ? undefined : bytes;
      },
    });
    const { "set-cookie": cookie, ...others } = answer.headers;
    return {
      status: answer.status,
      headers: new Map(Object.entries(others)),
      setCookies: cookie === undefined ? [] : [cookie],
      body: await bytesOf(answer.body),
    };
  };
}

function split(path: string): [string, string] {
  const at = path.indexOf("?");
  return at < 0 ? [path, ""] : [path.slice(0, at), path.slice(at + 1)];
}

async function bytesOf(body: Awaited<ReturnType<MockApp["answer"]>>["body"]): Promise<Uint8Array> {
  if (body === undefined) return new Uint8Array();
  if (typeof body === "string") return encoder.encode(body);
  // Copied, as the server reuses an answer's bytes.
  if (body instanceof Uint8Array) return body.slice();
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Applies a handler to the routes it is meant for. */
export function behind(
  transport: Transport,
  routes: readonly RouteEntry[],
  isMeant: (route: RouteEntry) => boolean,
  door: Door,
): Transport {
  const finder = new RouteFinder(routes);
  return async (request) => {
    const found = finder.find(request.method, split(request.path)[0]);
    if (found === undefined || !isMeant(found.route)) return transport(request);
    const { "content-type": _type, ...headers } = request.headers;
    return door({
      ...found,
      request,
      next: (other = request) => transport(other),
      ask: async (path) => jsonOf(await transport({ method: "GET", path, headers })),
    });
  };
}

export const textOf = ({ body }: WireAnswer): string => decoder.decode(body);

export function jsonOf(answer: WireAnswer): Json {
  return JSON.parse(textOf(answer));
}

export const withText = (answer: WireAnswer, text: string): WireAnswer => ({
  ...answer,
  body: encoder.encode(text),
});

export const withJson = (answer: WireAnswer, value: unknown): WireAnswer =>
  withText(answer, JSON.stringify(value));

export const withHeader = (answer: WireAnswer, name: string, value: string): WireAnswer => ({
  ...answer,
  headers: new Map([...answer.headers, [name, value]]),
});

/** A problem in the contract's format. */
export const problemOf = (status: number): WireAnswer => ({
  status,
  headers: new Map([["content-type", "application/problem+json"]]),
  setCookies: [],
  body: encoder.encode(JSON.stringify({ type: "/problems/x", title: "Refus", status })),
});

export const answerOf = (value: unknown, status = 200): WireAnswer => ({
  status,
  headers: new Map([["content-type", "application/json; charset=utf-8"]]),
  setCookies: [],
  body: encoder.encode(JSON.stringify(value)),
});

/** The query's parameters are decoded. */
export function withQuery(request: WireRequest, rewrite: (query: URLSearchParams) => unknown): WireRequest {
  const [path, text] = split(request.path);
  const query = new URLSearchParams(text);
  rewrite(query);
  return { ...request, path: `${path}?${query}` };
}

export const queryOf = ({ path }: WireRequest): URLSearchParams => new URLSearchParams(split(path)[1]);

/** Undefined without JSON. */
export const bodyOf = ({ body }: WireRequest): Json => {
  try {
    return JSON.parse(body ?? "");
  } catch {
    return undefined;
  }
};
export const withBody = (request: WireRequest, body: unknown): WireRequest => ({
  ...request,
  body: JSON.stringify(body),
});
