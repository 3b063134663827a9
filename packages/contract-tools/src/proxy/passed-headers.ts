import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { readableCodings } from "./content-codings.ts";

/**
 * A request's headers as the backend gets them: its own host, who asked for what in `X-Forwarded-*`, and the origin of a
 * same-origin call as the backend's own, so that a backend that compares `Origin` with `Host` takes it. What another site
 * sent keeps its origin, to be refused.
 */
export function requestHeaders(
  target: URL,
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
): IncomingHttpHeaders {
  const host = headers.host ?? "";
  const codings = readableCodings(headers["accept-encoding"]);
  const from = [headers["x-forwarded-for"] ?? [], socket.remoteAddress ?? []].flat().join(", ");
  const isOwn = isSameOrigin(headers);
  return {
    ...headers,
    ...(codings === undefined ? {} : { "accept-encoding": codings }),
    ...(isOwn && headers.origin !== undefined ? { origin: target.origin } : {}),
    ...(isOwn && headers.referer !== undefined ? { referer: at(target, headers.referer) } : {}),
    "x-forwarded-for": from,
    "x-forwarded-host": headers["x-forwarded-host"] ?? host,
    "x-forwarded-proto": headers["x-forwarded-proto"] ?? "http",
    host: target.host,
  };
}

/** Whether a page sent this to the host that it came from itself: browsers say so; elsewhere `Origin` names the host. */
function isSameOrigin({ "sec-fetch-site": site, origin, host, ...others }: IncomingHttpHeaders): boolean {
  if (site !== undefined) return site === "same-origin";
  const asked = [others["x-forwarded-host"] ?? [], host ?? []].flat();
  const named = origin === undefined ? null : URL.parse(origin);
  return named !== null && asked.includes(named.host);
}

const at = (target: URL, referer: string): string => {
  const url = URL.parse(referer);
  return url === null ? referer : `${target.origin}${url.pathname}${url.search}`;
};

/**
 * An answer's headers as the browser gets them, name and value in turn: cookies that it keeps for this host, and
 * redirects within the backend that stay here.
 */
export function answerHeaders(target: URL, raw: readonly string[]): string[] {
  return raw.map((text, index) => {
    if (index % 2 === 0) return text;
    switch (raw[index - 1]?.toLowerCase()) {
      case "set-cookie":
        return cookieHere(text);
      case "location":
        return locationHere(target, text);
      default:
        return text;
    }
  });
}

/**
 * A cookie without its `Domain`, and without what a browser takes over https alone. The prefixes `__Host-` and
 * `__Secure-` need `Secure`, which browsers take from 127.0.0.1 too.
 */
function cookieHere(text: string): string {
  const [pair = "", ...attributes] = text.split(";");
  const isPrefixed = /^\s*__(?:Host|Secure)-/i.test(pair);
  const kept = attributes.filter((attribute) => {
    const [name = "", value = ""] = attribute.trim().toLowerCase().split("=");
    if (name === "domain") return false;
    return (
      isPrefixed ||
      !(name === "secure" || name === "partitioned" || (name === "samesite" && value === "none"))
    );
  });
  return [pair, ...kept].join(";");
}

/** The backend's own addresses as paths, which hold on whatever host the browser asked. */
function locationHere({ origin, protocol }: URL, text: string): string {
  const url = URL.parse(text.startsWith("//") ? protocol + text : text);
  return url === null || url.origin !== origin ? text : `${url.pathname}${url.search}${url.hash}`;
}
