/** Slow clients must hold neither connection nor memory. */
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, openDoor } from "./harness.ts";

const door = await openDoor({ patience: 400 });
let client: Client;
beforeAll(async () => {
  client = await door.signedIn();
});
afterAll(() => door.close());

/** Waits for the end; without `reads` reads nothing. */
function held(bytes: string, reads: boolean): { readonly socket: Socket; readonly ended: Promise<string> } {
  const { hostname, port } = new URL(door.url);
  const socket = connect(Number(port), hostname, () => socket.write(bytes));
  let text = "";
  if (reads) {
    socket.on("data", (chunk) => {
      text += chunk.toString();
    });
  } else socket.pause();
  const ended = new Promise<string>((resolve) => {
    // A reset also ends it.
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(text));
  });
  return { socket, ended };
}

describe("a client that keeps others waiting", () => {
  test.each([
    ["half a head", ""],
    ["half a body", `content-length: 100\r\n\r\n{"name":`],
    ["chunks without an end", `transfer-encoding: chunked\r\n\r\n5\r\n{"a":\r\n`],
  ])("%s is cut off with a word", async (_name, rest) => {
    // Only the missing rest is refused.
    const own = `cookie: ${client.cookie}\r\nx-csrf-token: ${client.token}\r\ncontent-type: application/json\r\n`;
    const head = `POST /api/admin/building/edit/1 HTTP/1.1\r\nhost: 127.0.0.1\r\n${own}`;
    expect(await held(head + rest, true).ended).toMatch(/^HTTP\/1\.1 408 /);
    await expect.poll(async () => (await client.get("/admin/session")).status).toBe(200);
  });

  test.each([
    ["a head", "/admin/building/edit/1", ""],
    ["a body", "/admin/building/edit/1", "content-length: 100000\r\n\r\n"],
    ["a body in chunks", "/admin/building/edit/1", "transfer-encoding: chunked\r\n\r\n"],
    ["an upload", "/admin/ula/8/proof", "content-length: 9000000\r\n\r\n"],
    ["a file that is too large", "/admin/building/edit/1", "content-length: 9000000\r\n\r\n"],
    ["what nobody may send", "/admin/nowhere", "content-length: 100000\r\n\r\n"],
  ])("%s that comes byte by byte is cut off, however steadily it comes", async (_name, path, rest) => {
    const own = `cookie: ${client.cookie}\r\nx-csrf-token: ${client.token}\r\ncontent-type: application/json\r\n`;
    const head = `POST /api${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${own}${rest}`;
    const slow = held(head, true);
    const next = rest.includes("chunked") ? "1\r\nx\r\n" : "x";
    const dripping = setInterval(() => slow.socket.write(next), 20);
    try {
      expect(await slow.ended).toMatch(/^(?:HTTP\/1\.1 4\d\d |$)/);
    } finally {
      clearInterval(dripping);
    }
    expect((await client.get("/admin/session")).status).toBe(200);
  });

  test.each([
    ["pages", "/admin/building/ajax-list?draw=1&start=0&length=100"],
    ["files", "/admin/building/ajax-list-export?column_field_list=name,street,city,reference"],
  ])("who asks for many %s and reads none is let go, and what was made is forgotten", async (_name, path) => {
    const ofServer: Socket[] = [];
    const note = (socket: Socket): void => void ofServer.push(socket);
    door.server.on("connection", note);
    const ask = `GET /api${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${client.cookie}\r\n\r\n`;
    const slow = held(ask.repeat(600), false);
    // By port.
    const mine = () => ofServer.find(({ remotePort }) => remotePort === slow.socket.localPort);
    await expect.poll(() => mine() !== undefined).toBe(true);
    const server = mine();
    door.server.off("connection", note);
    await expect.poll(() => server?.destroyed, { timeout: 15_000 }).toBe(true);
    slow.socket.destroy();
    expect((await client.get("/admin/session")).status).toBe(200);
  });

  test("a long file that is waited for again and again leaves nothing behind at each wait", async () => {
    const large = await openDoor({ rows: { building: 20_000 } });
    const warnings: string[] = [];
    const note = ({ name }: Error): void => void warnings.push(name);
    process.on("warning", note);
    try {
      const admin = await large.signedIn();
      const path = "/admin/building/ajax-list-export?length=-1&column_field_list=name,street,city,reference";
      const lines = (await (await admin.get(path)).text()).trim().split("\n");
      expect(lines).toHaveLength(20_001);
      expect(warnings).toEqual([]);
    } finally {
      process.off("warning", note);
      await large.close();
    }
  });
});
