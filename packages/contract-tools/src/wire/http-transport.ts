import {
  type ClientRequest,
  Agent as HttpAgent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
} from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { setImmediate } from "node:timers/promises";
import { defaultLimits, type HttpLimits, readBody } from "./read-body.ts";
import { type Transport, type WireAnswer, WireFault, type WireRequest } from "./wire.ts";

export interface HttpOptions {
  readonly limits?: HttpLimits;
  /** PEM, instead of Node's. */
  readonly ca?: readonly string[] | undefined;
}

/** A longer body (bytes) is sent with `Expect: 100-continue`, in parts. */
const long = 100_000;
/** Wait for that 100 (ms) before sending anyway. */
const wordWithin = 1_000;

/**
 * HTTP/1.1 over keep-alive connections. Redirects are answers, not followed; time and size are limited.
 * @example httpTransport(new URL("https://backend.example/api"))
 */
export function httpTransport(base: URL, { limits = defaultLimits, ca }: HttpOptions = {}): Transport {
  const secure = base.protocol === "https:";
  const agent = secure
    ? new HttpsAgent({ keepAlive: true, ...(ca === undefined ? {} : { ca: [...ca] }) })
    : new HttpAgent({ keepAlive: true });
  const open = secure ? requestHttps : requestHttp;
  const prefix = base.pathname.replace(/\/+$/, "");
  const attempt = (request: WireRequest) =>
    send(request, base, limits, (headers) =>
      open({
        agent,
        protocol: base.protocol,
        hostname: base.hostname.replace(/^\[|\]$/g, ""),
        port: base.port,
        method: request.method,
        path: prefix + request.path,
        headers,
      }),
    );
  return async (request) => {
    try {
      return await attempt(request);
    } catch (error) {
      // The server closed an idle connection, so the request never arrived.
      if (error instanceof StaleConnection) return attempt(request);
      throw error;
    }
  };
}

class StaleConnection extends WireFault {}

function send(
  request: WireRequest,
  base: URL,
  limits: HttpLimits,
  open: (headers: Record<string, string | number>) => ClientRequest,
): Promise<WireAnswer> {
  const body = Buffer.from(request.body ?? "");
  const isLong = body.length > long;
  const outgoing = open({
    ...request.headers,
    ...(request.body === undefined ? {} : { "content-length": body.length }),
    ...(isLong ? { expect: "100-continue" } : {}),
  });
  return new Promise((resolve, reject) => {
    const fail = (fault: WireFault) => {
      clearTimeout(timer);
      reject(fault);
      outgoing.destroy();
    };
    const timer = setTimeout(
      () => fail(new WireFault("timeout", `no whole answer within ${limits.timeout} ms`)),
      limits.timeout,
    );
    let sent = !isLong;
    outgoing.on("error", (error) => {
      const fault = faultOf(error, request, base);
      const isStale = outgoing.reusedSocket && fault.kind === "broken" && !isLong;
      if (isStale) fail(new StaleConnection(fault.kind, fault.message));
      else fail(fault.kind === "broken" && !sent ? new WireFault("unsent", fault.message) : fault);
    });
    outgoing.once("response", (incoming) => {
      const about = { encoding: incoming.headers["content-encoding"] ?? "", ok: isGood(incoming) };
      readBody(incoming, about, request, limits, () => timer.refresh()).then((read) => {
        clearTimeout(timer);
        if (!sent) outgoing.destroy();
        resolve({
          status: incoming.statusCode ?? 0,
          headers: headersOf(incoming.headers),
          setCookies: incoming.headers["set-cookie"] ?? [],
          ...read,
        });
      }, fail);
    });
    if (!isLong) outgoing.end(request.body);
    else
      inParts(outgoing, body).then(
        (whole) => {
          sent = whole;
        },
        () => undefined,
      );
  });
}

const isGood = ({ statusCode = 0 }: IncomingMessage): boolean => statusCode >= 200 && statusCode < 300;

/** Checks for an early answer; returns whether all was sent. */
async function inParts(outgoing: ClientRequest, body: Buffer): Promise<boolean> {
  let answered = false;
  outgoing.once("response", () => {
    answered = true;
  });
  outgoing.flushHeaders();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, wordWithin);
    for (const event of ["continue", "response", "error", "close"]) {
      outgoing.once(event, () => {
        clearTimeout(timer);
        resolve();
      });
    }
  });
  for (let at = 0; at < body.length; at += 65_536) {
    await setImmediate();
    if (answered || outgoing.destroyed) return false;
    await new Promise<void>((resolve) => {
      outgoing.once("close", resolve);
      outgoing.write(body.subarray(at, at + 65_536), () => {
        outgoing.off("close", resolve);
        resolve();
      });
    });
  }
  outgoing.end();
  return true;
}

/** By lower-case name, repeated ones joined; without HTTP/2's `:status`. */
export const headersOf = (headers: IncomingHttpHeaders): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined || name.startsWith(":")
        ? []
        : [[name, Array.isArray(value) ? value.join(", ") : value]],
    ),
  );

const nowhere: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

/** A connection error on one line, with the request. */
export function faultOf(error: Error, { method, path }: WireRequest, base: URL): WireFault {
  const code = "code" in error ? String(error.code) : "";
  if (/CERT|SSL|TLS|SELF_SIGNED|EPROTO|UNABLE_TO|ALTNAME/.test(code)) {
    const first = error.message.split("\n")[0] ?? "";
    return new WireFault("tls", `TLS failed at ${base.origin}: ${first} (${code})`);
  }
  if (nowhere.has(code)) return new WireFault("unreachable", `nothing answers at ${base.origin} (${code})`);
  return new WireFault("broken", `${method} ${path}: the connection broke (${code || error.message})`);
}
