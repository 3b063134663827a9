import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import { jsonHeaders } from "../core/answers.ts";
import type { CoreAnswer } from "../core/exchange.ts";
import { logThrown } from "../core/thrown-log.ts";
import { endAfterBody } from "./end-after-body.ts";

const jsonHead = Object.entries(jsonHeaders).flat();
const nothing: readonly string[] = [];
/** A body that was refused is dropped as it comes; the connection closes behind it. */
const closing: readonly string[] = ["connection", "close"];

/** How many milliseconds a client is waited for. */
export const usualPatience = 120_000;

/**
 * Sends an answer, with its length where it is known. A reader who takes nothing of it for `patience` milliseconds is let go:
 * what was made for him would stay in memory.
 */
export function send(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: CoreAnswer,
  patience = usualPatience,
): void {
  if (answer.cut === true) {
    cut(incoming, outgoing);
    return;
  }
  const { status, headers, body } = answer;
  const head = headers === jsonHeaders ? jsonHead : Object.entries(headers).flat();
  const bare = incoming.method === "HEAD";
  const isRead = bare || incoming.method === "GET" || incoming.complete || !hasBody(incoming);
  const more = isRead ? nothing : closing;
  if (body === undefined) {
    const length = status === 204 ? nothing : ["content-length", "0"];
    outgoing.writeHead(status, [...head, ...more, ...length]).end();
  } else if (typeof body === "string" || body instanceof Uint8Array) {
    const length = typeof body === "string" ? Buffer.byteLength(body) : body.length;
    outgoing.writeHead(status, [...head, "content-length", String(length), ...more]);
    if (bare) outgoing.end();
    else if (!isRead) endAfterBody(incoming, outgoing, body);
    else if (answer.sent !== undefined && body instanceof Uint8Array) outgoing.end(body, answer.sent);
    else outgoing.end(body);
    // Most have taken all of it by now, and need no timer.
    if (outgoing.writableLength > 0) letGo(outgoing, patience);
  } else {
    outgoing.writeHead(status, [...head, ...more]);
    if (bare) outgoing.end();
    else void stream(outgoing, body, patience);
  }
}

/**
 * Ends the connection in a way that every client tells its caller. Chromium sends a call again by itself, POST too, when a
 * kept connection ends before anything came back; a word that is no answer yet, and a reset, make it give up.
 */
function cut({ httpVersion, socket }: IncomingMessage, outgoing: ServerResponse): void {
  if (httpVersion === "1.1" && !socket.destroyed) {
    socket.write("HTTP/1.1 102 Processing\r\n\r\n", () => socket.resetAndDestroy());
  } else outgoing.destroy();
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";

/** Writes as fast as the reader takes it, and lets others have their turn between two chunks. */
async function stream(
  outgoing: ServerResponse,
  body: AsyncIterable<Uint8Array>,
  patience: number,
): Promise<void> {
  // Once for the whole answer: each call would add a listener, and a large file drains thousands of times.
  letGo(outgoing, 0);
  try {
    for await (const chunk of body) {
      if (outgoing.destroyed) return;
      if (!outgoing.write(chunk)) await drained(outgoing, patience);
      else await setImmediate();
    }
    outgoing.end();
    if (outgoing.writableLength > 0) outgoing.setTimeout(patience);
  } catch (error) {
    // The status is long sent: a cut connection is the only way left to say that the file is not whole.
    logThrown(error);
    outgoing.destroy();
  }
}

/** Ends a connection that nothing moves on for `patience` milliseconds; 0 waits for ever, until it is set anew. */
const letGo = (outgoing: ServerResponse, patience: number): void => {
  outgoing.setTimeout(patience, () => outgoing.destroy());
};

/** When the reader has taken what was written, or left. */
function drained(outgoing: ServerResponse, patience: number): Promise<void> {
  outgoing.setTimeout(patience);
  return new Promise((resolve) => {
    const done = () => {
      // What is made next may take its time.
      outgoing.setTimeout(0);
      outgoing.off("drain", done);
      outgoing.off("close", done);
      resolve();
    };
    outgoing.on("drain", done);
    outgoing.on("close", done);
  });
}
