/** A backend that is right in its own way: the mock server's core behind a door of another make. */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline, Readable } from "node:stream";
import { MockApp, type MockOptions } from "@palier/mock-server";
import type { WireAnswer, WireRequest } from "../../src/wire/wire.ts";
import { appTransport } from "../mutants/door.ts";

export type Next = (request?: WireRequest) => Promise<WireAnswer>;
/** An answer whose body is written as it is made, in place of `body`. */
export interface StreamedAnswer extends WireAnswer {
  readonly stream?: Iterable<string>;
}
/** What a backend makes of a request; `next` is a backend that keeps the contract. */
export type Dress = (request: WireRequest, next: Next, app: MockApp) => Promise<StreamedAnswer>;

export type Early = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

export interface Dressed {
  readonly dress?: Dress;
  readonly rows?: NonNullable<MockOptions["rows"]>;
  /** Where the API stands. */
  readonly base?: string;
  /** Looks at a request before its body is read; true when it was answered. */
  readonly early?: Early;
  readonly host?: string;
}

/** Starts it on a free port of this machine; `url` is its API's base. */
export async function dressedBackend({ dress, rows, base = "/api", early, host = "127.0.0.1" }: Dressed) {
  const app = new MockApp({ ...(rows === undefined ? {} : { rows }), base: "/api" });
  const core = appTransport(app);
  const listener: RequestListener = async (incoming, outgoing) => {
    if (early?.(incoming, outgoing) === true) return;
    const request = await read(incoming, base);
    const next: Next = (other = request) => core(other);
    const answer = await (dress === undefined ? next() : dress(request, next, app));
    if (outgoing.destroyed) return;
    write(outgoing, answer);
  };
  const server = createServer(listener);
  server.on("checkContinue", (incoming, outgoing) => {
    if (early?.(incoming, outgoing) === true) return;
    outgoing.writeContinue();
    listener(incoming, outgoing);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const name = host.includes(":") ? `[${host}]` : host;
  return {
    app,
    port,
    url: `http://${name}:${port}${base}`,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function read(incoming: IncomingMessage, base: string): Promise<WireRequest> {
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined || name.startsWith(":")
        ? []
        : [[name, Array.isArray(value) ? value.join("; ") : value]],
    ),
  );
  const body = Buffer.concat(await incoming.toArray()).toString();
  return {
    method: incoming.method === "POST" ? "POST" : "GET",
    path: (incoming.url ?? "/").slice(base.length),
    headers,
    ...(incoming.method === "POST" ? { body } : {}),
  };
}

function write(
  outgoing: ServerResponse,
  { status, headers, setCookies, body, stream }: StreamedAnswer,
): void {
  const { connection: _connection, ...fields } = Object.fromEntries(headers);
  outgoing.writeHead(status, {
    ...fields,
    ...(setCookies.length === 0 ? {} : { "set-cookie": [...setCookies] }),
  });
  if (stream === undefined) outgoing.end(body);
  // A reader that goes away in the middle ends the stream; that is its business.
  else pipeline(Readable.from(stream), outgoing, () => undefined);
}

/** `/admin/building/ajax-list?draw=1` → its path. */
export const pathOf = ({ path }: WireRequest): string => path.split("?")[0] ?? "";
