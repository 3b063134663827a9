import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { type Transport, WireFault, type WireFaultKind, type WireRequest } from "./wire.ts";

export interface HttpLimits {
  /** How long one answer may take, from the request to its last byte, in milliseconds. */
  readonly timeout: number;
  /** How long a body may be, in bytes: reading stops there. */
  readonly maxBody: number;
}

export const defaultLimits: HttpLimits = { timeout: 15_000, maxBody: 64_000_000 };

/**
 * Requests over kept connections of `node:http`. Redirects are not followed (they are answers like others), so that none
 * can loop; time and size are bounded, so that no answer can hang.
 */
export function httpTransport(base: URL, limits: HttpLimits = defaultLimits): Transport {
  const secure = base.protocol === "https:";
  const agent = secure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const send = secure ? requestHttps : requestHttp;
  const prefix = base.pathname.replace(/\/+$/, "");
  return (request) =>
    new Promise((resolve, reject) => {
      const { length } = Buffer.from(request.body ?? "");
      const outgoing = send({
        agent,
        protocol: base.protocol,
        hostname: base.hostname.replace(/^\[|\]$/g, ""),
        port: base.port,
        method: request.method,
        path: prefix + request.path,
        headers: { ...request.headers, ...(request.body === undefined ? {} : { "content-length": length }) },
      });
      const fail = (kind: WireFaultKind, message: string) => {
        clearTimeout(timer);
        reject(new WireFault(kind, message));
        outgoing.destroy();
      };
      const timer = setTimeout(
        () => fail("timeout", `no whole answer within ${limits.timeout} ms`),
        limits.timeout,
      );
      outgoing.once("error", (error) => fail(...faultOf(error, request, base)));
      outgoing.once("response", (incoming) => {
        const chunks: Buffer[] = [];
        let size = 0;
        incoming.on("data", (chunk: Buffer) => {
          size += chunk.length;
          if (size > limits.maxBody) fail("too-large", `the body is longer than ${limits.maxBody} bytes`);
          else chunks.push(chunk);
        });
        incoming.once("error", () => fail("broken", "the connection ended within the body"));
        incoming.once("aborted", () => fail("broken", "the connection ended within the body"));
        incoming.once("end", () => {
          clearTimeout(timer);
          resolve({
            status: incoming.statusCode ?? 0,
            headers: headersOf(incoming),
            setCookies: incoming.headers["set-cookie"] ?? [],
            body: Buffer.concat(chunks),
          });
        });
      });
      outgoing.end(request.body);
    });
}

function headersOf({ headers }: IncomingMessage): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(", ") : value]],
    ),
  );
}

function faultOf(error: Error, { method, path }: WireRequest, base: URL): [WireFaultKind, string] {
  const code = "code" in error ? String(error.code) : "";
  if (/CERT|SSL|TLS|SELF_SIGNED|EPROTO|UNABLE_TO|ALTNAME/.test(code)) {
    return ["tls", `TLS failed at ${base.origin}: ${error.message.split("\n")[0]} (${code})`];
  }
  if (["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"].includes(code)) {
    return ["unreachable", `nothing answers at ${base.origin} (${code})`];
  }
  return ["broken", `${method} ${path}: the connection broke (${code || error.message})`];
}
