/** The proxy between a client and a backend: the mock server, and servers that are wrong. */
import { request } from "node:http";
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

/** What was seen so far, once the proxy had its turn after the answer. */
async function seen({ violations }: ContractProxy) {
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  return violations.map(({ side, route, rule, found }) => `${side} ${route} ${rule} ${found}`);
}

test("B05 what keeps the contract passes: cookies, tables, exports, refusals", async () => {
  const headers = await signIn(proxy);
  for (const path of ["/admin/building/ajax-list?draw=3", "/admin/order/none", "/admin/building/edit/1"]) {
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
        // The backend goes on only once the first part has arrived here.
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

test("B05 a backend that does not answer is a 502 that says so", async () => {
  const lost = await startProxy({ target: new URL("http://127.0.0.1:1/api") });
  const answer = await fetch(`${lost.url}/admin/session`);
  expect(answer.status).toBe(502);
  expect(await answer.json()).toMatchObject({ detail: expect.stringContaining("ECONNREFUSED") });
  await lost.close();
});
