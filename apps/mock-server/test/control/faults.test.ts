import type { FaultInput, WorldControl } from "@palier/contract/control";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, json, type ProblemAnswer, type TableAnswer } from "../harness.ts";
import { openPlayhouse, refusal } from "./playhouse.ts";

const house = await openPlayhouse();
afterAll(() => house.close());
let world: WorldControl;
let client: Client;
beforeAll(async () => {
  world = await house.world();
  client = await house.admin(world.name);
});

const list = "/admin/building/ajax-list";
const edit = "/admin/building/edit/1";

async function withFault<T>(fault: FaultInput, run: () => Promise<T>): Promise<T> {
  const { id } = await world.addFault(fault);
  const result = await run();
  await world.clearFaults(id);
  return result;
}

describe("T03 faults by kind", () => {
  test.each([400, 401, 403, 404, 409, 418, 422, 423, 429, 500, 502, 503, 504])(
    "status %i is a problem",
    async (status) => {
      const answer = await withFault({ route: "building.list", status, detail: "Essai" }, () =>
        client.get(list),
      );
      expect(answer.status).toBe(status);
      expect(answer.headers.get("content-type")).toBe("application/problem+json");
      expect(await json<ProblemAnswer>(answer)).toMatchObject({ status, detail: "Essai" });
      expect((await client.get(list)).status).toBe(200);
    },
  );

  test("delay and jitter wait, and then serve", async () => {
    const start = performance.now();
    const answer = await withFault({ route: "building.list", delayMs: 120, jitterMs: 30 }, () =>
      client.get(list),
    );
    expect(answer.status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(119);
  });

  test("cut ends the connection; what was asked is not done", async () => {
    const { values } = await json<{ values: object }>(client.get(edit));
    await expect(
      withFault({ route: "building.edit.post", cut: true, times: 1 }, () =>
        client.post(edit, { ...values, name: "Coupé" }),
      ),
    ).rejects.toThrow();
    await world.clearFaults();
    expect(await json(client.get(edit))).toMatchObject({
      values: { name: expect.not.stringContaining("Coupé") },
    });
  });

  test("cut or a status afterwards: it is done, and only the answer is lost", async () => {
    const { values, record } = await json<{ values: object; record: { version: number } }>(client.get(edit));
    await world.addFault({ route: "building.edit.post", cut: true, afterwards: true, times: 1 });
    await expect(client.post(edit, { ...values, name: "Fait", version: record.version })).rejects.toThrow();
    expect(await json(client.get(edit))).toMatchObject({ values: { name: "Fait" } });
    await world.clearFaults();
  });

  test("a malformed body cannot be parsed, for JSON and for files", async () => {
    const answer = await withFault({ route: "building.list", malformed: true }, () => client.get(list));
    expect(answer.status).toBe(200);
    await expect(answer.json()).rejects.toThrow(SyntaxError);
    const whole = await (await client.get("/admin/building/ajax-list-export?column_field_list=name")).text();
    const half = await withFault({ route: "building.export", malformed: true }, () =>
      client.get("/admin/building/ajax-list-export?column_field_list=name"),
    );
    expect((await half.text()).length).toBeLessThan(whole.length);
  });

  test("a slow body comes whole, at its rate", async () => {
    const whole = await (await client.get(list)).text();
    const start = performance.now();
    const slow = await withFault({ route: "building.list", slowBody: whole.length * 5 }, async () =>
      (await client.get(list)).text(),
    );
    expect(slow).toBe(whole);
    expect(performance.now() - start).toBeGreaterThanOrEqual(150);
  });

  test("two at once add up: a delay and a status", async () => {
    await world.addFault({ delayMs: 60 });
    await world.addFault({ route: "building.list", status: 503 });
    const start = performance.now();
    expect((await client.get(list)).status).toBe(503);
    expect(performance.now() - start).toBeGreaterThanOrEqual(59);
    await world.clearFaults();
  });
});

describe("T03 faults by what they are about", () => {
  test("the next so many calls, and no more", async () => {
    await world.addFault({ route: "building.list", status: 500, times: 2 });
    const statuses = [];
    for (let at = 0; at < 4; at += 1) statuses.push((await client.get(list)).status);
    expect(statuses).toEqual([500, 500, 200, 200]);
    expect((await world.faults())[0]).toMatchObject({ hits: 2, left: 0 });
    await world.clearFaults();
  });

  test("each second call, twice", async () => {
    await world.addFault({ route: "building.list", status: 504, every: 2, times: 2 });
    const statuses = [];
    for (let at = 0; at < 6; at += 1) statuses.push((await client.get(list)).status);
    expect(statuses).toEqual([200, 504, 200, 504, 200, 200]);
    await world.clearFaults();
  });

  test("by chance, the same for the same seed", async () => {
    const run = async (seed: string) => {
      const { id } = await world.addFault({ route: "building.list", status: 500, chance: 0.5, seed });
      const statuses = [];
      for (let at = 0; at < 24; at += 1) statuses.push((await client.get(list)).status);
      await world.clearFaults(id);
      return statuses.join(" ");
    };
    const [first, again, other] = [await run("x"), await run("x"), await run("y")];
    expect(first).toBe(again);
    expect(first).not.toBe(other);
    expect(first).toContain("500");
    expect(first).toContain("200");
  });

  test.each<[string, FaultInput, number, number]>([
    ["a pattern of names", { route: "building.*", status: 503 }, 503, 503],
    ["a path", { path: "/admin/building/ajax-list", status: 503 }, 503, 200],
    ["a pattern of paths", { path: "/admin/building/**", status: 503 }, 503, 503],
    ["one segment", { path: "/admin/*/ajax-list", status: 503 }, 503, 200],
    ["a method and a path", { method: "POST", path: "/admin/building/edit/*", status: 503 }, 200, 200],
    [
      "a query",
      { route: "building.*", match: { query: { "search[value]": "parc" } }, status: 503 },
      503,
      200,
    ],
    [
      "another query",
      { route: "building.*", match: { query: { "search[value]": "rue" } }, status: 503 },
      200,
      200,
    ],
    ["a header", { match: { headers: { "X-Test": "1" } }, status: 503 }, 503, 200],
    ["everything", { status: 503 }, 503, 503],
  ])("by %s", async (_, fault, onList, onForm) => {
    const statuses = await withFault(fault, async () => [
      (await client.get(`${list}?search%5Bvalue%5D=parc`, { "x-test": "1" })).status,
      (await client.get(edit)).status,
    ]);
    expect(statuses).toEqual([onList, onForm]);
  });

  test("by a body's values", async () => {
    const { values, record } = await json<{ values: object; record: { version: number } }>(client.get(edit));
    const send = (name: string) => client.post(edit, { ...values, name, version: record.version });
    await world.addFault({ match: { body: { name: "Interdit" } }, status: 409 });
    expect((await send("Interdit")).status).toBe(409);
    expect((await send("Permis")).status).toBe(200);
    await world.clearFaults();
  });
});

describe("bad faults", () => {
  test("an unknown route or address: a 404 with the nearest names", async () => {
    const wrong = await refusal(world.addFault({ route: "bulding.list", status: 500 }));
    expect(wrong.status).toBe(404);
    expect(wrong.problem?.allowed?.[0]).toBe("building.list");
    expect((await refusal(world.addFault({ route: "nothing.*", status: 500 }))).status).toBe(404);
    const path = await refusal(world.addFault({ path: "/admin/buildings/ajax-list", status: 500 }));
    expect(path.problem?.allowed).toContain("/admin/building/ajax-list");
    expect(
      (
        await refusal(
          world.addFault({ path: "/admin/building/edit/*", method: "GET", route: "x", status: 500 }),
        )
      ).status,
    ).toBe(404);
    expect((await refusal(world.clearFaults("fault-9999"))).status).toBe(404);
  });

  test.each<unknown>([
    {},
    { route: "building.list" },
    { status: 200 },
    { status: "500" },
    { status: 600 },
    { cut: true, status: 500 },
    { cut: true, slowBody: 5 },
    { delayMs: -1 },
    { delayMs: 1e12 },
    { slowBody: 0 },
    { status: 500, times: 0 },
    { status: 500, every: 1 },
    { status: 500, chance: 0 },
    { status: 500, chance: 2 },
    { status: 500, nonsense: 1 },
    { status: 500, path: "admin" },
    { cut: false },
    { status: 500, match: { body: 3 } },
  ])("%j is refused at its field", async (fault) => {
    const error = await refusal(world.addFault(fault as FaultInput));
    expect(error.status).toBe(422);
    expect(error.problem?.errors?.length).toBeGreaterThan(0);
  });

  test.each(["[]", "null", "{", '"x"', "3"])("%s is no fault", async (body) => {
    const answer = await house.ask(`/worlds/${world.name}/faults`, {
      method: "POST",
      body,
      headers: { "content-type": "application/json" },
    });
    expect([400, 422]).toContain(answer.status);
  });

  test("a fault does not strike whoever is played, nor other worlds", async () => {
    const other = await house.world();
    await world.addFault({ status: 500 });
    await world.admin("karim.benali@palier.test").open("building", 7);
    expect((await (await house.admin(other.name)).get(list)).status).toBe(200);
    await world.clearFaults();
    expect((await json<TableAnswer>(client.get(list))).data.length).toBeGreaterThan(0);
  });
});
