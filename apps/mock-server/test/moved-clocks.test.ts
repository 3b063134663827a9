/** A year at once equals a year day by day. */
import type { WorldSnapshot } from "@palier/contract/control";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MockApp } from "../src/app.ts";
import { FetchRequest } from "../src/in-process/fetch-request.ts";
import { fetchResponse } from "../src/in-process/fetch-response.ts";
import { inProcessClient } from "../src/in-process/in-process-client.ts";
import { present, presentInstant } from "./frozen-worlds.ts";
import { Client } from "./harness.ts";

const [minute, day] = [60_000, 86_400_000];

/** Whatever the write order. */
const contents = ({ tables }: WorldSnapshot) =>
  Object.fromEntries(
    Object.entries(tables).map(([name, { rows: changed }]) => [
      name,
      changed.toSorted((a, b) => Number(a.id) - Number(b.id)),
    ]),
  );

const app = new MockApp();
const inProcess = inProcessClient(app);

/** With a requested import. */
async function begin(name: string) {
  const world = await inProcess.createWorld(name);
  await world.clock({ freeze: true, set: presentInstant });
  const client = new Client(async (path, init) => {
    const request = new Request(`http://palier-mock.invalid/api${path}`, init);
    const answer = await app.answer(new FetchRequest(request, new URL(request.url), { world: name }));
    return fetchResponse(answer, request.method);
  });
  await client.signIn();
  const content =
    "Référence;Nom;Adresse;Code postal;Ville;Lots\nANNEE-1;Les Essais;1, rue du Test;69003;Lyon;12";
  await client.post("/admin/wallets/1/imports/new", { fileName: "a.csv", kind: "buildings", content });
  return world;
}

/** In steps at these ms. */
async function stateAfter(cuts: readonly number[]) {
  const other = await begin("a-year");
  for (const cut of cuts) await other.clock({ set: new Date(present + cut).toISOString() });
  const state = contents(await other.snapshot());
  await other.delete();
  return state;
}

describe("a year", () => {
  const year = 365 * day;

  test("at once is the year day by day", async () => {
    const whole = await stateAfter([year]);
    const changed = ["building", "change", "deliverySlot", "news", "quotation", "subscriber", "walletImport"];
    expect(Object.keys(whole)).toEqual(expect.arrayContaining(changed));
    expect(whole.change?.length).toBeGreaterThan(20);
    expect(await stateAfter(Array.from({ length: 365 }, (_, at) => (at + 1) * day))).toEqual(whole);
  });

  test("is the same however it is cut, the first minutes included, in which imports run", async () => {
    const whole = await stateAfter([year]);
    const moments = fc.oneof(fc.integer({ min: 0, max: 2 * minute }), fc.integer({ min: 0, max: year }));
    await fc.assert(
      fc.asyncProperty(fc.array(moments, { maxLength: 6 }), async (cuts) => {
        // Unordered: moving back undoes nothing.
        expect(await stateAfter([...cuts, year])).toEqual(whole);
      }),
      { numRuns: 12 },
    );
  });

  test("T08 saved in the middle and opened again is the year", async () => {
    const whole = await stateAfter([year]);
    const [begun, opened] = [await begin("begun"), await inProcess.createWorld("opened")];
    await begun.clock({ advanceMs: 3_000 });
    await opened.restore(await begun.snapshot());
    await opened.clock({ set: new Date(present + year).toISOString() });
    expect(contents(await opened.snapshot())).toEqual(whole);
  });
});
