/** Compares searches with a naive search of every row. */
import {
  isNumberOf,
  maxHits,
  readPhone,
  type SearchGroup,
  type SearchKind,
  searchKinds,
  searchMatches,
} from "@palier/contract";
import { beginningsOf, withoutQuotes } from "@palier/contract/kit/fold";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { searchWords } from "../src/from-contract/search-words.ts";
import { fold } from "../src/store/fold.ts";
import type { AnyRow } from "../src/world/catalog.ts";
import { json, openDoor } from "./harness.ts";

const door = await openDoor({ rows: { building: 6_000 } });
afterAll(() => door.close());
const client = await door.signedIn();
const world = door.app.world("default");

const kinds = Object.keys(searchKinds).filter((name): name is SearchKind => Object.hasOwn(searchKinds, name));
const textOf = (row: AnyRow, column: string): string => String(row[column] ?? "");

/** Telephones however they are grouped. */
function holds(row: AnyRow, column: string, word: string): boolean {
  const text = textOf(row, column);
  if (column !== "phone" || text === "") return fold(text).includes(fold(word));
  const term = /^[+\d][\d\s.()-]*$/.test(word) ? word.replace(/[^+\d]/g, "") : fold(word);
  return `${text.replace("+33", "0")} ${text}`.includes(term);
}

function isOwnNumber(row: AnyRow, column: string, q: string): boolean {
  const text = textOf(row, column);
  if (column === "email") return q.includes("@") && [q, q.toLowerCase()].includes(text);
  if (column === "phone") return readPhone(q).startsWith("+") && readPhone(q) === text;
  return /\d/.test(q) && isNumberOf(fold(q), fold(text));
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

function meant(q: string): readonly object[] {
  if (!/[\p{L}\p{N}]/u.test(q)) return [];
  const groups = kinds.flatMap((kind, at) => {
    const hits = world
      .table(kind)
      .query({})
      .rows.map((row) => ({ row, match: matchOf(kind, row, q) }))
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

/** Parts of records, in another case, without accents, reordered. */
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
    const row = world.table(kind).get(1 + (at % world.table(kind).size));
    const text = row === undefined ? "" : textOf(row, words[column % words.length] ?? "");
    const start = from % 3 === 0 ? from % (text.length + 1) : 0;
    return text.slice(start, start + 1 + (length % (length % 2 === 0 ? 3 : 200)));
  });
const typed = fc.oneof(
  { weight: 8, arbitrary: piece },
  { weight: 2, arbitrary: piece.map((text) => text.toUpperCase()) },
  { weight: 2, arbitrary: piece.map(fold) },
  { weight: 3, arbitrary: piece.map((text) => text.split(" ").reverse().join("  ")) },
  { weight: 1, arbitrary: piece.map((text) => `« ${text} »`) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ..."a e é r 1 7 75 807 0 ² œ l' d' % _ .* ^a \\ () -7 7- [a-z]+ %12% 2026 C-2026-00807 C‑2026–807 l’".split(
        " ",
      ),
      ...[
        "c 2026 807",
        "' or 1=1 --",
        "12, rue",
        "06 12",
        "+33 6",
        "x".repeat(200),
        "a\0b",
        "le la",
        "rue de",
      ],
    ),
  },
);

test("A09 what is found, its order and its groups are what the contract says of every row", async () => {
  const search = async (q: string): Promise<readonly object[]> => {
    const { groups } = await json<{ groups: SearchGroup[] }>(
      client.get(`/admin/search?q=${encodeURIComponent(q)}`),
    );
    return groups.map(({ kind, more, hits }) => ({
      kind,
      more,
      hits: hits.map(({ id, match }) => `${id} ${match}`),
    }));
  };
  const change = fc.record({ kind: fc.constantFrom(...kinds), id: fc.nat(), as: fc.nat() });
  await fc.assert(
    fc.asyncProperty(typed, fc.array(change, { maxLength: 2 }), async (text, changes) => {
      for (const { kind, id, as } of changes) {
        const table = world.table(kind);
        const [one, other] = [1 + (id % table.size), table.get(1 + (as % table.size))];
        if (!table.has(one) || other === undefined) continue;
        if (as % 5 === 0) table.delete(one);
        else table.patch(one, { ...other });
      }
      const q = text.slice(0, 200).trim();
      expect(await search(q), JSON.stringify(q)).toEqual(meant(q));
    }),
    { numRuns: 80 },
  );
}, 180_000);
