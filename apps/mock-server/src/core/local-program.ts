import type { IncomingMessage } from "node:http";
import { hostName, isLocalName } from "./host-name.ts";
import { isLoopback } from "./loopback.ts";

/** What a browser says of the page that calls, and a proxy of the caller that it forwards. */
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
 * Whether a program on this machine calls, rather than a page or a proxy. A page that was given a strange name for this
 * machine reads without `Origin` or `Sec-Fetch-Site`: its `Host` tells.
 */
export const isLocalProgram = ({ socket, headers }: IncomingMessage): boolean =>
  isLoopback(socket.remoteAddress ?? "") &&
  isLocalName(hostName(headers.host)) &&
  otherCallers.every((name) => headers[name] === undefined);
