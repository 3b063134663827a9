import type { IncomingMessage, ServerResponse } from "node:http";

/** Bytes of a refused body that are read and discarded. */
const dropped = 64_000_000;
/** In ms. */
const pause = 2_000;

/**
 * Closes only when the request ends, pauses, or exceeds the limit: after a reset a writing client could not
 * read the refusal (RFC 9112 §9.6).
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
