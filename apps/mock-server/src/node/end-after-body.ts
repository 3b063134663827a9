import type { IncomingMessage, ServerResponse } from "node:http";

/** How many bytes of a refused body are read and dropped. */
const dropped = 64_000_000;
/** How long its sender may pause, in milliseconds. */
const pause = 2_000;

/**
 * Sends an answer while its request still arrives, and closes the connection when the request is whole, pauses or goes
 * on for too long. To close it earlier resets it: a client that is still writing then sees a broken pipe and never reads
 * the refusal (RFC 9112 §9.6).
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
