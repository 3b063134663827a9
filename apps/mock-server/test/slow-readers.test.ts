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
