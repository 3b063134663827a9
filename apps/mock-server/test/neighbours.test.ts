/** A busy world leaves another its turns. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { csvChunks } from "../src/exports/csv.ts";
import { xlsxChunks } from "../src/exports/xlsx.ts";
import { FairShares, machine } from "../src/fair-share.ts";
import { Client, openDoor } from "./harness.ts";

let time = 0;
/** A clock that only moves when read: both worlds stay busy on a slow machine too. */
const shares = new FairShares({
  ...machine,
  now: () => {
    time += 0.01;
    return time;
  },
});
const door = await openDoor({ rows: { user: 5_000 }, shares });
afterAll(() => door.close());

async function clientIn(world: string): Promise<Client> {
  const headers = { "x-palier-world": world };
  const client = new Client(
    (path, init) => fetch(`${door.url}/api${path}`, { ...init, headers: { ...init?.headers, ...headers } }),
    () => door.app.world(world),
  );
  await client.signIn();
  return client;
}

let busy: Client;
let quiet: Client;
beforeAll(async () => {
  busy = await clientIn("busy");
  quiet = await clientIn("quiet");
});

const list = "/admin/building/ajax-list?draw=1&length=50&sort=city";
const users = "/admin/user/ajax-list";
const searches = (at: number): string[] =>
  ["re", "an", "ou", "le", "in", "ch"].map((each) => `${each} ${at}`);

const acts: readonly (readonly [string, (at: number) => Promise<Response>])[] = [
  ["CSV exports", () => busy.get(`${users}-export?column_field_list=id,lastName,email&length=-1`)],
  ["workbooks", () => busy.get(`${users}-export?column_field_list=id,lastName,email&length=-1&format=xlsx`)],
  [
    "searches over all records",
    async (at) => {
      const answers = await Promise.all(searches(at).map((q) => busy.get(`/admin/search?q=${q}`)));
      return answers[0] ?? Response.error();
    },
  ],
];

/** Counts the turns of the event loop. */
function turnCounter(): { turn: number; stop: () => void } {
  const counter = { turn: 0, stop: () => clearImmediate(timer) };
  const next = (): void => {
    counter.turn += 1;
    timer = setImmediate(next);
  };
  let timer = setImmediate(next);
  return counter;
}

test.each(acts)(
  "T02 %s in six lanes take one piece a turn, and who asks beside them is answered before them",
  async (_name, act) => {
    const { share } = door.app.world("busy").turns;
    const counter = turnCounter();
    const turns: number[] = [];
    const work = share.work.bind(share);
    const pieces = vi.spyOn(share, "work").mockImplementation((piece) => {
      turns.push(counter.turn);
      return work(piece);
    });
    expect((await quiet.get(list)).status).toBe(200);
    let isOver = false;
    const heavy = Promise.all(
      Array.from({ length: 6 }, async (_, at) => {
        const answer = await act(at);
        await answer.arrayBuffer();
        return answer.status;
      }),
    ).finally(() => {
      isOver = true;
    });
    let answered = 0;
    while (!isOver) {
      expect((await quiet.get(list)).status).toBe(200);
      if (!isOver) answered += 1;
    }
    counter.stop();
    pieces.mockRestore();
    expect(await heavy).toEqual(Array(6).fill(200));
    expect(answered).toBeGreaterThan(0);
    expect(turns.length).toBeGreaterThan(6);
    expect(new Set(turns).size).toBe(turns.length);
  },
  60_000,
);

test.each([
  ["csv", csvChunks],
  ["xlsx", xlsxChunks],
] as const)("T02 a piece of a %s export is at most 250 rows, however many there are", (_name, chunks) => {
  let taken = 0;
  function* rows() {
    for (let id = 1; id <= 5_000; id += 1) {
      taken += 1;
      yield { id, version: 1, name: `Le Lac ${id}` };
    }
  }
  const columns = ["id", "name"].map((name) => ({ name, title: name, field: { kind: "text" as const } }));
  let before = 0;
  for (const chunk of chunks(columns, rows(), "t")) {
    expect(chunk.length).toBeLessThan(40_000);
    expect(taken - before).toBeLessThanOrEqual(250);
    before = taken;
  }
  expect(taken).toBe(5_000);
});

test("T02 an export beside another world holds its rows as they were when it began", async () => {
  const path = "/admin/user/ajax-list-export?column_field_list=id,lastName&length=-1";
  const before = await (await busy.get(path)).text();
  const answer = await busy.get(path);
  const table = door.app.world("busy").table("user");
  for (const id of [1, 2_500, 4_999]) table.patch(id, { lastName: "Changé" });
  expect(await answer.text()).toBe(before);
  expect(await (await busy.get(path)).text()).toContain("Changé");
});
