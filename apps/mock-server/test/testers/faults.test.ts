/** T03 Faults by route. */
import type { FaultInput, WorldControl } from "@palier/contract/control";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { type Client, type FormAnswer, json, type ProblemAnswer } from "../kit/client.ts";
import { openDoor, refusal } from "../kit/server.ts";

const house = await openDoor();
afterAll(() => house.close());
let world: WorldControl;
let client: Client;
beforeEach(async () => {
  world = await house.world();
  client = await house.admin(world.name);
});

const list = "/admin/building/ajax-list";
const edit = "/admin/building/edit/1";
const statuses = async (count: number) => {
  const seen: number[] = [];
  for (let at = 0; at < count; at += 1) seen.push((await client.get(list)).status);
  return seen;
};
const save = async (name: string) => {
  const { values } = await json<FormAnswer>(client.get(edit));
  return client.post(edit, { ...values, name });
};
const nameNow = async () => (await json<FormAnswer>(client.get(edit))).values.name;

describe("T03 a fault", () => {
  test("that is a status is answered as a problem", async () => {
    for (const status of [400, 401, 403, 404, 409, 418, 422, 423, 429, 500, 502, 503, 504]) {
      await world.addFault({ route: "building.list", status, detail: "Essai", times: 1 });
      const answer = await client.get(list);
      expect(answer.headers.get("content-type")).toBe("application/problem+json");
      expect(await json<ProblemAnswer>(answer)).toMatchObject({ status, detail: "Essai" });
    }
    expect((await client.get(list)).status).toBe(200);
  });

  test("that cuts the connection leaves undone what was asked, or does it and loses the answer", async () => {
    await world.addFault({ route: "building.edit.post", cut: true, times: 1 });
    await expect(save("Coupé")).rejects.toThrow();
    expect(await nameNow()).not.toBe("Coupé");
    await world.addFault({ route: "building.edit.post", cut: true, afterwards: true, times: 1 });
    await expect(save("Fait")).rejects.toThrow();
    expect(await nameNow()).toBe("Fait");
  });

  test("that malforms a body makes JSON unreadable and a file shorter", async () => {
    await world.addFault({ route: "building.list", malformed: true });
    await expect((await client.get(list)).json()).rejects.toThrow(SyntaxError);
    const file = async () =>
      (await (await client.get(`${list}-export?column_field_list=name`)).text()).length;
    const whole = await file();
    await world.addFault({ route: "building.export", malformed: true });
    expect(await file()).toBeLessThan(whole);
  });

  test("that delays, or slows a body down, adds up with another, and comes whole at its rate", async () => {
    const whole = await (await client.get(list)).text();
    await world.addFault({ route: "building.list", delayMs: 60, jitterMs: 10 });
    await world.addFault({ route: "building.list", slowBody: whole.length * 10 });
    const start = performance.now();
    expect(await (await client.get(list)).text()).toBe(whole);
    expect(performance.now() - start).toBeGreaterThanOrEqual(130);
    await world.addFault({ route: "building.list", status: 503 });
    expect((await client.get(list)).status).toBe(503);
  });

  test("is for the next so many calls, each so many, or by chance, alike for one seed", async () => {
    const { id } = await world.addFault({ route: "building.list", status: 500, times: 2 });
    expect(await statuses(4)).toEqual([500, 500, 200, 200]);
    expect(await world.faults()).toMatchObject([{ hits: 2, left: 0 }]);
    await world.clearFaults(id);
    await world.addFault({ route: "building.list", status: 504, every: 2, times: 2 });
    expect(await statuses(6)).toEqual([200, 504, 200, 504, 200, 200]);
    const run = async (seed: string) => {
      await world.clearFaults();
      await world.addFault({ route: "building.list", status: 500, chance: 0.5, seed });
      return (await statuses(24)).join(" ");
    };
    const [first, again, other] = [await run("x"), await run("x"), await run("y")];
    expect([again, first.includes("500"), first.includes("200")]).toEqual([first, true, true]);
    expect(other).not.toBe(first);
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
  ])("is by %s", async (_, fault, onList, onForm) => {
    await world.addFault(fault);
    const asked = await client.get(`${list}?search%5Bvalue%5D=parc`, { "x-test": "1" });
    expect([asked.status, (await client.get(edit)).status]).toEqual([onList, onForm]);
  });

  test("is by a body's values; whoever is played is not struck", async () => {
    await world.addFault({ match: { body: { name: "Interdit" } }, status: 409 });
    expect([(await save("Interdit")).status, (await save("Permis")).status]).toEqual([409, 200]);
    await world.addFault({ status: 500 });
    await world.admin("karim.benali@palier.test").open("building", 7);
  });
});

describe("T03 a fault that cannot be", () => {
  test("by an unknown route or address is a 404 with the nearest names", async () => {
    const wrong = await refusal(world.addFault({ route: "bulding.list", status: 500 }));
    expect([wrong.status, wrong.problem?.allowed?.[0]]).toEqual([404, "building.list"]);
    const path = await refusal(world.addFault({ path: "/admin/buildings/ajax-list", status: 500 }));
    expect(path.problem?.allowed).toContain("/admin/building/ajax-list");
    for (const call of [world.addFault({ route: "nothing.*", status: 500 }), world.clearFaults("fault-9999")])
      expect((await refusal(call)).status).toBe(404);
  });

  test.each<unknown>([
    {},
    { route: "building.list" },
    { status: 200 },
    { status: "500" },
    { cut: true, status: 500 },
    { cut: true, slowBody: 5 },
    { delayMs: -1 },
    { delayMs: 1e12 },
    { slowBody: 0 },
    { status: 500, times: 0 },
    { status: 500, every: 1 },
    { status: 500, chance: 2 },
    { status: 500, nonsense: 1 },
    { status: 500, path: "admin" },
    { status: 500, match: { body: 3 } },
  ])("%j is refused at its field", async (fault) => {
    const error = await refusal(world.addFault(fault as FaultInput));
    expect(error.status).toBe(422);
    expect(error.problem?.errors?.length).toBeGreaterThan(0);
  });
});
