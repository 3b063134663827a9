/** The control API itself: clock, records, refusals, and its reference. */
import { controlContract, type WorldControl } from "@palier/contract/control";
import type { OpenApiDocument } from "@palier/contract/openapi";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { type FormAnswer, json, type ProblemAnswer } from "../kit/client.ts";
import { openDoor, refusal } from "../kit/server.ts";

const house = await openDoor();
afterAll(() => house.close());
let world: WorldControl;
beforeEach(async () => {
  world = await house.world();
});
const list = "/admin/building/ajax-list";

describe("a world's clock", () => {
  test("stands, is set, moves and runs on", async () => {
    const frozen = true;
    const asked = [
      { freeze: true, set: "2027-03-28T01:00:00Z" },
      { advanceMs: 90_000 },
      { advanceMs: -30_000 },
    ];
    const times = ["2027-03-28T01:00:00.000Z", "2027-03-28T01:01:30.000Z", "2027-03-28T01:01:00.000Z"];
    for (const [at, input] of asked.entries())
      expect(await world.clock(input)).toEqual({ now: times[at], frozen });
    const running = await world.clock({ run: true });
    expect(running.frozen).toBe(false);
    await expect
      .poll(async () => Date.parse((await world.clock({})).now))
      .toBeGreaterThan(Date.parse(running.now));
  });

  test("keeps whoever is signed in when it is set; time that passes signs out; the API writes its time", async () => {
    const client = await house.admin(world.name);
    const status = async () => (await client.get(list)).status;
    for (const set of ["2031-12-24T18:00:00Z", "2019-01-01T00:00:00Z"]) {
      await world.clock({ freeze: true, set });
      expect(await status()).toBe(200);
    }
    await client.signIn();
    expect(await world.patch("accountAdmin", 1, { phone: null })).toMatchObject({
      lastLoginAt: "2019-01-01T00:00:00Z",
    });
    await world.clock({ advanceMs: 9 * 3_600_000 });
    expect(await status()).toBe(401);
  });

  test.each<Parameters<WorldControl["clock"]>[0]>([
    { freeze: true, run: true },
    { set: "tomorrow" },
    { set: "2027-13-01T00:00:00Z" },
    { advanceMs: 1e300 },
    { advanceMs: 0.5 },
    { set: "1950-01-01T00:00:00Z" },
  ])("is not moved by %j", async (input) => {
    expect((await refusal(world.clock(input))).status).toBe(422);
    expect((await world.clock({})).now).toMatch(/^2026-11-20/);
  });
});

describe("records from outside", () => {
  test("change, raise their version, and others' copies follow", async () => {
    const client = await house.admin(world.name);
    const record = async () => (await json<FormAnswer>(client.get("/admin/building/edit/1"))).record;
    const { version } = await record();
    expect(await world.patch("building", 1, { name: "Dehors", neighborhoodId: 1 })).toMatchObject({
      version: version + 1,
    });
    await world.patch("neighborhood", 1, { name: "Les Essais" });
    expect(await record()).toMatchObject({ name: "Dehors", neighborhoodName: "Les Essais" });
  });

  test("are refused at a wrong field, and say what exists of an unknown entity or record", async () => {
    for (const changes of [
      { nonsense: 1 },
      { postalCode: "x" },
      { id: 5 },
      { version: 9 },
      { name: null },
      { name: 3 },
    ]) {
      const error = await refusal(world.patch("building", 1, changes));
      expect([error.status, error.problem?.errors?.[0]?.path]).toEqual([422, Object.keys(changes)[0]]);
    }
    expect((await refusal(world.patch("bulding", 1, {}))).problem?.allowed?.[0]).toBe("building");
    for (const [entity, id] of [
      ["building", 99_999],
      ["building", 0],
      ["__proto__", 1],
    ] as const)
      expect((await refusal(world.patch(entity, id, {}))).status).toBe(404);
  });
});

test("an unknown operation is a 404 with the nearest, another method a 405, a body that is none is refused", async () => {
  const answer = await house.ask(`/worlds/${world.name}/fault`);
  expect(answer.status).toBe(404);
  expect((await json<ProblemAnswer>(answer)).allowed).toContain("GET /__mock/worlds/{world}/faults");
  const clock = `/worlds/${world.name}/clock`;
  for (const [method, status] of [
    ["GET", 405],
    ["OPTIONS", 204],
  ] as const) {
    const other = await house.ask(clock, { method });
    expect([other.status, other.headers.get("allow")]).toEqual([status, "POST, OPTIONS"]);
  }
  for (const [body, type, status] of [
    ["freeze=1", "application/x-www-form-urlencoded", 415],
    ["{", "application/json", 400],
    [JSON.stringify({ set: "x".repeat(2_000_000) }), "application/json", 413],
    ['{"nonsense":1}', "application/json", 422],
  ] as const)
    expect((await house.ask(clock, { method: "POST", body, headers: { "content-type": type } })).status).toBe(
      status,
    );
});

const document = await json<OpenApiDocument & Record<string, never>>(fetch(`${house.url}/docs/mock.json`));
const routes = Object.entries(controlContract);
const operationOf = (name: string) =>
  Object.values(document.paths)
    .flatMap((item) => [item.get, item.post, item.patch, item.delete])
    .find((each) => each?.operationId === name);
const examplesOf = (name: string) =>
  Object.values(operationOf(name)?.requestBody?.content["application/json"]?.examples ?? {});

/** At the address of the document's examples. */
function call(name: string, body: unknown, given: Readonly<Record<string, string>> = {}) {
  const route = routes.find(([key]) => key === name)?.[1];
  const parameters = (operationOf(name)?.parameters ?? []).filter((each) => "name" in each);
  const example = (key: string) => String(parameters.find((each) => each.name === key)?.example);
  const path = (route?.template ?? "").replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(given[key] ?? example(key)),
  );
  const headers = { "content-type": "application/json" };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  return fetch(house.url + path, { method: route?.method ?? "GET", headers, ...sent });
}
const [mine, karim] = ["mon-test", "karim.benali@palier.test"];

describe("B07 the reference of the control API", () => {
  test("has examples of every operation that takes a body, each accepted by a running server", async () => {
    const own = house.control.world(mine);
    const open = () => own.admin(karim).open("building", 12);
    const before: Readonly<Record<string, () => Promise<unknown>>> = {
      playType: open,
      playSave: open,
      playAsk: () => own.admin("jeanne.martin@palier.test").open("building", 12),
      playAnswer: async () => {
        await open();
        await own.admin("jeanne.martin@palier.test").ask("building", 12);
      },
    };
    const bad: string[] = [];
    let count = 0;
    for (const [name, route] of routes) {
      if (operationOf(name)?.requestBody === undefined) continue;
      const examples = examplesOf(name);
      if (examples.length === 0) bad.push(`${name} has no example`);
      for (const { summary, value } of examples) {
        count += 1;
        await house.control.createWorld(mine);
        await own.reset();
        await before[name]?.();
        const answer = await call(name, value);
        if (answer.status !== route.status) bad.push(`${name}, ${summary}: ${await answer.text()}`);
      }
    }
    expect(bad).toEqual([]);
    expect(count).toBeGreaterThan(25);
  });

  test("declares each status with which an operation refuses", async () => {
    await house.control.createWorld(mine);
    const bad: string[] = [];
    for (const [name, { method }] of routes) {
      const declared = Object.keys(operationOf(name)?.responses ?? {}).map(Number);
      const asked = [
        await call(name, undefined, { world: "Mon_Test" }),
        await call(name, undefined, { world: "nowhere" }),
        ...(method === "GET" ? [] : [await call(name, { nonsense: 1 }), await call(name, "nonsense")]),
      ];
      for (const { status } of asked) if (!declared.includes(status)) bad.push(`${name} ${status}`);
    }
    expect(bad).toEqual([]);
  });

  test("is served with its document, leads to the back-office's and back, and is not there where the API is off", async () => {
    const asPage = { headers: { accept: "text/html" } };
    const links = async (path: string) =>
      [...(await (await fetch(house.url + path, asPage)).text()).matchAll(/<a href="(\/[^"]*)"/g)].map(
        ([, href]) => href,
      );
    expect(await links("/docs")).toEqual(["/openapi.json", "/docs/mock"]);
    expect(await links("/docs/mock")).toEqual(["/docs/mock.json", "/docs"]);
    expect(document).toMatchObject({ openapi: "3.1.0", servers: [{ url: "/" }] });
    const closed = await openDoor({ control: false });
    for (const path of ["/docs/mock", "/docs/mock.json"]) {
      const answer = await fetch(closed.url + path, asPage);
      expect(answer.status, path).toBe(404);
      expect((await json<ProblemAnswer>(answer)).detail).toContain("--no-control");
    }
    const docs = await (await fetch(`${closed.url}/docs`)).text();
    expect(docs).not.toMatch(/\/docs\/mock|jeanne/);
    await closed.close();
  });
});
