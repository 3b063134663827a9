import type { IncomingMessage } from "node:http";
import { hostName, isLocalName } from "./host-name.ts";
import { isLoopback } from "./loopback.ts";

/** Set by browsers for pages and by proxies. */
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
 * No page, no proxy. Under DNS rebinding a page's GET lacks `Origin` and `Sec-Fetch-Site`, but its `Host` is
 * foreign.
 */
export const isLocalProgram = ({ socket, headers }: IncomingMessage): boolean =>
  isLoopback(socket.remoteAddress ?? "") &&
  isLocalName(hostName(headers.host)) &&
  otherCallers.every((name) => headers[name] === undefined);
