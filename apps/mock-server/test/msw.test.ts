import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MockApp } from "../src/app.ts";
import { mockHandlers } from "../src/msw.ts";
import { Client, json, openDoor, type TableAnswer } from "./harness.ts";

const options = { seed: "two doors", rows: { building: 60 } } as const;
const door = await openDoor(options);
const app = new MockApp(options);
const server = setupServer(...mockHandlers({ app, origin: "https://palier.test" }));
beforeAll(() => server.listen({ onUnhandledFrame: "bypass" }));
afterAll(async () => {
  server.close();
  await door.close();
});

const overMsw = new Client((path, init) => fetch(`https://palier.test/api${path}`, init));

describe("T07 the MSW door gives the same answers as the Node door", () => {
  const cases: readonly (readonly [
    path: string,
    init?: { method: string; body?: string; headers?: object },
  ])[] = [
    ["/admin/session"],
    ["/admin/building/ajax-list?draw=4&length=3&order[0][column]=0&columns[0][data]=city"],
    ["/admin/building/building-cities-list?term=l"],
    ["/admin/building/edit/7"],
    ["/admin/building/edit/x"],
    ["/admin/nothing"],
    ["/admin/building/ajax-list?length=-1"],
    ["/admin/building/ajax-list-export?column_field_list=name,city"],
    ["/admin/building/edit/7", { method: "DELETE" }],
    ["/admin/building/edit/7", { method: "POST", body: "{" }],
    ["/admin/building/edit/7", { method: "POST", body: "{}" }],
    ["/admin/building/edit/7", { method: "POST", body: "a", headers: { "content-type": "text/plain" } }],
    ["/admin/building/edit/7", { method: "POST", body: JSON.stringify({ name: "x".repeat(1_100_000) }) }],
  ];

  test.each(cases.map((each) => [...each] as const))("%s %o", async (...[path, init]) => {
    const viaNode = await door.signedIn();
    await overMsw.signIn();
    const ask = async (client: Client, url: string) => {
      const sent = {
        "x-csrf-token": client.token,
        ...(init?.body === undefined ? {} : { "content-type": "application/json" }),
      };
      const headers = { ...sent, ...(client === overMsw ? {} : { cookie: client.cookie }), ...init?.headers };
      const answer = await fetch(`${url}/api${path}`, { ...init, headers });
      const { status } = answer;
      // Only on a port.
      const text = (await answer.text())
        .replace(client.token, "token")
        .replace(/,"realtime":\{.*\}(?=\}$)/, "");
      return { status, type: answer.headers.get("content-type"), text };
    };
    expect(await ask(overMsw, "https://palier.test")).toEqual(await ask(viaNode, door.url));
  });

  test("it remembers who signed in, and what was changed", async () => {
    await overMsw.signIn();
    const form = await json<{ values: object }>(fetch("https://palier.test/api/admin/building/edit/2"));
    const saved = await fetch("https://palier.test/api/admin/building/edit/2", {
      method: "POST",
      headers: { "content-type": "application/json", "x-csrf-token": overMsw.token },
      body: JSON.stringify({ ...form.values, name: "Changé par MSW" }),
    });
    expect(saved.status).toBe(200);
    expect(app.world("default").table("building").get(2)?.name).toBe("Changé par MSW");
    const list = fetch("https://palier.test/api/admin/building/ajax-list?search[value]=Change par");
    expect((await json<TableAnswer>(list)).recordsFiltered).toBe(1);
  });
});

test("T07 nothing that the MSW door reaches needs Node", () => {
  const source = resolve(import.meta.dirname, "../src");
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, from = ""] of readFileSync(file, "utf8").matchAll(/(?:from|import) "([^"]+)"/g)) {
      expect(from, file).not.toMatch(/^node:/);
      if (from.startsWith(".") && from.endsWith(".ts")) visit(join(dirname(file), from));
    }
  };
  visit(join(source, "msw.ts"));
  expect(seen.size).toBeGreaterThan(50);
  expect(readdirSync(source)).toContain("node.ts");
});
