/** What the proxy changes in a call for another host, and what it keeps. */
import { request } from "node:http";
import { startServer } from "@palier/mock-server/node";
import { expect, test } from "vitest";
import { startProxy } from "../src/proxy/proxy.ts";
import { wildServer } from "./wild-server.ts";

test("B05 a session's cookie stays with the browser: no Domain, and nothing that http refuses", async () => {
  await using backend = await wildServer((_, out) =>
    out
      .writeHead(200, {
        "set-cookie": [
          "s=1; Path=/api; Domain=backend.example; HttpOnly; Secure; SameSite=None",
          "__Host-t=2; Path=/; Secure; SameSite=Lax",
          "u=3; SameSite=Strict",
        ],
      })
      .end(),
  );
  const proxy = await startProxy({ target: new URL(`${backend.url}/api`) });
  const answer = await fetch(`${proxy.url}/admin/session`);
  expect(answer.headers.getSetCookie()).toEqual([
    "s=1; Path=/api; HttpOnly",
    "__Host-t=2; Path=/; Secure; SameSite=Lax",
    "u=3; SameSite=Strict",
  ]);
  await proxy.close();
});

test("B05 a redirect within the backend stays behind the proxy, another one does not", async () => {
  await using backend = await wildServer(({ url, headers }, out) => {
    const to = url === "/api/own" ? `http://${headers.host}/api/there?a=1` : "https://login.example/";
    out.writeHead(302, { location: to }).end();
  });
  const proxy = await startProxy({ target: new URL(`${backend.url}/api`) });
  const to = async (path: string) =>
    (await fetch(proxy.url + path, { redirect: "manual" })).headers.get("location");
  expect(await to("/own")).toBe("/api/there?a=1");
  expect(await to("/other")).toBe("https://login.example/");
  await proxy.close();
});

/** What the backend receives for a request with these headers. */
async function received(headers: Readonly<Record<string, string>>) {
  let got: Readonly<Record<string, unknown>> = {};
  await using backend = await wildServer((incoming, out) => {
    got = incoming.headers;
    out.end();
  });
  const proxy = await startProxy({ target: new URL(`${backend.url}/api`) });
  // fetch would not send `Host` and `Sec-Fetch-Site`.
  await new Promise((resolve, reject) => {
    const sent = request(`${proxy.url}/admin/session`, { headers }, (answer) =>
      answer.resume().on("end", resolve),
    );
    sent.on("error", reject);
    sent.end();
  });
  await proxy.close();
  return { got, backend: backend.url };
}

test("B05 the backend sees its own host and origin, and who asked for what", async () => {
  const { got, backend } = await received({
    host: "localhost:5173",
    origin: "http://localhost:5173",
    referer: "http://localhost:5173/admin/building?page=2",
    "sec-fetch-site": "same-origin",
  });
  expect(got).toMatchObject({
    host: new URL(backend).host,
    origin: backend,
    referer: `${backend}/admin/building?page=2`,
    "x-forwarded-host": "localhost:5173",
    "x-forwarded-proto": "http",
    "x-forwarded-for": "127.0.0.1",
  });
});

test.each([
  ["says that it is another site", { "sec-fetch-site": "cross-site", origin: "http://localhost:5173" }],
  ["has another host", { origin: "http://evil.example" }],
])("B05 the origin of a page that %s stays, to be refused", async (_what, headers) => {
  const { got } = await received({ host: "localhost:5173", ...headers });
  expect(got.origin).toBe(headers.origin);
});

test("B05 without a browser's word the origin is the backend's when it names the host that was asked", async () => {
  const { got, backend } = await received({ host: "localhost:5173", origin: "http://localhost:5173" });
  expect(got.origin).toBe(backend);
});

test.each([
  "HTTP/1.1 099 Odd\r\nContent-Length: 0\r\n\r\n",
  "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n",
])("B05 %j is answered by 502, and the proxy goes on", async (answer) => {
  await using backend = await wildServer((asked) => asked.socket.end(answer));
  const proxy = await startProxy({ target: new URL(`${backend.url}/api`) });
  for (const call of [1, 2]) {
    const { status } = await fetch(`${proxy.url}/admin/session`);
    expect(status, `call ${call}`).toBe(502);
  }
  await proxy.close();
});

test("B05 a WebSocket passes both ways, is counted, and ends with the proxy", async () => {
  const mock = await startServer({ port: 0 });
  const proxy = await startProxy({ target: new URL(`${mock.url}/api`) });
  const socket = new WebSocket(`${proxy.url.replace(/^http(.*)\/api$/, "ws$1")}/.ws?v=5&ns=palier`);
  const messages: string[] = [];
  socket.onmessage = ({ data }) => messages.push(String(data));
  const closed = new Promise((resolve) => {
    socket.onclose = resolve;
  });
  await expect.poll(() => messages[0]).toContain('"t":"h"');
  socket.send(JSON.stringify({ t: "d", d: { r: 1, a: "s", b: { c: {} } } }));
  await expect.poll(() => messages[1]).toContain('"s":"ok"');
  expect(proxy.tally.line).toBe("1 calls: 0 looked at, 0 in part, 1 passed unlooked (1 WebSocket)");
  await proxy.close();
  await closed;
  await mock.close();
});

test.each([
  ["refuses", 403],
  ["is not there", 502],
])("B05 a WebSocket that the backend %s gets an answer: %i", async (what, status) => {
  await using backend = await wildServer((_, out) => out.writeHead(403).end("no"));
  const target = what === "refuses" ? `${backend.url}/api` : "http://127.0.0.1:1/api";
  const proxy = await startProxy({ target: new URL(target) });
  const answered = await new Promise((resolve, reject) => {
    const headers = { connection: "Upgrade", upgrade: "websocket", "sec-websocket-version": "13" };
    const sent = request(`${proxy.url}/live`, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on("error", reject);
    sent.end();
  });
  expect(answered).toBe(status);
  await proxy.close();
});
