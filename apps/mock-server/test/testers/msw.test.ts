/** T07 Worlds without a port, through MSW. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { ControlError } from "@palier/contract/control";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MockApp } from "../../src/app.ts";
import { mockHandlers, mockWorld } from "../../src/msw.ts";
import {
  Client,
  demoEmail,
  type FormAnswer,
  json,
  otherEmail,
  type ProblemAnswer,
  type Send,
  type TableAnswer,
} from "../kit/client.ts";
import { openDoor } from "../kit/server.ts";

const options = { seed: "two doors", rows: { building: 60 } } as const;
const door = await openDoor(options);
const app = new MockApp(options);
const here = mockWorld({ origin: "https://here.test" });
const there = mockWorld({ origin: "https://there.test" });
const server = setupServer(
  ...here.handlers,
  ...there.handlers,
  ...mockHandlers({ app, origin: "https://palier.test" }),
  ...mockHandlers({ app, origin: "https://palier.test:3000" }),
);
beforeAll(() => server.listen({ onUnhandledFrame: "bypass" }));
afterAll(async () => {
  server.close();
  await door.close();
});

const list = (host: string) => fetch(`https://${host}.test/api/admin/building/ajax-list?draw=1`);
const nameIn = (world: typeof here, id: number) => world.state.table("building").get(id)?.name;

describe("T07 a world without a port", () => {
  test("shares its seeded app with another; a change and a session of one are not in the other", async () => {
    expect(here.app).toBe(there.app);
    await here.signIn();
    await here.patch("building", 2, { name: "Ici seulement" });
    expect([nameIn(here, 2), nameIn(there, 2) === "Ici seulement"]).toEqual(["Ici seulement", false]);
    expect([(await list("here")).status, (await list("there")).status]).toEqual([200, 401]);
  });

  test("T03 T04 is struck by faults, and its journal tells", async () => {
    await here.signIn();
    const fault = await here.fault({ route: "building.list", status: 503, times: 1 });
    expect((await list("here")).status).toBe(503);
    expect((await json<TableAnswer>(list("here"))).draw).toBe(1);
    const [first] = await here.calls({ route: "building.list", status: 503 });
    expect(first).toMatchObject({ admin: demoEmail, faults: [fault.id] });
    await here.fault({ route: "building.list", cut: true, times: 1 });
    await expect(list("here")).rejects.toThrow(TypeError);
    await list("there");
    await expect(there.waitFor({ route: "building.export", wait: 1 })).rejects.toThrow(
      /no call fits .*building\.export[\s\S]*GET \/admin\/building\/ajax-list 401 \(building\.list\)/,
    );
    // Chance is drawn alike in each run.
    expect((await here.fault({ route: "order.list", status: 500, chance: 0.5 })).seed).toBe(here.name);
  });

  test("T05 T08 has another admin who holds a record, and is saved and shown elsewhere", async () => {
    const token = await here.signIn();
    await here.admin(otherEmail).open("building", 12);
    const url = "https://here.test/api/admin/building/edit/12";
    const { values } = await json<FormAnswer>(fetch(url));
    const headers = { "content-type": "application/json", "x-csrf-token": token };
    const saved = await fetch(url, { method: "POST", headers, body: JSON.stringify(values) });
    expect([saved.status, (await json<ProblemAnswer>(saved)).holder?.name]).toEqual([423, "Karim Benali"]);
    await here.patch("building", 3, { name: "Enregistré" });
    await there.restore(await here.snapshot());
    expect(nameIn(there, 3)).toBe("Enregistré");
  });

  test("says why it refuses", async () => {
    await expect(here.fault({ route: "building.nothing", status: 500 })).rejects.toThrow(ControlError);
    await expect(here.signIn("nobody@palier.test")).rejects.toThrow("cannot sign in");
  });
});

test("T07 the MSW door gives the same answers as the Node door, and remembers who signed in", async () => {
  const overMsw = new Client((path, init) => fetch(`https://palier.test/api${path}`, init));
  const viaNode = await door.signedIn();
  await overMsw.signIn();
  const form = "/admin/building/edit/7";
  const asks: readonly (readonly [string, { method?: string; body?: string; headers?: object }?])[] = [
    ["/admin/session"],
    ["/admin/building/ajax-list?draw=4&length=3&order[0][column]=0&columns[0][data]=city"],
    [form],
    ["/admin/nothing"],
    ["/admin/building/ajax-list?length=-1"],
    ["/admin/building/ajax-list-export?column_field_list=name,city"],
    [form, { method: "DELETE" }],
    [form, { method: "POST", body: "{" }],
    [form, { method: "POST", body: "{}" }],
    [form, { method: "POST", body: "a", headers: { "content-type": "text/plain" } }],
    [form, { method: "POST", body: JSON.stringify({ name: "x".repeat(1_100_000) }) }],
  ];
  const ask = async (client: Client, url: string, [path, init]: (typeof asks)[number]) => {
    const type = init?.body === undefined ? {} : { "content-type": "application/json" };
    const cookie = client === overMsw ? {} : { cookie: client.cookie };
    const headers = { "x-csrf-token": client.token, ...type, ...cookie, ...init?.headers };
    const answer = await fetch(`${url}/api${path}`, { ...init, headers });
    // The realtime service is only on a port.
    const text = (await answer.text())
      .replace(client.token, "token")
      .replace(/,"realtime":\{.*\}(?=\}$)/, "");
    return { status: answer.status, type: answer.headers.get("content-type"), text };
  };
  for (const each of asks)
    expect(await ask(overMsw, "https://palier.test", each), each[0]).toEqual(
      await ask(viaNode, door.url, each),
    );
});

test("T07 the MSW door remembers who signed in on an origin with a port", async () => {
  const host = "palier.test:3000";
  const send: Send = (path, init) =>
    fetch(`https://${host}/api${path}`, { ...init, headers: { ...init?.headers, host } });
  await new Client(send).signIn();
  expect((await send("/admin/building/ajax-list?draw=1")).status).toBe(200);
});

test("T07 nothing that the MSW door reaches needs Node", () => {
  const source = resolve(import.meta.dirname, "../../src");
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
