import type { IncomingMessage } from "node:http";
import { hostName, isLocalName } from "./host-name.ts";
import { isLoopback } from "./loopback.ts";

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
