/** T01 Worlds of a seed, and the year that passes in them. */
import type { WorldSnapshot } from "@palier/contract/control";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { MockApp } from "../../src/app.ts";
import { json, type ProblemAnswer } from "../kit/client.ts";
import { app, day, freshWorlds, type OpenWorld, openWorld, present, visitorOf } from "../kit/worlds.ts";

const { world, client, state, get, status } = freshWorlds();

describe("a world", () => {
  test("T01 has the same bytes by the same seed, and others by another", async () => {
    const page = async (of: MockApp) => {
      const admin = visitorOf(of, "default");
      await admin.signIn();
      return (await admin.get("/admin/building/ajax-list?start=40")).text();
    };
    const first = await page(app);
    expect(await page(new MockApp())).toBe(first);
    expect(await page(new MockApp({ seed: "autre" }))).not.toBe(first);
  });

  test("T01 starts at the seed's present, whatever the machine's clock says", () => {
    expect(app.world("of-now").clock.instant()).toMatch(/^2026-11-20T09:3/);
    app.worlds.close("of-now");
  });

  test("T03 T04 steps around each call in one place, which sees route and answer, and may answer itself", async () => {
    const seen: string[] = [];
    state().around = async (request, route, next) => {
      const answer =
        route?.name === "building.export" ? { status: 503, headers: {}, body: "no" } : await next();
      seen.push(`${request.method} ${route?.name} ${answer.status}`);
      return answer;
    };
    await get("/admin/building/ajax-list");
    expect(await status("/admin/building/ajax-list-export?column_field_list=name")).toBe(503);
    await status("/admin/building/edit/999999");
    expect(seen).toEqual(["GET building.list 200", "GET building.export 503", "GET building.edit.get 404"]);
  });

  test("answers 500 where an answer would break the contract, and says which route and where", async () => {
    state().table("building").patch(5, { postalCode: "nonsense" });
    const answer = await client().get("/admin/building/ajax-list");
    expect(await json<ProblemAnswer>(answer)).toMatchObject({
      status: 500,
      type: "/problems/contract-broken",
      detail: "building.list (GET /admin/building/ajax-list)",
      errors: [{ path: "data[id=5].postalCode" }],
    });
    expect([await status("/admin/building/edit/5"), await status("/admin/building/edit/6")]).toEqual([
      500, 200,
    ]);
    expect(world().name).toMatch(/^world-/);
  });
});

describe("a year", () => {
  const year = 365 * day;
  const opened: OpenWorld[] = [];
  afterEach(() => {
    for (const each of opened.splice(0)) each.close();
  });

  /** With a requested import. */
  async function begin() {
    const own = await openWorld();
    opened.push(own);
    const content =
      "Référence;Nom;Adresse;Code postal;Ville;Lots\nANNEE-1;Les Essais;1, rue du Test;69003;Lyon;12";
    const body = { fileName: "a.csv", kind: "buildings", content };
    expect((await own.client.post("/admin/wallets/1/imports/new", body)).status).toBe(201);
    return own;
  }
  /** Whatever the write order. */
  const contents = ({ tables }: WorldSnapshot) =>
    Object.fromEntries(
      Object.entries(tables).map(([name, { rows }]) => [
        name,
        rows.toSorted((a, b) => Number(a.id) - Number(b.id)),
      ]),
    );
  /** In steps at these ms. */
  async function stateAfter(cuts: readonly number[]) {
    const { control } = await begin();
    for (const cut of cuts) await control.clock({ set: new Date(present + cut).toISOString() });
    return contents(await control.snapshot());
  }

  test("at once is the year in steps, however it is cut, the first minutes included, in which imports run", async () => {
    const whole = await stateAfter([year]);
    const changed = ["building", "change", "deliverySlot", "news", "quotation", "subscriber", "walletImport"];
    expect(Object.keys(whole)).toEqual(expect.arrayContaining(changed));
    expect(whole.change?.length).toBeGreaterThan(20);
    expect(await stateAfter(Array.from({ length: 73 }, (_, at) => (at + 1) * 5 * day))).toEqual(whole);
    const moments = fc.oneof(fc.integer({ min: 0, max: 120_000 }), fc.integer({ min: 0, max: year }));
    await fc.assert(
      fc.asyncProperty(fc.array(moments, { maxLength: 6 }), async (cuts) => {
        // Unordered: moving back undoes nothing.
        expect(await stateAfter([...cuts, year])).toEqual(whole);
      }),
      { numRuns: 8 },
    );
  });

  test("T08 saved in the middle and opened again is the year", async () => {
    const whole = await stateAfter([year]);
    const [begun, other] = [await begin(), await begin()];
    await begun.control.clock({ advanceMs: 3_000 });
    await other.control.restore(await begun.control.snapshot());
    await other.control.clock({ set: new Date(present + year).toISOString() });
    expect(contents(await other.control.snapshot())).toEqual(whole);
  });
});
