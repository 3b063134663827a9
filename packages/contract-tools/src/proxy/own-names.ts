import type { IncomingMessage } from "node:http";

const thisMachine = /^(?:localhost|[a-z0-9-]+\.localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i;

/**
 * Whether a call names this machine, or the host that `--host` adds. A foreign page whose name resolves here (DNS rebinding)
 * could else read a backend that only this machine reaches, and residents' data in the proxy's own page.
 */
export const isOwnName = ({ headers: { host = "" } }: IncomingMessage, added: string | undefined): boolean =>
  thisMachine.test(host) ||
  (added !== undefined && host.replace(/:\d+$/, "").toLowerCase() === added.toLowerCase());

export const foreignNameText =
  "The proxy answers to this machine's own names alone (localhost, 127.0.0.1); --host adds another.\n";
