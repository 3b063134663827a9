/** How the proxy judges calls beyond schemas, and counts unchecked ones. */
import { expect, test } from "vitest";
import { startProxy } from "../src/proxy/proxy.ts";
import { begun } from "./run-command.ts";
import { wildServer } from "./wild-server.ts";

const json = { "content-type": "application/json" };
const notFound = '{"type":"/problems/not-found","title":"Introuvable","status":404}';

/** A proxy before a backend with these answers. */
async function before(answer: Parameters<typeof wildServer>[0]) {
  const backend = await wildServer(answer);
  const proxy = await startProxy({ target: new URL(`${backend.url}/api`) });
  return {
    proxy,
    lines: async () => {
      await new Promise((resolve) => setImmediate(resolve));
      await new Promise((resolve) => setImmediate(resolve));
      return proxy.violations.map(
        ({ side, rule, expected, found }) => `${side} ${rule} ${expected}: ${found}`,
      );
    },
    [Symbol.asyncDispose]: async () => {
      await proxy.close();
      await backend[Symbol.asyncDispose]();
    },
  };
}

test("B05 a path or a method that the contract does not have is a finding", async () => {
  await using wild = await before((_, out) => out.writeHead(200, json).end("{}"));
  const { url } = wild.proxy;
  await fetch(`${url}/admin/buildng/ajax-list`);
  await fetch(`${url}/admin/building/ajax-list`, { method: "DELETE" });
  await fetch(`${url}/admin/building/delete/3`);
  expect(await wild.lines()).toEqual([
    "request request-path a path of the contract: /admin/buildng/ajax-list",
    "request request-method GET: DELETE",
    "request request-method POST: GET",
  ]);
});

test("B05 a POST without its token, or of another type than JSON, is a finding whatever is answered", async () => {
  await using wild = await before((_, out) => out.writeHead(200, json).end('{"id":3}'));
  const { url } = wild.proxy;
  await fetch(`${url}/admin/building/delete/3`, { method: "POST", headers: json, body: '{"version":1}' });
  await fetch(`${url}/admin/building/delete/3`, {
    method: "POST",
    headers: { "x-csrf-token": "t", "content-type": "text/plain" },
    body: '{"version":1}',
  });
  expect((await wild.lines()).filter((line) => line.startsWith("request"))).toEqual([
    "request request-headers x-csrf-token: none",
    "request request-headers content-type application/json: text/plain",
  ]);
});

test("B05 a field that the contract does not have is noted once for its route, and is no violation", async () => {
  const session = '{"authenticated":false,"csrfToken":"t","passwordHash":"x"}';
  await using backend = await wildServer((_, out) => out.writeHead(200, json).end(session));
  const notes: string[] = [];
  const proxy = await startProxy({
    target: new URL(`${backend.url}/api`),
    onUndeclared: (line) => notes.push(line),
  });
  for (let call = 0; call < 3; call += 1) await (await fetch(`${proxy.url}/admin/session`)).text();
  await expect.poll(() => proxy.tally.looked).toBe(3);
  expect(notes).toEqual(["passwordHash  (session.read)"]);
  expect(proxy.violations).toEqual([]);
  await proxy.close();
});

test("B05 the errors of one request are one line", async () => {
  await using wild = await before((_, out) => out.writeHead(201, json).end("{}"));
  await fetch(`${wild.proxy.url}/admin/building/new`, {
    method: "POST",
    headers: { ...json, "x-csrf-token": "t" },
    body: "{}",
  });
  const lines = (await wild.lines()).filter((line) => line.startsWith("request"));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^request request-body a body of the contract: \w+: .+; and \d+ more$/);
});

test("B05 a long request is judged by its answer, a long answer by its status and headers; both are counted", async () => {
  const long = "x".repeat(5_500_000);
  await using wild = await before((incoming, out) => {
    // A backend that reads the request body.
    incoming.resume().once("end", () => {
      if (incoming.method === "POST") out.writeHead(418, json).end("{}");
      else out.writeHead(200, { "content-type": "text/plain" }).end(long);
    });
  });
  await fetch(`${wild.proxy.url}/admin/concierge/order/1/comment`, {
    method: "POST",
    headers: { ...json, "x-csrf-token": "t" },
    body: JSON.stringify({ body: long, visibility: "internal" }),
  });
  const answer = await fetch(`${wild.proxy.url}/admin/building/ajax-list`);
  expect((await answer.text()).length).toBe(long.length);
  expect(await wild.lines()).toEqual([
    expect.stringMatching(/^answer answer-status one of .*: 418$/),
    "answer answer-headers content-type application/json: text/plain",
  ]);
  expect(wild.proxy.tally.line).toBe(
    "2 calls: 0 looked at, 2 in part (1 request longer than 5000000 bytes; 1 answer longer than 5000000 bytes), 0 passed unlooked",
  );
});

test("B05 what passes unlooked is counted with its reason, also what is packed in an unknown way", async () => {
  await using wild = await before(({ url }, out) =>
    out
      .writeHead(404, {
        "content-type": "application/problem+json",
        ...(url === "/api/admin/session" ? { "content-encoding": "rot13" } : {}),
      })
      .end(notFound),
  );
  const { url } = wild.proxy;
  await fetch(`${url}/admin/building/edit/1`);
  await fetch(`${url}/admin/session`);
  await fetch(new URL("/docs", url));
  await fetch(`${url}/admin/session`, { method: "OPTIONS" });
  await wild.lines();
  expect(wild.proxy.tally.line).toBe(
    "4 calls: 1 looked at, 1 in part (1 answer packed by rot13, which cannot be read here), " +
      "2 passed unlooked (1 outside /api; 1 OPTIONS, a browser's own question)",
  );
});

test("B05 the backend is asked for no packing that cannot be read", async () => {
  let asked: string | undefined;
  await using wild = await before(({ headers }, out) => {
    asked = headers["accept-encoding"];
    out.end();
  });
  await fetch(`${wild.proxy.url}/admin/session`, { headers: { "accept-encoding": "gzip, dcb, zstd;q=0.9" } });
  expect(asked).toBe("gzip, zstd;q=0.9");
});

test("B05 the command ends with both counts: 1 after a violation, 2 when it looked at nothing", async () => {
  await using backend = await wildServer((_, out) => out.writeHead(200, json).end("{}"));
  const ended = async (path: string) => {
    const proxy = begun("proxy", "--target", `${backend.url}/api`, "--port", "0");
    await expect.poll(proxy.printed).toContain("Violations");
    await (await fetch(new URL(path, /API\s+(\S+)/.exec(proxy.printed())?.[1]))).text();
    await expect.poll(proxy.printed).toContain(path === "/docs" ? "Violations" : "answer-body");
    proxy.stop();
    return { code: await proxy.ended, text: proxy.printed() };
  };
  const found = await ended("/api/admin/session");
  expect(found.text).toContain("1 calls: 1 looked at, 0 in part, 0 passed unlooked; 2 violations");
  expect(found.code).toBe(1);
  const none = await ended("/docs");
  expect(none.text).toContain("1 passed unlooked (1 outside /api); 0 violations");
  expect(none.text).toContain("no call was looked at");
  expect(none.code).toBe(2);
});
