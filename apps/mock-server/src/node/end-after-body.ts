import type { IncomingMessage, ServerResponse } from "node:http";

/** Bytes of a refused body to read and discard. */
const dropped = 64_000_000;
/** Longest pause of its sender, in ms. */
const pause = 2_000;

/**
 * Sends an answer while the request still arrives, and closes the connection once the request ends, pauses, or
 * exceeds the limit. Closing earlier resets it: a client that is still writing would never read the refusal (RFC 9112
 * §9.6).
 */
export function endAfterBody(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  body: string | Uint8Array,
): void {
  let left = dropped;
  const end = (): void => {
    clearTimeout(timer);
    incoming.off("data", drop);
    outgoing.end();
  };
  const timer = setTimeout(end, pause);
  const drop = (chunk: Uint8Array): void => {
    left -= chunk.length;
    if (left < 0) end();
    else timer.refresh();
  };
  outgoing.write(body);
  incoming.on("data", drop);
  incoming.once("end", end);
  incoming.once("close", end);
  incoming.resume();
}
