import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import type { CoreAnswer } from "../core/exchange.ts";
import { logThrown } from "../core/thrown-log.ts";

/** In ms. */
export const usualPatience = 120_000;

/** Sends an answer; a reader who takes none of it is disconnected after `patience` ms, at the latest after twice that. */
export function send(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: CoreAnswer,
  patience = usualPatience,
): void {
  const { status, headers, body } = answer;
  if (answer.cut === true) cut(incoming, outgoing);
  else if (body === undefined || typeof body === "string" || body instanceof Uint8Array) {
    const length = status === 204 ? {} : { "content-length": lengthOf(body) };
    outgoing.writeHead(status, { ...headers, ...length }).end(body);
    if (outgoing.writableLength > 0) letGo(outgoing, patience);
  } else {
    outgoing.writeHead(status, headers);
    if (incoming.method === "HEAD") outgoing.end();
    else void stream(outgoing, body, patience);
  }
}

const lengthOf = (body: string | Uint8Array | undefined): number =>
  body === undefined ? 0 : typeof body === "string" ? Buffer.byteLength(body) : body.length;

/**
 * Chromium retries, even a POST, if a reused connection closes before any byte: an interim response and a
 * reset prevent that.
 */
function cut({ httpVersion, socket }: IncomingMessage, outgoing: ServerResponse): void {
  if (httpVersion === "1.1" && !socket.destroyed) {
    socket.write("HTTP/1.1 102 Processing\r\n\r\n", () => socket.resetAndDestroy());
  } else outgoing.destroy();
}

/** Disconnects a reader who takes nothing for `patience` ms: what waits for it is memory. */
export const letGo = (outgoing: ServerResponse, patience: number): void => {
  outgoing.setTimeout(patience, () => outgoing.destroy());
};

/** At the reader's pace. A body that fails is cut: nothing else tells that a file is incomplete. */
async function stream(
  outgoing: ServerResponse,
  body: AsyncIterable<Uint8Array>,
  patience: number,
): Promise<void> {
  letGo(outgoing, patience);
  try {
    await pipeline(Readable.from(withTurns(body)), outgoing);
  } catch (error) {
    const isLeft = error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
    if (!isLeft) logThrown(error);
  }
}

/** A long file must not keep other calls waiting. */
async function* withTurns(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    yield chunk;
    await setImmediate();
  }
}
