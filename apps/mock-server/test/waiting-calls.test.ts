/** Calls that wait for their turn beside another world. */
import { changePath } from "@palier/contract";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MockApp } from "../src/app.ts";
import { FairShares, machine } from "../src/fair-share.ts";
import { FetchRequest } from "../src/in-process/fetch-request.ts";
import { fetchResponse } from "../src/in-process/fetch-response.ts";
import { inProcessClient } from "../src/in-process/in-process-client.ts";
import type { EntityLike } from "../src/world/catalog.ts";
import type { World } from "../src/world/world.ts";
import { MemoryBoard } from "../src/worlds/board.ts";
import { createBuilding, newBuilding, readForm, saveForm } from "./building-forms.ts";
import { Client, json, type TableAnswer } from "./harness.ts";

let time = 0;
/** Callers that rest until {@link wake}; if undefined, rests are short. */
let resting: (() => void)[] | undefined;
/** A clock that only moves when read, so that no world falls silent on a slow machine. */
const shares = new FairShares({
  now: () => {
    time += 0.01;
    return time;
  },
  sleep: (ms) => (resting === undefined ? machine.sleep(ms) : new Promise((woken) => resting?.push(woken))),
});

function wake(): void {
  const woken = resting ?? [];
  resting = undefined;
  for (const each of woken) each();
}

const boards = new Map<string, MemoryBoard>();
const app = new MockApp({
  shares,
  boardOf: (name) => {
    const board = Object.assign(new MemoryBoard(), { isHeard: true });
    boards.set(name, board);
    return board;
  },
});
const control = inProcessClient(app);

async function adminIn(world: string): Promise<Client> {
  const client = new Client(async (path, init) => {
    const url = new URL(`http://palier.invalid/api${path}`);
    const request = new Request(url, init);
    return fetchResponse(await app.answer(new FetchRequest(request, url, { world })), request.method);
  });
  await client.signIn();
  return client;
}

let count = 0;
let name: string;
let busy: Client;
let other: Client;
beforeEach(async () => {
  count += 1;
  name = `busy-${count}`;
  busy = await adminIn(name);
  other = await adminIn("other");
});

afterEach(wake);

/** From now on the busy world has had its piece of this turn, beside another that asks. */
async function hasHadItsTurn(rests?: "until woken"): Promise<void> {
  await other.get("/admin/session");
  if (rests !== undefined) resting = [];
  void busy.get("/admin/session");
}

const importOf = (lines: number) => ({
  fileName: "a.csv",
  kind: "buildings",
  content: [
    "Référence;Nom;Adresse;Code postal;Ville;Lots",
    ...Array.from({ length: lines }, (_, at) => `AUTO-${at};Les Essais;1, rue du Test;69003;Lyon;12`),
  ].join("\n"),
});

test("T02 what is sent together beside another world is done in the order in which it was sent", async () => {
  const { values } = await readForm(busy, 12);
  await hasHadItsTurn();
  const saves = [0, 1, 2].map((at) =>
    saveForm(busy, 12, { ...values, version: values.version + at, name: `Le Lac ${at}` }),
  );
  expect((await Promise.all(saves)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await readForm(busy, 12)).values.name).toBe("Le Lac 2");
  await hasHadItsTurn();
  const made = await Promise.all([0, 1, 2].map(() => createBuilding(busy)));
  const ids = made.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
});

/** Tells whether what runs now is counted as the world's work. */
function countedWork({ turns: { share } }: World): () => boolean {
  let depth = 0;
  const work = share.work.bind(share);
  vi.spyOn(share, "work").mockImplementation((piece) => {
    depth += 1;
    try {
      return work(piece);
    } finally {
      depth -= 1;
    }
  });
  return () => depth > 0;
}

test("T02 what an import does before and after its rests is counted as its world's work", async () => {
  const world = app.world(name);
  const isCounted = countedWork(world);
  const uncounted: string[] = [];
  const note = (what: string) => {
    if (!isCounted()) uncounted.push(what);
  };
  const parse = JSON.parse;
  const parsing = vi.spyOn(JSON, "parse").mockImplementation((text, ...more) => {
    if (text.includes("AUTO-1;")) note("parse");
    return parse(text, ...more);
  });
  const table = world.table.bind(world);
  let looked = 0;
  vi.spyOn(world, "table").mockImplementation((of: string | EntityLike) => {
    const entity = typeof of === "string" ? of : of.name;
    if (entity === "walletImport") {
      looked += 1;
      note(entity);
    }
    return table(entity);
  });
  const answer = await busy.post("/admin/wallets/1/imports/new", importOf(400));
  parsing.mockRestore();
  expect(answer.status).toBe(201);
  expect(looked).toBeGreaterThan(0);
  expect(uncounted).toEqual([]);
});

test("A05 a repeated key whose first call is refused gets a turn of its own", async () => {
  const world = app.world(name);
  const isCounted = countedWork(world);
  const table = world.table.bind(world);
  const looks: boolean[] = [];
  vi.spyOn(world, "table").mockImplementation((of: string | EntityLike) => {
    const entity = typeof of === "string" ? of : of.name;
    if (entity === "wallet") looks.push(isCounted());
    return table(entity);
  });
  const known = vi.spyOn(world.idempotency.underWay, "get");
  const send = () =>
    busy.send(
      "/admin/wallets/1/imports/new",
      { ...importOf(1_000), plan: "another" },
      { "idempotency-key": "k" },
    );
  await other.get("/admin/session");
  resting = [];
  const first = send();
  await vi.waitFor(() => expect(resting).toHaveLength(2));
  const second = send();
  wake();
  expect([(await first).status, (await second).status]).toEqual([409, 409]);
  // The second one met the first, and has read the wallet too.
  expect(known.mock.results.filter(({ value }) => value !== undefined)).toHaveLength(1);
  expect(looks.length).toBeGreaterThan(1);
  expect(looks).not.toContain(false);
});

test("T02 what is due has happened when a tester asks, but in the world's turn", async () => {
  const tested = control.world(name);
  await tested.clock({ freeze: true, set: "2026-12-02T09:00:00Z" });
  await tested.patch("quotation", 178, { status: "sent", validUntil: "2026-12-01" });
  const status = () => app.world(name).table("quotation").get(178)?.status;
  await hasHadItsTurn("until woken");
  const asked = tested.snapshot();
  // What is around a world waits for no turn.
  await tested.journal();
  expect(status()).toBe("sent");
  wake();
  await asked;
  expect(status()).toBe("expired");
});

describe("T02 a call that waits while its world is replaced", () => {
  const found = async (client: Client): Promise<number> =>
    (await json<TableAnswer>(client.get("/admin/building/ajax-list?draw=1&search[value]=Attendue")))
      .recordsFiltered;

  const acts = [
    ["a reset", 401, () => control.world(name).reset()],
    ["a seed", 401, () => control.world(name).seed({ seed: "palier" })],
    ["a restore", 201, () => control.world(name).restore(saved)],
    ["a deletion", 401, () => control.world(name).delete()],
  ] as const;
  let saved: Awaited<ReturnType<ReturnType<typeof control.world>["snapshot"]>>;

  test.each(acts)("by %s is answered %i, and that is true afterwards", async (_name, status, act) => {
    saved = await control.world(name).snapshot();
    // Makes what the act needs, so that it does not rest itself.
    await control.world("other").restore(saved);
    await control.world("other").seed({ seed: "palier" });
    other = await adminIn("other");
    await hasHadItsTurn("until woken");
    const call = busy.send("/admin/building/new", newBuilding({ name: "Attendue" }));
    // One who counts the turn, one who waits for the next.
    await vi.waitFor(() => expect(resting).toHaveLength(2));
    await act();
    wake();
    expect((await call).status).toBe(status);
    const isThere = (await control.worlds()).some((world) => world.name === name);
    const calls = isThere ? (await control.world(name).journal()).entries : [];
    const noted = calls.filter(({ path }) => path === "/admin/building/new");
    expect(noted.map((entry) => entry.status)).toEqual(isThere ? [status] : []);
    expect(isThere).toBe(act !== acts[3][2]);
    const reader = status === 201 ? busy : await adminIn(name);
    expect(await found(reader)).toBe(status === 201 ? 1 : 0);
  });

  test("an import that is read meanwhile comes in nowhere, and is announced to nobody", async () => {
    await other.get("/admin/session");
    resting = [];
    const call = busy.post("/admin/wallets/1/imports/new", importOf(1_000));
    // One counts the turn, one reads the file.
    await vi.waitFor(() => expect(resting).toHaveLength(2));
    await control.world(name).reset();
    wake();
    expect((await call).status).toBe(401);
    expect((await control.world(name).journal()).entries.map(({ status }) => status)).toEqual([401]);
    expect(boards.get(name)?.read(changePath("wallet"))).toBeNull();
  });
});
