import type { IncomingMessage } from "node:http";
import { hostName, isLocalName } from "./host-name.ts";
import { isLoopback } from "./loopback.ts";

/** Headers that browsers add for the calling page, and proxies for the forwarded caller. */
const otherCallers = [
  "origin",
  "sec-fetch-site",
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
];

/**
 * Whether the caller is a local program, not a page or a proxy. Under DNS rebinding a page's GET lacks `Origin` and
 * `Sec-Fetch-Site`, but its `Host` is foreign.
 */
export const isLocalProgram = ({ socket, headers }: IncomingMessage): boolean =>
  isLoopback(socket.remoteAddress ?? "") &&
  isLocalName(hostName(headers.host)) &&
  otherCallers.every((name) => headers[name] === undefined);
