import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Client, openDoor } from "./harness.ts";

const door = await openDoor();
let client: Client;
beforeAll(async () => {
  client = await door.signedIn();
});
afterAll(() => door.close());

const page = (start: number): string => `/api/admin/building/ajax-list?draw=1&start=${start}&length=100`;
const asked = 300;

/** One connection, not read until `answers` is called. */
function slowReader(): { answers: () => Promise<string[]> } {
  const { hostname, port } = new URL(door.url);
  const head = `GET ${page(0)} HTTP/1.1\r\nhost: x\r\ncookie: ${client.cookie}\r\n`;
  const socket = connect(Number(port), hostname, () => {
    socket.write(`${head}\r\n`.repeat(asked - 1));
    socket.write(`${head}connection: close\r\n\r\n`);
  });
  socket.pause();
  return {
    answers: async () => {
      const chunks: Buffer[] = [];
      socket.resume();
      for await (const chunk of socket) chunks.push(Buffer.from(chunk));
      return Buffer.concat(chunks)
        .toString()
        .split(/HTTP\/1\.1 200 OK\r\n/)
        .slice(1)
        .map((answer) => answer.slice(answer.indexOf("\r\n\r\n") + 4));
    },
  };
}

test("what a slow reader has not taken yet is not written over by the answers of others", async () => {
  const first = await (await client.get(page(0).slice(4))).text();
  const slow = slowReader();
  for (let at = 0; at < asked; at += 1) {
    await (await client.get(page(20).slice(4))).text();
  }
  const answers = await slow.answers();
  expect(answers).toHaveLength(asked);
  expect(new Set(answers)).toEqual(new Set([first]));
});

test("calls that wait are answered as their reader takes them, not all into memory", async () => {
  const waiting = await openDoor({ latency: { least: 1, most: 1 } });
  const own = await waiting.signedIn();
  const { hostname, port } = new URL(waiting.url);
  const head = `GET ${page(0)} HTTP/1.1\r\nhost: x\r\ncookie: ${own.cookie}\r\n\r\n`;
  const socket = connect(Number(port), hostname, () => socket.write(head.repeat(1_000)));
  socket.pause();
  const served = () => waiting.app.worlds.of("default").journal.last;
  try {
    await expect.poll(served).toBeGreaterThan(2);
    // All of them have had their time.
    for (let at = 0; at < asked; at += 1) await own.get("/admin/session");
    expect(served() - asked).toBeLessThan(900);
  } finally {
    socket.destroy();
    await waiting.close();
  }
});

test("who sends far too many calls at once is disconnected", async () => {
  const { hostname, port } = new URL(door.url);
  const head = `GET ${page(0)} HTTP/1.1\r\nhost: x\r\ncookie: ${client.cookie}\r\n\r\n`;
  const socket = connect(Number(port), hostname, () => socket.write(head.repeat(100_000)));
  socket.pause();
  const closed = new Promise((resolve) => {
    socket.on("error", () => undefined);
    socket.once("close", resolve);
  });
  await closed;
  expect((await client.get("/admin/session")).status).toBe(200);
});

test("who reads nothing is disconnected when the time to stall is over, not after twice of it", async () => {
  const patience = 2_000;
  const own = await openDoor({ patience });
  const { cookie } = await own.signedIn();
  const { hostname, port } = new URL(own.url);
  const stalled = Promise.withResolvers<string>();
  own.server.once("connection", (socket) => {
    socket.once("close", () => stalled.resolve("disconnected"));
    setTimeout(() => stalled.resolve("still there"), 1.6 * patience);
  });
  const head = `GET ${page(0)} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\n\r\n`;
  const socket = connect(Number(port), hostname, () => socket.write(head.repeat(1_000)));
  socket.on("error", () => undefined);
  socket.pause();
  try {
    expect(await stalled.promise).toBe("disconnected");
  } finally {
    socket.destroy();
    await own.close();
  }
});
