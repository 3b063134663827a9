import { ControlError } from "@palier/contract/control";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mockWorld } from "../src/msw.ts";
import { json, otherEmail, type ProblemAnswer, type TableAnswer } from "./harness.ts";

const here = mockWorld({ origin: "https://here.test" });
const there = mockWorld({ origin: "https://there.test" });
const server = setupServer(...here.handlers, ...there.handlers);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterAll(() => server.close());

const list = (host: string) => fetch(`https://${host}.test/api/admin/building/ajax-list?draw=1`);

describe("T07 a world without a port", () => {
  test("two worlds on one seeded app: a change and a session of one are not in the other", async () => {
    expect(here.app).toBe(there.app);
    await here.signIn();
    await here.patch("building", 2, { name: "Ici seulement" });
    expect([here, there].map((world) => world.state.table("building").get(2)?.name)).toEqual([
      "Ici seulement",
      expect.not.stringContaining("Ici seulement"),
    ]);
    expect([(await list("here")).status, (await list("there")).status]).toEqual([200, 401]);
  });

  test("T03 T04 faults strike, and the journal tells", async () => {
    await here.signIn();
    const fault = await here.fault({ route: "building.list", status: 503, times: 1 });
    expect((await list("here")).status).toBe(503);
    expect((await json<TableAnswer>(list("here"))).draw).toBe(1);
    const [first] = await here.calls({ route: "building.list", status: 503 });
    expect(first).toMatchObject({ admin: "jeanne.martin@palier.test", faults: [fault.id] });
    await here.fault({ route: "building.list", cut: true, times: 1 });
    await expect(list("here")).rejects.toThrow(TypeError);
    expect(await there.calls({ route: "building.list", status: 503 })).toEqual([]);
  });

  test("T04 waiting for a call that never comes says what was called", async () => {
    await list("there");
    await expect(there.waitFor({ route: "building.export", wait: 1 })).rejects.toThrow(
      /no call fits .*building\.export[\s\S]*GET \/admin\/building\/ajax-list 401 \(building\.list\)/,
    );
  });

  test("T05 another admin holds a record, and the save is refused", async () => {
    const token = await here.signIn();
    await here.admin(otherEmail).open("building", 12);
    const url = "https://here.test/api/admin/building/edit/12";
    const { values } = await json<{ values: object }>(fetch(url));
    const headers = { "content-type": "application/json", "x-csrf-token": token };
    const saved = await fetch(url, { method: "POST", headers, body: JSON.stringify(values) });
    expect(saved.status).toBe(423);
    expect((await json<ProblemAnswer>(saved)).holder?.name).toBe("Karim Benali");
  });

  test("T08 a state is saved in one world and shown in another", async () => {
    await here.patch("building", 3, { name: "Enregistré" });
    await there.restore(await here.snapshot());
    expect(there.state.table("building").get(3)?.name).toBe("Enregistré");
  });

  test("chance is drawn alike in each run, whatever the world is called", async () => {
    const one = await here.fault({ route: "order.list", status: 500, chance: 0.5 });
    expect(one.seed).toBe(here.name);
  });

  test("what is refused says why", async () => {
    await expect(here.fault({ route: "building.nothing", status: 500 })).rejects.toThrow(ControlError);
    await expect(here.signIn("nobody@palier.test")).rejects.toThrow("cannot sign in");
  });
});
