import {
  fieldMeta,
  maxHits,
  numberKey,
  readPhone,
  type SearchGroup,
  type SearchHit,
  type SearchKind,
  searchKinds,
  searchMatches,
} from "@palier/contract";
import { z } from "zod";
import { cellText } from "../core/cell-text.ts";
import { defineArea } from "../from-contract/define-area.ts";
import { readQuery } from "../from-contract/list-ask.ts";
import { searchWords } from "../from-contract/search-words.ts";
import { fold } from "../store/fold.ts";
import type { Condition, Query, Standing } from "../store/query.ts";
import { rowMatches } from "../store/row-match.ts";
import type { TextWay } from "../store/text-test.ts";
import { type AnyRow, catalog } from "../world/catalog.ts";
import type { World } from "../world/world.ts";

/** The search over all records: in each kind the best rows only, so that it costs what a list's search costs. */
export const searchArea = defineArea({
  area: "search",
  handlers: {
    "search.records": ({ route, request, world }) => {
      const { q, records } = asked.parse(readQuery(route, request.query));
      return { groups: records === "" ? found(world, q.trim()) : known(world, records) };
    },
  },
});

const asked = z.object({ q: z.string(), records: z.string() });

type Match = SearchHit["match"];

const isKind = (name: string): name is SearchKind => Object.hasOwn(searchKinds, name);
const kinds = Object.keys(searchKinds).filter(isKind);

/** The groups of a text, by their best match. */
function found(world: World, q: string): SearchGroup[] {
  const groups = kinds.map((kind) => groupOf(world, kind, q)).filter(({ hits }) => hits.length > 0);
  const best = ({ hits: [first] }: SearchGroup) =>
    first === undefined ? -1 : searchMatches.indexOf(first.match);
  return groups.sort((a, b) => best(a) - best(b));
}

/** From so many rows on that hold the words, the best of them are asked for rather than sorted out. */
const few = 50;
const newest = [{ column: "createdAt", dir: "desc" }] as const;

/** The best rows of a kind. */
function groupOf(world: World, kind: SearchKind, q: string): SearchGroup {
  const hits = new Map<number, SearchHit>();
  for (const [match, rows] of says.test(q) ? matches(world, kind, q, () => hits.size) : []) {
    for (const row of rows) if (!hits.has(row.id)) hits.set(row.id, hitOf(kind, row, match));
    if (hits.size > maxHits) break;
  }
  return { kind, more: hits.size > maxHits, hits: [...hits.values()].slice(0, maxHits) };
}

const says = /[\p{L}\p{N}]/u;

/**
 * The rows of a kind by match, the best first, the newest of them, so far as they are asked for. `known` tells how many
 * have been found, which may be found again.
 */
function* matches(
  world: World,
  kind: SearchKind,
  q: string,
  known: () => number,
): Generator<readonly [Match, readonly AnyRow[]]> {
  const { title, numbers, words } = searchKinds[kind];
  const table = world.table(kind);
  const best = (query: Pick<Query<AnyRow>, "where" | "search">) =>
    table.query({ ...query, order: newest, length: maxHits + 1 + known() }).rows;
  const own = numbers.flatMap((column) => numberCondition(column, q) ?? []);
  for (const condition of own) yield ["number", best({ where: [condition] })];
  const terms = searchWords(q);
  const search = terms.map((term) => ({ term, columns: words }));
  const start = [standing(title, "begins", q)];
  const inTitle = terms.map((term) => standing(title, "word", term));
  const count = table.count({ search, order: newest });
  if (count > few) {
    const leading = (where: readonly Standing[]) =>
      table.leading({ search, order: newest }, where, maxHits + 1 + known());
    yield ["start", leading(start)];
    yield ["words", leading(inTitle)];
    yield ["elsewhere", best({ search })];
    return;
  }
  const { rows } = table.query({ search, order: newest });
  const among = (where: readonly Standing[]) =>
    rows.filter((row) => rowMatches(row, { where }, table.base.columns));
  yield ["start", among(start)];
  yield ["words", among(inTitle)];
  yield ["elsewhere", rows];
}

const standing = (column: string, way: TextWay, text: string): Standing => ({
  column,
  op: "stands",
  way,
  value: fold(text),
});

/** The row whose own number, address or telephone the text is. */
function numberCondition(column: string, q: string): Condition<AnyRow> | undefined {
  if (column === "email")
    return q.includes("@") ? { column, op: "in", values: [q, q.toLowerCase()] } : undefined;
  if (column === "phone") {
    const phone = readPhone(q);
    return phone.startsWith("+") ? { column, op: "eq", value: phone } : undefined;
  }
  const key = fold(numberKey(q));
  return /\d/.test(key) ? { column, op: "stands", way: "number", value: key } : undefined;
}

/** Records by their names, those that still exist, in the order in which each kind was first asked for. */
function known(world: World, records: string): SearchGroup[] {
  const groups = new Map<SearchKind, Map<number, SearchHit>>();
  for (const [, kind = "", id = ""] of records.matchAll(/(\w+)-(\d+)/g)) {
    const row = isKind(kind) ? world.table(kind).get(Number(id)) : undefined;
    if (!isKind(kind) || row === undefined) continue;
    const hits = groups.get(kind) ?? new Map<number, SearchHit>();
    groups.set(kind, hits.set(row.id, hitOf(kind, row, "number")));
  }
  return [...groups].map(([kind, hits]) => ({ kind, more: false, hits: [...hits.values()] }));
}

function hitOf(kind: SearchKind, row: AnyRow, match: Match): SearchHit {
  const { title, details } = searchKinds[kind];
  return {
    id: row.id,
    title: String(row[title] ?? ""),
    details: details.map((column) => shown(kind, row, column)).filter((text) => text !== ""),
    status: String(row.status ?? ""),
    match,
  };
}

function shown(kind: SearchKind, row: AnyRow, column: string): string {
  const field = catalog.get(kind)?.record.shape[column];
  return field === undefined ? "" : cellText(row[column], fieldMeta(field));
}
