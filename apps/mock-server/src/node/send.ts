import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import { jsonHeaders } from "../core/answers.ts";
import type { CoreAnswer } from "../core/exchange.ts";

const jsonHead = Object.entries(jsonHeaders).flat();

/** Sends an answer. What is left of a body that nobody read closes the connection rather than being waited for. */
export function send(incoming: IncomingMessage, outgoing: ServerResponse, answer: CoreAnswer): void {
  const { status, headers, body } = answer;
  const head = headers === jsonHeaders ? jsonHead : Object.entries(headers).flat();
  const more =
    incoming.complete || incoming.method === "GET" || incoming.method === "HEAD"
      ? []
      : ["connection", "close"];
  const bare = incoming.method === "HEAD";
  if (body === undefined) {
    outgoing.writeHead(status, [...head, ...more, ...(status === 204 ? [] : ["content-length", "0"])]).end();
  } else if (typeof body === "string" || body instanceof Uint8Array) {
    const length = typeof body === "string" ? Buffer.byteLength(body) : body.length;
    outgoing.writeHead(status, [...head, "content-length", String(length), ...more]);
    outgoing.end(bare ? undefined : body);
  } else {
    outgoing.writeHead(status, [...head, ...more]);
    if (bare) outgoing.end();
    else void stream(outgoing, body);
  }
}

/** Writes as fast as the reader takes it, and lets others have their turn between two chunks. */
async function stream(outgoing: ServerResponse, body: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    for await (const chunk of body) {
      if (outgoing.destroyed) return;
      if (!outgoing.write(chunk)) await Promise.race([once(outgoing, "drain"), once(outgoing, "close")]);
      else await setImmediate();
    }
    outgoing.end();
  } catch (error) {
    // The status is long sent: a cut connection is the only way left to say that the file is not whole.
    console.error(error);
    outgoing.destroy();
  }
}
