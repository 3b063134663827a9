import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import { jsonHeaders } from "../core/answers.ts";
import type { CoreAnswer } from "../core/exchange.ts";
import { logThrown } from "../core/thrown-log.ts";
import { endAfterBody } from "./end-after-body.ts";

const jsonHead = Object.entries(jsonHeaders).flat();
const nothing: readonly string[] = [];
const closing: readonly string[] = ["connection", "close"];

/** In ms. */
export const usualPatience = 120_000;

/** Disconnects readers that stall, within `patience` ms, to free memory. */
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
    if (outgoing.writableLength > 0) letGo(outgoing, patience);
  } else {
    outgoing.writeHead(status, [...head, ...more]);
    if (bare) outgoing.end();
    else void stream(outgoing, body, patience);
  }
}

/**
 * Chromium retries, even a POST, if a reused connection closes before any byte: an interim response and a
 * reset prevent that.
 */
function cut({ httpVersion, socket }: IncomingMessage, outgoing: ServerResponse): void {
  if (httpVersion === "1.1" && !socket.destroyed) {
    socket.write("HTTP/1.1 102 Processing\r\n\r\n", () => socket.resetAndDestroy());
  } else outgoing.destroy();
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";

/** At the reader's pace; yields between chunks. */
async function stream(
  outgoing: ServerResponse,
  body: AsyncIterable<Uint8Array>,
  patience: number,
): Promise<void> {
  // Once: each call adds a listener, and large files drain thousands of times.
  letGo(outgoing, 0);
  try {
    for await (const chunk of body) {
      if (outgoing.destroyed) return;
      if (!outgoing.write(chunk)) await drained(outgoing, patience);
      else await setImmediate();
    }
    outgoing.end();
    if (outgoing.writableLength > 0) outgoing.setTimeout(stallOf(patience));
  } catch (error) {
    // Only a cut signals an incomplete file.
    logThrown(error);
    outgoing.destroy();
  }
}

/** Disconnects at the latest `patience` ms after the last progress; 0 disables it. */
const letGo = (outgoing: ServerResponse, patience: number): void => {
  outgoing.setTimeout(stallOf(patience), () => outgoing.destroy());
};

/** Node lets the first timeout pass if any byte was sent since the write began. */
const stallOf = (patience: number): number => patience / 2;

function drained(outgoing: ServerResponse, patience: number): Promise<void> {
  outgoing.setTimeout(stallOf(patience));
  return new Promise((resolve) => {
    const done = () => {
      // The next chunk may take long.
      outgoing.setTimeout(0);
      outgoing.off("drain", done);
      outgoing.off("close", done);
      resolve();
    };
    outgoing.on("drain", done);
    outgoing.on("close", done);
  });
}
