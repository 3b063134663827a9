import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, openDoor } from "./harness.ts";

const door = await openDoor();
let client: Client;
beforeAll(async () => {
  client = await door.signedIn();
});
afterAll(() => door.close());

const edit = "/admin/building/edit/1";

/** Returns when the server closes or is silent for 300 ms. */
const rawBytes = (bytes: string, cut = false): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(door.url);
    const socket = connect(Number(port), hostname, () => {
      socket.write(bytes);
      if (cut) socket.destroy();
    });
    let text = "";
    socket.setTimeout(1000, () => socket.destroy());
    socket.on("data", (chunk) => {
      text += chunk.toString();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(text));
  });

describe("a connection that misbehaves harms nobody else", () => {
  const post = `POST /api${edit} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n`;
  const auth = () => `cookie: ${client.cookie}\r\nx-csrf-token: ${client.token}\r\nconnection: close\r\n`;

  test.each([
    ["no HTTP at all", "hello\r\n\r\n", 400],
    ["a target that is no path", "GET nonsense HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", 400],
    ["headers beyond all measure", `GET / HTTP/1.1\r\nhost: x\r\nx: ${"y".repeat(40_000)}\r\n\r\n`, 400],
    ["no host", "GET /api/ HTTP/1.1\r\nconnection: close\r\n\r\n", 400],
  ])("%s", async (_name, bytes, status) => {
    expect(await rawBytes(bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test("an expectation that nobody knows is ignored, rather than refused without a word", async () => {
    const answer = await rawBytes(
      "GET /api/admin/ HTTP/1.1\r\nhost: x\r\nexpect: wonders\r\nconnection: close\r\n\r\n",
    );
    expect(answer).toMatch(/^HTTP\/1.1 401 /);
    expect(answer).toContain("application/problem+json");
  });

  test("cookies that come in several lines are one header", async () => {
    const answer = await rawBytes(
      `GET /api/admin/session HTTP/1.1\r\nhost: x\r\ncookie: other=1\r\ncookie: ${client.cookie}\r\nconnection: close\r\n\r\n`,
    );
    expect(answer).toContain('"authenticated":true');
  });

  test.each(["h2c", "websocket"])(
    "an upgrade to %s of the API is answered as the call that it is",
    async (protocol) => {
      const answer = await rawBytes(
        `GET /api/admin/session HTTP/1.1\r\nhost: x\r\nupgrade: ${protocol}\r\nconnection: upgrade\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1.1 200 /);
      expect(answer).toContain('"authenticated":false');
    },
  );

  test("a huge body is refused before it is read", async () => {
    expect(await rawBytes(`${post}${auth()}content-length: 5000000000\r\n\r\n{`)).toMatch(/^HTTP\/1.1 413 /);
  });

  test("who still writes when the refusal comes can write to the end, and no pipe breaks", async () => {
    const { hostname, port } = new URL(door.url);
    const rest = 2_000_000;
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${post}${auth()}content-length: ${rest + 1}\r\n\r\n{`);
    });
    let text = "";
    await new Promise<void>((resolve, reject) => {
      socket.on("data", (chunk) => {
        if (text === "") socket.write("x".repeat(rest / 2), () => socket.write("x".repeat(rest / 2)));
        text += chunk.toString();
      });
      socket.on("error", reject);
      socket.on("end", resolve);
    });
    expect(text).toMatch(/^HTTP\/1.1 413 /);
    expect(socket.bytesWritten).toBeGreaterThan(rest);
  });

  test("a body that never says its length is refused at 1 MB", async () => {
    const chunk = `${(65_536).toString(16)}\r\n${"x".repeat(65_536)}\r\n`;
    expect(await rawBytes(`${post}${auth()}transfer-encoding: chunked\r\n\r\n${chunk.repeat(20)}`)).toMatch(
      /^HTTP\/1.1 413 /,
    );
  });

  test("bodies that break off and readers that leave", async () => {
    await rawBytes(`${post}${auth()}content-length: 100\r\n\r\n{"name":`, true);
    await rawBytes(
      `GET /api/admin/building/ajax-list-export?column_field_list=name HTTP/1.1\r\nhost: x\r\n${auth()}\r\n`,
      true,
    );
    expect((await client.get("/admin/session")).status).toBe(200);
  });
});
