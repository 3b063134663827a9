/** The proxy with the mock server, and with faulty servers. */
import { request } from "node:http";
import { brotliCompressSync, gzipSync, zstdCompressSync } from "node:zlib";
import { startServer } from "@palier/mock-server/node";
import { afterAll, expect, test } from "vitest";
import { type ContractProxy, startProxy } from "../src/proxy/proxy.ts";
import { wildServer } from "./wild-server.ts";

const mock = await startServer({ port: 0 });
const target = new URL(`${mock.url}/api`);
const proxy = await startProxy({ target });
afterAll(() => Promise.all([proxy.close(), mock.close()]));

async function signIn({ url }: Pick<ContractProxy, "url">) {
  const answer = await fetch(`${url}/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "jeanne.martin@palier.test", password: "palier" }),
  });
  const { csrfToken } = (await answer.json()) as { csrfToken: string };
  return { cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? "", "x-csrf-token": csrfToken };
}

/** The violations so far; the proxy checks after answering. */
async function seen({ violations }: ContractProxy) {
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  return violations.map(({ side, route, rule, found }) => `${side} ${route} ${rule} ${found}`);
}

test("B05 what keeps the contract passes: cookies, tables, exports, refusals", async () => {
  const headers = await signIn(proxy);
  for (const path of [
    "/admin/building/ajax-list?draw=3",
    "/admin/building/edit/999999",
    "/admin/building/edit/1",
  ]) {
    const [through, straight] = await Promise.all([
      fetch(proxy.url + path, { headers }),
      fetch(target.href + path, { headers }),
    ]);
    expect(through.status).toBe(straight.status);
    expect(await through.text()).toBe(await straight.text());
    expect(through.headers.get("content-type")).toBe(straight.headers.get("content-type"));
  }
  const file = await fetch(`${proxy.url}/admin/user/ajax-list-export?column_field_list=id,lastName`, {
    headers,
  });
  expect((await file.text()).split("\r\n").length).toBeGreaterThan(100);
  expect(file.headers.get("content-disposition")).toMatch(/^attachment/);
  expect(await seen(proxy)).toEqual([]);
  expect(proxy.tally.line).toBe("5 calls: 5 looked at, 0 in part, 0 passed unlooked");
});

test("B05 a request that the contract refuses is reported, whatever the backend makes of it", async () => {
  const headers = await signIn(proxy);
  await fetch(`${proxy.url}/admin/building/ajax-list?length=-1`, { headers });
  await fetch(`${proxy.url}/admin/concierge/order/1/comment`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: '{"body":"Vu","visibility":"internal","misspelt":1}',
  });
  const lines = await seen(proxy);
  expect(lines[0]).toMatch(/^request building\.list request-query length: /);
  expect(lines[1]).toMatch(/^request order\.comment\.post request-body misspelt: /);
  expect(lines).toHaveLength(2);
});

const wrongList = '{"draw":"1","recordsTotal":0,"recordsFiltered":0,"data":[]}';

test("B05 an answer that breaks the contract is reported as it happens, also on the page", async () => {
  await using backend = await wildServer((_, out) =>
    out.writeHead(200, { "content-type": "application/json" }).end(wrongList),
  );
  const watched = await startProxy({ target: new URL(`${backend.url}/api`) });
  const events = await fetch(`${watched.page}/events`);
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect(await (await fetch(`${watched.url}/admin/building/ajax-list`)).text()).toBe(wrongList);
  let text = "";
  while (!text.includes("data: ")) text += (await reader?.read())?.value ?? "";
  expect(text).toContain('"rule":"answer-body"');
  expect(await (await fetch(watched.page)).text()).toContain("<td>answer-body</td>");
  await reader?.cancel();
  await watched.close();
});

test.each(["", "/events"])(
  "B05 the proxy's page%s is no other name's, and runs its own script alone",
  async (part) => {
    const asked = (host: string) =>
      new Promise<{ status: number | undefined; headers: Readonly<Record<string, unknown>> }>(
        (resolve, reject) => {
          const sent = request(`${proxy.page}${part}`, { headers: { host } }, (answer) => {
            answer.destroy();
            resolve({ status: answer.statusCode, headers: answer.headers });
          });
          sent.on("error", reject);
          sent.end();
        },
      );
    for (const host of [
      "evil.example",
      "evil.example:4011",
      "127.0.0.1.evil.example",
      "localhost.evil.example",
    ])
      expect((await asked(host)).status, host).toBe(403);
    for (const host of ["127.0.0.1:4011", "localhost:4011", "[::1]:4011", "app.localhost"])
      expect((await asked(host)).status, host).toBe(200);
    const { headers } = await asked("localhost");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-security-policy"]).toMatch(
      /^default-src 'none'; .*script-src 'sha256-[^']+'; style-src 'sha256-[^']+';.*frame-ancestors 'none'$/,
    );
  },
);

test("B05 no call passes under another name, by HTTP or WebSocket, but under the one that --host adds", async () => {
  const backend = await wildServer((_, out) => out.end("internal"));
  const open = new URL(`${backend.url}/api`);
  const [plain, named] = await Promise.all([
    startProxy({ target: open }),
    startProxy({ target: open, host: "palier.local" }),
  ]);
  const asked = (to: ContractProxy, path: string, host: string, more = {}) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request(new URL(path, to.url), { headers: { host, ...more } });
      sent.on("response", (answer) => resolve(answer.resume().statusCode)).on("error", reject);
      sent.end();
    });
  const upgrade = { connection: "Upgrade", upgrade: "websocket" };
  for (const host of ["evil.example:4011", "palier.local.evil.example", "127.0.0.1.evil.example"])
    for (const path of ["/api/admin/session", "/internal/metrics", "/__contract"])
      for (const more of [{}, upgrade])
        for (const proxied of [plain, named])
          expect(await asked(proxied, path, host, more), `${host} ${path}`).toBe(403);
  expect(await asked(plain, "/internal/metrics", "localhost:4011")).toBe(200);
  expect(await asked(plain, "/internal/metrics", "palier.local:4011")).toBe(403);
  expect(await asked(named, "/internal/metrics", "Palier.local:4011")).toBe(200);
  await Promise.all([plain.close(), named.close(), backend[Symbol.asyncDispose]()]);
});

test("B05 with --fail the web app gets a problem in place of such an answer, and the others as they are", async () => {
  await using backend = await wildServer(({ url }, out) =>
    out.writeHead(url === "/other" ? 404 : 200, { "content-type": "application/json" }).end(wrongList),
  );
  const strict = await startProxy({ target: new URL(`${backend.url}/api`), fail: true });
  const answer = await fetch(`${strict.url}/admin/building/ajax-list`);
  expect(answer.status).toBe(502);
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  expect(await answer.json()).toMatchObject({ status: 502, violations: [{ route: "building.list" }] });
  expect((await fetch(new URL("/other", strict.url))).status).toBe(404);
  await strict.close();
  const whole = await startProxy({ target, fail: true });
  const headers = await signIn(whole);
  expect((await fetch(`${whole.url}/admin/building/ajax-list`, { headers })).status).toBe(200);
  await whole.close();
});

test("B05 an answer comes through while the backend still writes it", async () => {
  const { promise: read, resolve: goOn } = Promise.withResolvers<void>();
  await using backend = await wildServer(async (_, out) => {
    out.writeHead(200, { "content-type": "text/csv" }).write("first");
    await read;
    out.end("last");
  });
  const passing = await startProxy({ target: new URL(`${backend.url}/api`) });
  const text = await new Promise<string>((resolve, reject) => {
    let whole = "";
    const sent = request(`${passing.url}/admin/user/ajax-list-export?column_field_list=id`, (answer) => {
      answer.on("data", (chunk: Buffer) => {
        whole += chunk.toString();
        // The backend continues only once the first chunk has arrived here.
        if (whole === "first") goOn();
      });
      answer.on("end", () => resolve(whole));
    });
    sent.on("error", reject);
    sent.end();
  });
  expect(text).toBe("firstlast");
  await passing.close();
});

test.each([
  ["gzip", gzipSync],
  ["br", brotliCompressSync],
  ["zstd", zstdCompressSync],
  ["gzip, br", (text: string) => brotliCompressSync(gzipSync(text))],
])("B05 an answer packed by %s passes as it is and is looked at unpacked", async (encoding, pack) => {
  const packed = (text: string) =>
    [{ "content-type": "application/json", "content-encoding": encoding }, pack(text)] as const;
  const right = '{"authenticated":false,"csrfToken":"t"}';
  await using backend = await wildServer(({ url }, out) => {
    const [headers, body] = packed(url === "/api/admin/session" ? right : wrongList);
    out.writeHead(200, headers).end(body);
  });
  const passing = await startProxy({ target: new URL(`${backend.url}/api`) });
  const answer = await fetch(`${passing.url}/admin/session`);
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(await answer.text()).toBe(right);
  expect(await seen(passing)).toEqual([]);
  expect(await (await fetch(`${passing.url}/admin/building/ajax-list`)).text()).toBe(wrongList);
  expect(await seen(passing)).toEqual([expect.stringMatching(/^answer building\.list answer-body draw/)]);
  await passing.close();
});

test("B05 with --fail a file too long to be looked at still comes whole", async () => {
  const file = Buffer.alloc(12_000_000, "0123456789");
  await using backend = await wildServer((_, out) =>
    out.writeHead(200, { "content-type": "text/csv", "content-length": file.length }).end(file),
  );
  const strict = await startProxy({ target: new URL(`${backend.url}/api`), fail: true });
  const answer = await fetch(`${strict.url}/admin/user/ajax-list-export?column_field_list=id`);
  expect(file.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true);
  await strict.close();
});

test("B05 an answer that breaks off in the middle is reported; with --fail it is a 502", async () => {
  await using backend = await wildServer((_, out) => {
    out.writeHead(200, { "content-type": "application/json", "content-length": "100" }).write("{");
    setImmediate(() => out.destroy());
  });
  const target = new URL(`${backend.url}/api`);
  const passing = await startProxy({ target });
  await expect(fetch(`${passing.url}/admin/session`).then((answer) => answer.text())).rejects.toThrow();
  expect(await seen(passing)).toEqual([expect.stringMatching(/^answer session\.read answer-arrives a part/)]);
  expect(passing.tally.line).toBe("1 calls: 1 looked at, 0 in part, 0 passed unlooked");
  await passing.close();
  const strict = await startProxy({ target, fail: true });
  const answer = await fetch(`${strict.url}/admin/session`);
  expect(answer.status).toBe(502);
  expect(await answer.json()).toMatchObject({ violations: [{ rule: "answer-arrives" }] });
  await strict.close();
});

test("B05 a browser that goes away is no violation, and the backend's call ends with it", async () => {
  const gone = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await using backend = await wildServer((_, out) => {
    out.once("close", () => gone.resolve());
    asked.resolve();
  });
  const passing = await startProxy({ target: new URL(`${backend.url}/api`) });
  const leaving = new AbortController();
  const answer = fetch(`${passing.url}/admin/session`, { signal: leaving.signal });
  await asked.promise;
  leaving.abort();
  await expect(answer).rejects.toThrow();
  await gone.promise;
  expect(await seen(passing)).toEqual([]);
  expect(passing.tally.line).toContain("1 passed unlooked (1 left by the browser before the end)");
  await passing.close();
});

test("B05 a backend that does not answer is a 502 that says so, and is reported", async () => {
  const lost = await startProxy({ target: new URL("http://127.0.0.1:1/api") });
  const answer = await fetch(`${lost.url}/admin/session`);
  expect(answer.status).toBe(502);
  expect(await answer.json()).toMatchObject({ detail: expect.stringContaining("ECONNREFUSED") });
  expect(await seen(lost)).toEqual([expect.stringMatching(/^answer session\.read answer-arrives nothing/)]);
  await lost.close();
});
