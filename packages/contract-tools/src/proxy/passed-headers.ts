import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { readableCodings } from "./content-codings.ts";

/**
 * Its host, `X-Forwarded-*`, and for same-origin calls its own origin, as backends compare `Origin` with
 * `Host`. Cross-site origins stay, so that the backend refuses them.
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

/** By `Sec-Fetch-Site`, else by `Origin`. */
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

/** Names and values alternate. Cookies and redirects stay on this host. */
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
 * Without `Domain` and https-only attributes. The prefixes `__Host-` and `__Secure-` need `Secure`, which
 * browsers accept from 127.0.0.1.
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

function locationHere({ origin, protocol }: URL, text: string): string {
  const url = URL.parse(text.startsWith("//") ? protocol + text : text);
  return url === null || url.origin !== origin ? text : `${url.pathname}${url.search}${url.hash}`;
}
