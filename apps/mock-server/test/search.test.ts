import type { SearchGroup } from "@palier/contract";
import { afterAll, describe, expect, test } from "vitest";
import { type Client, json, openDoor, type ProblemAnswer } from "./harness.ts";

const door = await openDoor();
afterAll(() => door.close());
const client = await door.signedIn();

const ask = (query: string, of: Client = client) => of.get(`/admin/search?${query}`);
const search = async (q: string): Promise<readonly SearchGroup[]> =>
  (await json<{ groups: SearchGroup[] }>(ask(`q=${encodeURIComponent(q)}`))).groups;
const hitsOf = (groups: readonly SearchGroup[], kind: string) =>
  groups.find((group) => group.kind === kind)?.hits ?? [];

describe("A09 what is typed finds the record", () => {
  test.each(["C-2026-00807", "c-2026-807", "C 2026 807", " C-2026-00807 ", "807"])("%s", async (typed) => {
    const [first] = await search(typed);
    expect(first).toMatchObject({
      kind: "order",
      more: false,
      hits: [{ title: "C-2026-00807", match: "number" }],
    });
  });

  test("a resident by half a name without accents, words in any order", async () => {
    door.app.world("default").table("user").patch(20, {
      firstName: "Élodie",
      lastName: "Lécuyer-Muñoz",
      fullName: "Élodie Lécuyer-Muñoz",
    });
    for (const typed of ["elodie lecuyer", "LECUY elo", "muñoz élodie"]) {
      const [hit] = hitsOf(await search(typed), "user");
      expect(hit, typed).toMatchObject({ id: 20, match: typed.startsWith("elodie") ? "start" : "words" });
    }
    expect(hitsOf(await search("elodie zzz"), "user")).toEqual([]);
  });

  test("a resident by telephone and e-mail address, as people write them", async () => {
    door.app.world("default").table("user").patch(21, { phone: "+33612987654", email: "pa.let@example.org" });
    for (const typed of [
      "06 12 98 76 54",
      "0612987654",
      "+33 6 12 98 76 54",
      "06.12.98.76.54",
      "PA.LET@example.org",
    ])
      expect(hitsOf(await search(typed), "user"), typed).toMatchObject([
        { id: 21, match: "number", details: expect.arrayContaining(["06 12 98 76 54"]) },
      ]);
    expect(hitsOf(await search("98 76 54"), "user")).toContainEqual(expect.objectContaining({ id: 21 }));
    expect(hitsOf(await search("pa.let@"), "user")).toMatchObject([{ id: 21, match: "elsewhere" }]);
  });

  test("a change is found at once, and a deleted record no more", async () => {
    const world = door.app.world("default");
    world.table("building").patch(3, { name: "Les Zébulons roux" });
    expect(hitsOf(await search("zebulons"), "building")).toMatchObject([
      { id: 3, title: "Les Zébulons roux" },
    ]);
    world.table("building").delete(3);
    expect(await search("zebulons roux")).toEqual([]);
  });

  test.each(["%", "_", ".*", "^a", "' or 1=1 --", "\\", "", "  "])("« %s » is no pattern", async (typed) => {
    const groups = await search(typed);
    for (const { hits } of groups)
      for (const { title, details } of hits)
        expect(`${title} ${details.join(" ")}`.toLowerCase()).toContain(/[a-z]/.exec(typed)?.[0]);
    if (!/[a-z\d]/.test(typed)) expect(groups).toEqual([]);
  });

  test("a text beyond the limit, and a list of records that is none, are refused in French", async () => {
    for (const query of [`q=${"a".repeat(500)}`, "records=order", "records=nobody-1", "records=user-0"]) {
      const answer = await ask(query);
      expect(answer.status, query).toBe(400);
      expect((await json<ProblemAnswer>(answer)).title).toBe("Paramètres de requête non valables");
    }
    expect((await ask(`q=${"a".repeat(200)}`)).status).toBe(200);
    expect((await ask("q=a", door.client())).status).toBe(401);
  });
});

describe("A09 the best comes first", () => {
  test("beginnings before words before the rest, the newest first, five of a kind and more", async () => {
    const users = door.app.world("default").table("user");
    for (const [id, fullName, createdAt] of [
      [31, "Zoltan Kurz", "2026-01-01T10:00:00Z"],
      [32, "Anna Zoltan", "2026-06-01T10:00:00Z"],
      [33, "Zoltana Weiss", "2026-03-01T10:00:00Z"],
      [34, "Karl Mezoltan", "2026-09-01T10:00:00Z"],
    ] as const)
      users.patch(id, { fullName, createdAt });
    expect(hitsOf(await search("zoltan"), "user").map(({ id, match }) => `${id} ${match}`)).toEqual([
      "33 start",
      "31 start",
      "32 words",
      "34 elsewhere",
    ]);
    const [group] = await search("a");
    expect(group?.hits).toHaveLength(5);
    expect(group?.more).toBe(true);
  });

  test("known records by their ids, those that exist, as they are called now", async () => {
    door.app.world("default").table("building").patch(5, { name: "Le Nouveau nom" });
    const { groups } = await json<{ groups: SearchGroup[] }>(
      ask("records=order-12,building-5,order-99999999,building-5"),
    );
    expect(groups).toMatchObject([
      { kind: "order", hits: [{ id: 12 }] },
      { kind: "building", hits: [{ id: 5, title: "Le Nouveau nom" }] },
    ]);
    expect(groups[1]?.hits).toHaveLength(1);
  });
});
