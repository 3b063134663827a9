import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** Whether a host name or an address is this machine's own. */
export function isLoopback(host: string): boolean {
  const plain = host.replace(/^::ffff:/, "");
  return plain === "localhost" || plain === "::1" || (isIP(plain) === 4 && plain.startsWith("127."));
}

/**
 * Whether a program on this machine calls, rather than a page: browsers name the page's origin or site, and a proxy
 * names the caller that it forwards.
 */
export const isLocalProgram = ({ socket, headers }: IncomingMessage): boolean =>
  isLoopback(socket.remoteAddress ?? "") &&
  headers.origin === undefined &&
  headers["sec-fetch-site"] === undefined &&
  headers["x-forwarded-for"] === undefined;
