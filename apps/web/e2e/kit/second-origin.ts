/** Proxies of the tests' servers: another origin with CORS, or one origin for a web app and another's API. */
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Front extends AsyncDisposable {
  readonly origin: string;
  /** Preflights included. */
  readonly seen: readonly string[];
}

/** For pages of another origin, cookies included. */
export const cors = (origin: string): Readonly<Record<string, string>> => ({
  "access-control-allow-origin": origin,
  "access-control-allow-credentials": "true",
  "access-control-allow-headers": "content-type, x-csrf-token, idempotency-key",
  "access-control-expose-headers": "content-disposition",
  "access-control-max-age": "600",
  vary: "origin",
});

interface Over {
  readonly headers?: Readonly<Record<string, string>>;
  /** The page is rewritten here: one that the browser's tools rewrite may not call this machine. */
  readonly page?: (html: string) => string;
  readonly policy?: (policy: string) => string;
}

/** Forwards to the server that `targetOf` names. */
export async function frontOf(targetOf: (path: string) => string, over: Over = {}): Promise<Front> {
  const seen: string[] = [];
  const server = createServer((incoming, outgoing) => {
    seen.push(`${incoming.method} ${incoming.url?.split("?")[0]}`);
    if (incoming.method === "OPTIONS") outgoing.writeHead(204, over.headers).end();
    else pass(incoming, outgoing, targetOf(incoming.url ?? "/"), over);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, target: string, over: Over): void {
  const { method = "GET", url } = incoming;
  const { "accept-encoding": _packed, ...headers } = incoming.headers;
  const upstream = request(target + url, { method, headers: { ...headers, host: new URL(target).host } });
  upstream.once("error", () => outgoing.destroy());
  upstream.once("response", async (answer) => {
    const status = answer.statusCode ?? 502;
    const isPage =
      over.page !== undefined && answer.headers["content-type"]?.startsWith("text/html") === true;
    const { "content-length": _length, ...given } = answer.headers;
    const policy = answer.headers["content-security-policy"];
    const own =
      over.policy === undefined || policy === undefined
        ? {}
        : { "content-security-policy": over.policy(String(policy)) };
    outgoing.writeHead(status, { ...(isPage ? given : answer.headers), ...own, ...over.headers });
    if (isPage) outgoing.end(over.page?.((await answer.toArray()).join("")));
    else answer.pipe(outgoing);
  });
  incoming.pipe(upstream);
}
