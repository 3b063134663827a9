/** B10 Connections that misbehave: size limits and time limits. */
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../kit/client.ts";
import { openDoor } from "../kit/server.ts";

const door = await openDoor({ patience: 300, rows: { building: 20_000 } });
let client: Client;
beforeAll(async () => {
  client = await door.signedIn();
});
afterAll(() => door.close());

const edit = "/admin/building/edit/1";
/** With the port: a session is that of a server. */
const { host } = new URL(door.url);
const own = () =>
  `cookie: ${client.cookie}\r\nx-csrf-token: ${client.token}\r\ncontent-type: application/json\r\n`;
const postHead = (path = edit) => `POST /api${path} HTTP/1.1\r\nhost: ${host}\r\n${own()}`;

const get = (path: string) => `GET /api${path} HTTP/1.1\r\nhost: ${host}\r\n${own()}\r\n`;

/** Returns what the server wrote until it closed. */
function written(
  bytes: string,
  during: (socket: Socket) => void = () => undefined,
  url = door.url,
): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(Number(port), hostname, () => {
      socket.write(bytes);
      during(socket);
    });
    socket.on("data", (chunk) => {
      text += chunk.toString();
    });
    // A reset also ends it.
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(text));
  });
}

describe("B10 a connection", () => {
  test.each([
    ["no HTTP at all", "hello\r\n\r\n"],
    ["a target that is no path", "GET nonsense HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"],
    ["headers beyond all measure", `GET / HTTP/1.1\r\nhost: x\r\nx: ${"y".repeat(40_000)}\r\n\r\n`],
    ["no host", "GET /api/ HTTP/1.1\r\nconnection: close\r\n\r\n"],
    ["two hosts", `GET / HTTP/1.1\r\nhost: ${host}\r\nHost: evil.test\r\nconnection: close\r\n\r\n`],
  ])("with %s is answered 400", async (_name, bytes) => {
    expect(await written(bytes)).toMatch(/^HTTP\/1.1 400 /);
  });

  test("with cookies in several lines, an unknown expectation or an upgrade is answered as the call that it is", async () => {
    const session = (more: string) =>
      written(`GET /api/admin/session HTTP/1.1\r\nhost: ${host}\r\n${more}\r\nconnection: close\r\n\r\n`);
    expect(await session(`cookie: other=1\r\ncookie: ${client.cookie}`)).toContain('"authenticated":true');
    for (const more of ["expect: wonders", "upgrade: h2c"])
      expect(await session(more)).toMatch(/^HTTP\/1.1 200 [\s\S]*"authenticated":false/);
  });

  test("with a body that is too large is refused before it is read, whether it says its length or not", async () => {
    const close = "connection: close\r\n";
    expect(await written(`${postHead()}${close}content-length: 5000000000\r\n\r\n{`)).toMatch(
      /^HTTP\/1.1 413 /,
    );
    const chunk = `${(65_536).toString(16)}\r\n${"x".repeat(65_536)}\r\n`;
    const chunks = `${postHead()}${close}transfer-encoding: chunked\r\n\r\n${chunk.repeat(20)}`;
    expect(await written(chunks)).toMatch(/^HTTP\/1.1 413 /);
  });

  const long = "x".repeat(9_000_000);
  test.each([
    ["says its length", `content-length: ${long.length}\r\n\r\n${long}`],
    ["comes in chunks", `transfer-encoding: chunked\r\n\r\n895440\r\n${long}\r\n0\r\n\r\n`],
  ])(
    "whose body is too large and %s reads its refusal, though it writes all of it first",
    async (_name, body) => {
      const patient = await openDoor();
      const to = `HTTP/1.1\r\nhost: ${new URL(patient.url).host}\r\n`;
      const login = `POST /api/admin/login ${to}content-type: application/json\r\n${body}`;
      const next = `GET /health ${to}connection: close\r\n\r\n`;
      const text = await written(login + next, undefined, patient.url);
      expect(text).toMatch(/^HTTP\/1.1 413 [\s\S]*HTTP\/1.1 200 /);
      await patient.close();
    },
  );

  test("with more than a hundred calls that wait is closed", async () => {
    const world = door.control.world("default");
    await world.addFault({ route: "session.read", delayMs: 200 });
    const call = get("/admin/session");
    const last = call.replace("host:", "connection: close\r\nhost:");
    expect((await written(call.repeat(90) + last)).match(/HTTP\/1.1 200 /g)).toHaveLength(91);
    expect(await written(call.repeat(150) + last)).toBe("");
    await world.clearFaults();
  });

  test.each([
    ["half a head", ""],
    ["half a body", `content-length: 100\r\n\r\n{"name":`],
    ["chunks without an end", `transfer-encoding: chunked\r\n\r\n5\r\n{"a":\r\n`],
  ])("with %s is cut off with a word", async (_name, rest) => {
    expect(await written(postHead() + rest)).toMatch(/^HTTP\/1\.1 408 /);
  });

  test.each([
    ["a head", edit, ""],
    ["a body", edit, "content-length: 100000\r\n\r\n"],
    ["a file that is too large", edit, "content-length: 9000000\r\n\r\n"],
    ["what nobody may send", "/admin/nowhere", "content-length: 100000\r\n\r\n"],
  ])("with %s that comes byte by byte is cut off, however steadily it comes", async (_name, path, rest) => {
    let dripping: NodeJS.Timeout | undefined;
    const text = await written(postHead(path) + rest, (socket) => {
      dripping = setInterval(() => socket.write("x"), 20);
    });
    clearInterval(dripping);
    expect(text).toMatch(/^(?:HTTP\/1\.1 4\d\d |$)/);
  });

  test("that breaks off harms nobody else", async () => {
    await written(`${postHead()}content-length: 100\r\n\r\n{"name":`, (socket) => socket.destroy());
    await written(get("/admin/building/ajax-list?length=100"), (socket) => socket.destroy());
    expect((await client.get("/admin/session")).status).toBe(200);
  });

  test.each([
    ["asks for hundreds of lists", () => get("/admin/building/ajax-list?length=100").repeat(600)],
    [
      "asks for long files",
      () => get("/admin/building/ajax-list-export?column_field_list=name,street,city,reference").repeat(20),
    ],
  ])("that %s and reads nothing is let go", async (_name, bytes) => {
    const gone = new Promise((closed) => {
      door.server.once("connection", (socket) => socket.once("close", closed));
    });
    const { hostname, port } = new URL(door.url);
    const silent = connect(Number(port), hostname, () => silent.write(bytes()));
    silent.on("error", () => undefined).pause();
    await gone;
    silent.destroy();
    expect((await client.get("/admin/session")).status).toBe(200);
  });
});
