/** Requests one address over keep-alive connections as fast as possible. */

import { connect, type Socket } from "node:net";
import { setImmediate } from "node:timers/promises";

export interface Target {
  readonly port: number;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Each connection sends its next request on the answer. @throws Error for a status other than 200 */
export async function requestsPerSecond(target: Target, seconds: number, connections = 16): Promise<number> {
  const until = performance.now() + seconds * 1000;
  const start = performance.now();
  const awake = stayAwake(until);
  const counts = await Promise.all(Array.from({ length: connections }, () => askUntil(target, until)));
  await awake;
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (total * 1000) / (performance.now() - start);
}

/**
 * Keeps this process awake: on a virtual machine, waking an idle processor costs more than the answer, but
 * only a slow server would pay it.
 */
async function stayAwake(until: number): Promise<void> {
  while (performance.now() < until) await setImmediate();
}

function askUntil(target: Target, until: number): Promise<number> {
  const request = requestBytes(target);
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(target.port, "127.0.0.1", () => socket.write(request));
    let count = 0;
    let left = -1;
    socket.setNoDelay();
    socket.on("error", reject);
    socket.on("data", (chunk: Buffer) => {
      left = left < 0 ? lengthOf(chunk) - chunk.length : left - chunk.length;
      if (left > 0) return;
      if (!chunk.length) return;
      count += 1;
      left = -1;
      if (performance.now() < until) socket.write(request);
      else {
        socket.destroy();
        resolve(count);
      }
    });
  });
}

function requestBytes({ port, path, headers = {} }: Target): Buffer {
  // With the port: a session is that of a server.
  const lines = Object.entries({ host: `localhost:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
}

/** Reads the head, which always arrives in one piece here. */
function lengthOf(chunk: Buffer): number {
  const end = chunk.indexOf("\r\n\r\n");
  const head = chunk.toString("latin1", 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith("HTTP/1.1 200") || length === undefined) throw new Error(head);
  return end + 4 + Number(length);
}

export interface Timed {
  /** Ms to the body's first byte. */
  readonly first: number;
  /** Ms. */
  readonly whole: number;
  readonly bytes: number;
}

/** Uses its own connection; `onlyFirst` disconnects once the body begins. */
export function timedRequest(target: Target, onlyFirst = false): Promise<Timed> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    let first = 0;
    let bytes = 0;
    const socket: Socket = connect(target.port, "127.0.0.1", () =>
      socket.write(requestBytes({ ...target, headers: { ...target.headers, connection: "close" } })),
    );
    socket.on("error", reject);
    socket.on("data", (chunk: Buffer) => {
      // The head is sent early, so it does not count.
      if (first === 0 && (bytes > 0 || chunk.length > chunk.indexOf("\r\n\r\n") + 4))
        first = performance.now() - start;
      bytes += chunk.length;
      if (onlyFirst && first > 0) socket.destroy();
    });
    socket.on("close", () => resolve({ first, whole: performance.now() - start, bytes }));
  });
}
