/** A correct but different backend: the mock server's core behind another front. */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { MockApp, type MockOptions } from "@palier/mock-server";
import type { Transport, WireAnswer, WireRequest } from "../../src/wire/wire.ts";
import { appTransport } from "../mutants/door.ts";

export type Next = (request?: WireRequest) => Promise<WireAnswer>;
/** Handles a request; `next` is a backend that keeps the contract. */
export type Dress = (request: WireRequest, next: Next) => Promise<WireAnswer>;

export type Early = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

export interface Dressed {
  readonly dress?: Dress;
  readonly rows?: NonNullable<MockOptions["rows"]>;
  /** Base path of the API. */
  readonly base?: string;
  /** Sees a request before its body is read; returns whether it answered. */
  readonly early?: Early;
  readonly host?: string;
}

/** Seeded once for all backends with the usual rows; each has a world of its own. */
const usual = new MockApp({ base: "/api" });
let worlds = 0;

/** Starts the backend on a free port; `url` is the API's base. */
export async function dressedBackend({ dress, rows, base = "/api", early, host = "127.0.0.1" }: Dressed) {
  const app = rows === undefined ? usual : new MockApp({ rows, base: "/api" });
  worlds += 1;
  const world = `dressed-${worlds}`;
  const toApp = appTransport(app);
  const core: Transport = (request) =>
    toApp({ ...request, headers: { ...request.headers, "x-palier-world": world } });
  const listener: RequestListener = async (incoming, outgoing) => {
    if (early?.(incoming, outgoing) === true) return;
    const request = await read(incoming, base);
    const next: Next = (other = request) => core(other);
    const answer = await (dress === undefined ? next() : dress(request, next));
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
    world: app.world(world),
    port,
    url: `http://${name}:${port}${base}`,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        app.worlds.close(world);
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

function write(outgoing: ServerResponse, { status, headers, setCookies, body }: WireAnswer): void {
  const { connection: _connection, ...fields } = Object.fromEntries(headers);
  outgoing.writeHead(status, {
    ...fields,
    ...(setCookies.length === 0 ? {} : { "set-cookie": [...setCookies] }),
  });
  outgoing.end(body);
}

/** Without the query. */
export const pathOf = ({ path }: WireRequest): string => path.split("?")[0] ?? "";
