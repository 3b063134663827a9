import type { RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Calls that may wait on one connection: browsers and usual clients send one at a time. */
const mostWaiting = 1_000;

interface Line {
  last?: ServerResponse;
  waiting: number;
}

/**
 * Serves a connection's calls one after the other, as they are answered. Node hands over all that came together, and
 * stops reading only at answers that nobody takes: calls that wait, for another world or the disk, would all be answered
 * into memory. Who sends far too many is disconnected.
 */
export function inOrder(serve: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();
  return (incoming, outgoing) => {
    const { socket } = incoming;
    const line = lines.get(socket) ?? { waiting: 0 };
    const before = line.last;
    line.last = outgoing;
    lines.set(socket, line);
    if (before === undefined || before.writableFinished || before.destroyed) {
      serve(incoming, outgoing);
      return;
    }
    line.waiting += 1;
    if (line.waiting > mostWaiting) socket.destroy();
    before.once("close", () => {
      line.waiting -= 1;
      if (!socket.destroyed) serve(incoming, outgoing);
    });
  };
}
