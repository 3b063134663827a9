/** Which machine a call names, and comes from. */
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** `[::1]:4010` → `::1`; empty if malformed. */
export function hostName(header: string | undefined): string {
  const found = /^(?:\[([^\]]*)\]|([^:]*))(?::\d+)?$/.exec(header ?? "");
  return (found?.[1] ?? found?.[2] ?? "").toLowerCase();
}

/** An address of this machine alone. */
export function isLoopback(host: string): boolean {
  const plain = host.replace(/^::ffff:/, "");
  return plain === "localhost" || plain === "::1" || (isIP(plain) === 4 && plain.startsWith("127."));
}

/** Names this machine, regardless of DNS. */
export const isLocalName = (name: string): boolean => name.endsWith(".localhost") || isLoopback(name);

/** Nobody can register it in public DNS. */
export const isUnclaimedName = (name: string): boolean =>
  isLocalName(name) || isIP(name) !== 0 || /^[a-z0-9_-]+$/.test(name);

/** Set by proxies. */
const forwarding = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
];

/** Comes through a proxy that says so, from whatever machine. */
export const isForwarded = (header: (name: string) => unknown): boolean =>
  forwarding.some((name) => header(name) !== undefined);

/**
 * No page, no proxy. Under DNS rebinding a page's GET lacks `Origin` and `Sec-Fetch-Site`, but its `Host` is
 * foreign.
 */
export const isLocalProgram = ({ socket, headers }: IncomingMessage): boolean =>
  isLoopback(socket.remoteAddress ?? "") &&
  isLocalName(hostName(headers.host)) &&
  headers.origin === undefined &&
  headers["sec-fetch-site"] === undefined &&
  !isForwarded((name) => headers[name]);
