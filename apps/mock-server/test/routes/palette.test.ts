/** A09 One search over all records, compared with a naive one of every row. */
import {
  isNumberOf,
  maxHits,
  readPhone,
  type SearchGroup,
  type SearchKind,
  searchKinds,
  searchMatches,
} from "@palier/contract";
import { beginningsOf, fold, withoutQuotes } from "@palier/contract/kit/fold";
import { searchWords } from "@palier/contract/kit/search-words";
import { phoneTerm, searchedPhone } from "@palier/contract/kit/shown-phone";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import type { AnyRow } from "../../src/world/catalog.ts";
import type { ProblemAnswer } from "../kit/client.ts";
import { freshWorlds } from "../kit/worlds.ts";

const { world, client, state, get, patch } = freshWorlds();

const search = async (q: string): Promise<readonly SearchGroup[]> =>
  (await get<{ groups: SearchGroup[] }>(`/admin/search?q=${encodeURIComponent(q)}`)).groups;
const hitsOf = async (q: string, kind: string) =>
  (await search(q)).find((group) => group.kind === kind)?.hits ?? [];

const kinds = Object.keys(searchKinds).filter((name): name is SearchKind => Object.hasOwn(searchKinds, name));
const textOf = (row: AnyRow, column: string): string => String(row[column] ?? "");

/** Telephones however they are grouped. */
function holds(row: AnyRow, column: string, word: string): boolean {
  const text = textOf(row, column);
  if (column !== "phone" || text === "") return fold(text).includes(fold(word));
  return searchedPhone(text).includes(phoneTerm(fold(word)));
}

function isOwnNumber(row: AnyRow, column: string, q: string): boolean {
  const text = textOf(row, column);
  if (column === "email") return q.includes("@") && [q, q.toLowerCase()].includes(text);
  if (column === "phone") return readPhone(q).startsWith("+") && readPhone(q) === text;
  return /\d/.test(fold(q)) && isNumberOf(fold(q), fold(text));
}

/** -1 without a match. */
function matchOf(kind: SearchKind, row: AnyRow, q: string): number {
  const { numbers, title, words } = searchKinds[kind];
  const shown = fold(textOf(row, title));
  const asked = searchWords(q);
  const begins = (word: string): boolean =>
    Array.from({ length: shown.length }, (_, at) => at).some(
      (at) => shown.startsWith(word, at) && !/[a-z\d\x80-\uffff]/.test(shown.charAt(at - 1)),
    );
  if (numbers.some((column) => isOwnNumber(row, column, withoutQuotes(q)))) return 0;
  if (beginningsOf(q).some((text) => shown.startsWith(fold(text)))) return 1;
  if (asked.every((word) => begins(fold(word)))) return 2;
  return asked.every((word) => words.some((column) => holds(row, column, word))) ? 3 : -1;
}

/** A letter left out, put in, another, or two exchanged. */
function isOneApart(one: string, other: string): boolean {
  const without = (text: string): string[] =>
    [...text].map((_, at) => text.slice(0, at) + text.slice(at + 1));
  const differing = [...one].flatMap((letter, at) => (letter === other[at] ? [] : [at]));
  const [at = 0, next] = differing;
  const isTurned = next === at + 1 && one[at] === other[next] && one[next] === other[at];
  return (
    without(one).includes(other) ||
    without(other).includes(one) ||
    (one.length === other.length && (differing.length === 1 || (differing.length === 2 && isTurned)))
  );
}

function isNear(title: string, q: string): boolean {
  const words = searchWords(q).map(fold);
  const isLong = (word: string): boolean => word.length >= 4 && !/\d/.test(word);
  if (!words.some(isLong)) return false;
  const ends = (text: string) => [...text].map((_, at) => text.slice(0, at + 1));
  const begun = fold(title)
    .split(/[^a-z\d\x80-\uffff]+/)
    .flatMap(ends);
  return words.every((word) =>
    begun.some((text) => text === word || (isLong(word) && isOneApart(text, word))),
  );
}

function meant(q: string): readonly object[] {
  if (!/[\p{L}\p{N}]/u.test(q)) return [];
  const found = ranked((kind, row) => matchOf(kind, row, q));
  if (found.length > 0) return found;
  return ranked((kind, row) => (isNear(textOf(row, searchKinds[kind].title), q) ? 4 : -1));
}

function ranked(matching: (kind: SearchKind, row: AnyRow) => number): readonly object[] {
  const groups = kinds.flatMap((kind, at) => {
    const hits = [...state().table(kind).rows({})]
      .map((row) => ({ row, match: matching(kind, row) }))
      .filter(({ match }) => match >= 0);
    const made = ({ createdAt }: AnyRow): number => Date.parse(String(createdAt));
    hits.sort(
      (one, other) => one.match - other.match || made(other.row) - made(one.row) || one.row.id - other.row.id,
    );
    const [first] = hits;
    if (first === undefined) return [];
    const best = hits.slice(0, maxHits).map(({ row, match }) => `${row.id} ${searchMatches[match]}`);
    return [{ at, best: first.match, group: { kind, more: hits.length > maxHits, hits: best } }];
  });
  return groups.sort((one, other) => one.best - other.best || one.at - other.at).map(({ group }) => group);
}

/** A part of a record, in another case, without accents, or reordered. */
const piece = fc
  .record({
    kind: fc.constantFrom(...kinds),
    at: fc.nat(),
    column: fc.nat(),
    from: fc.nat(),
    length: fc.nat(),
  })
  .map(({ kind, at, column, from, length }) => {
    const { words } = searchKinds[kind];
    const table = state().table(kind);
    const row = table.get(1 + (at % table.size));
    const text = row === undefined ? "" : textOf(row, words[column % words.length] ?? "");
    const start = from % 3 === 0 ? from % (text.length + 1) : 0;
    return text.slice(start, start + 1 + (length % (length % 2 === 0 ? 3 : 200)));
  });
const fixed = [
  ..."a e é r 1 7 75 807 0 ² œ l' d' % _ .* ^a \\ () -7 7- [a-z]+ %12% 2026 C-2026-00807 C‑2026–807 l’".split(
    " ",
  ),
  ...["c 2026 807", "' or 1=1 --", "12, rue", "06 12", "+33 6", "x".repeat(200), "a\0b", "le la", "rue de"],
];
const typed = fc.oneof(
  { weight: 8, arbitrary: piece },
  { weight: 2, arbitrary: piece.map((text) => text.toUpperCase()) },
  { weight: 2, arbitrary: piece.map(fold) },
  { weight: 3, arbitrary: piece.map((text) => text.split(" ").reverse().join("  ")) },
  { weight: 1, arbitrary: piece.map((text) => `« ${text} »`) },
  { weight: 3, arbitrary: fc.constantFrom(...fixed) },
  { weight: 3, arbitrary: piece.map((text) => text.slice(0, 3) + text.slice(4)) },
  {
    weight: 3,
    arbitrary: piece.map((text) => `${text.slice(0, 2)}${text[3] ?? ""}${text[2] ?? ""}${text.slice(4)}`),
  },
);

test("A09 what is found, its rank and its groups are what the contract says of every row, changed ones too", async () => {
  const change = fc.record({ kind: fc.constantFrom(...kinds), id: fc.nat(), as: fc.nat() });
  await fc.assert(
    fc.asyncProperty(typed, fc.array(change, { maxLength: 2 }), async (text, changes) => {
      for (const { kind, id, as } of changes) {
        const table = state().table(kind);
        const [one, other] = [1 + (id % table.size), table.get(1 + (as % table.size))];
        if (!table.has(one) || other === undefined) continue;
        if (as % 5 === 0) table.delete(one);
        else table.patch(one, { ...other });
      }
      const q = text.slice(0, 200).trim();
      const groups = (await search(q)).map(({ kind, more, hits }) => ({
        kind,
        more,
        hits: hits.map(({ id, match }) => `${id} ${match}`),
      }));
      expect(groups, JSON.stringify(q)).toEqual(meant(q));
    }),
    { numRuns: 60 },
  );
}, 60_000);

describe("A09 what is typed", () => {
  beforeEach(async () => {
    await patch("user", 21, { phone: "+33612987654", email: "pa.let@example.org" });
  });

  test.each(["C-2026-00807", "c-2026-807", "C 2026 807", " C-2026-00807 ", "807", "« C-2026-00807 »"])(
    "finds an order by its number: %s",
    async (text) => {
      const [first] = await search(text);
      expect(first).toMatchObject({
        kind: "order",
        more: false,
        hits: [{ title: "C-2026-00807", match: "number" }],
      });
    },
  );

  test("finds a resident by telephone and e-mail address, as people write them", async () => {
    for (const text of [
      "06 12 98 76 54",
      "0612987654",
      "+33 6 12 98 76 54",
      "06.12.98.76.54",
      "PA.LET@example.org",
    ])
      expect(await hitsOf(text, "user"), text).toMatchObject([
        { id: 21, match: "number", details: expect.arrayContaining(["06 12 98 76 54"]) },
      ]);
    expect(await hitsOf("pa.let@", "user")).toMatchObject([{ id: 21, match: "elsewhere" }]);
  });

  test.each(["Cisé", "cissè", "Ciessé", "Cises", "Cysse Noemie", "noe cisé"])(
    "finds a name with one wrong letter where nothing else is found: %s",
    async (text) => {
      state().table("user").patch(21, { fullName: "Noémie Cissé", createdAt: "2030-01-01T00:00:00Z" });
      const [group] = await search(text);
      expect(group).toMatchObject({ kind: "user" });
      expect(group?.hits[0]).toMatchObject({ id: 21, match: text === "cissè" ? "words" : "near" });
    },
  );

  test("ranks beginnings before words before the rest, the newest first, five of a kind and more", async () => {
    const made = [
      [31, "Zoltan Kurz", "2026-01-01T10:00:00Z"],
      [32, "Anna Zoltan", "2026-06-01T10:00:00Z"],
      [33, "Zoltana Weiss", "2026-03-01T10:00:00Z"],
      [34, "Karl Mezoltan", "2026-09-01T10:00:00Z"],
    ] as const;
    for (const [id, fullName, createdAt] of made) state().table("user").patch(id, { fullName, createdAt });
    const ranked = (await hitsOf("zoltan", "user")).map(({ id, match }) => `${id} ${match}`);
    expect(ranked).toEqual(["33 start", "31 start", "32 words", "34 elsewhere"]);
    const [group] = await search("a");
    expect([group?.hits.length, group?.more]).toEqual([5, true]);
  });

  test("ranks a title in quotation marks by what is typed of it, with them and without", async () => {
    const newer = Number(
      state()
        .table("building")
        .first({ order: [{ column: "createdAt", dir: "desc" }] })?.id,
    );
    state().table("building").patch(9, { name: "« Aigues » Vives" });
    state().table("building").patch(newer, { name: "Aigues vertes" });
    const started = async (q: string) =>
      (await hitsOf(q, "building")).filter(({ match }) => match === "start").map(({ id }) => id);
    expect(await started("« Aigues » Vives")).toEqual([9]);
    expect(await started('"aigues')).toEqual([newer]);
    expect(await started('" Aigues')).toEqual([newer, 9]);
  });

  test("is found at once after a change, and no more after a deletion", async () => {
    state().table("building").patch(3, { name: "Les Zébulons roux" });
    expect(await hitsOf("zebulons", "building")).toMatchObject([{ id: 3, title: "Les Zébulons roux" }]);
    state().table("building").delete(3);
    expect(await search("zebulons roux")).toEqual([]);
  });
});

test("A09 known records are answered by their ids, as they are called now", async () => {
  await patch("building", 5, { name: "Le Nouveau nom" });
  const { groups } = await get<{ groups: SearchGroup[] }>(
    "/admin/search?records=order-12,building-5,order-99999999,building-5",
  );
  expect(groups).toMatchObject([
    { kind: "order", hits: [{ id: 12 }] },
    { kind: "building", hits: [{ id: 5, title: "Le Nouveau nom" }] },
  ]);
  expect(groups[1]?.hits).toHaveLength(1);
});

test("A09 a text beyond the limit and a list of records that is none are refused in French", async () => {
  for (const query of [`q=${"a".repeat(500)}`, "records=order", "records=nobody-1", "records=user-0"])
    expect(await get<ProblemAnswer>(`/admin/search?${query}`), query).toMatchObject({
      status: 400,
      title: "Paramètres de requête non valides",
    });
  expect((await client().get(`/admin/search?q=${"a".repeat(200)}`)).status).toBe(200);
  expect((await world().visitor().get("/admin/search?q=a")).status).toBe(401);
});
