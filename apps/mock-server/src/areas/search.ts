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
import { beginningsOf, withoutQuotes } from "@palier/contract/kit/fold";
import { nearTo, searchWords } from "@palier/contract/kit/search-words";
import { sameForm } from "@palier/contract/kit/typed-text";
import { z } from "zod";
import { cellText } from "../core/cell-text.ts";
import { defineArea } from "../from-contract/define-area.ts";
import { readQuery } from "../from-contract/read-query.ts";
import { fold } from "../store/fold.ts";
import type { Condition, Query, TextWay } from "../store/query.ts";
import type { Table } from "../store/table.ts";
import { type AnyRow, catalog } from "../world/catalog.ts";
import type { World } from "../world/world.ts";

/** Only the best rows of each kind: costs no more than a list's search. */
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

function found(world: World, q: string): SearchGroup[] {
  const exact = groupsOf((kind) => groupOf(world, kind, q));
  const groups = exact.length > 0 ? exact : groupsOf((kind) => nearOf(world, kind, q));
  const best = ({ hits: [first] }: SearchGroup) =>
    first === undefined ? -1 : searchMatches.indexOf(first.match);
  return groups.sort((a, b) => best(a) - best(b));
}

const groupsOf = (of: (kind: SearchKind) => SearchGroup): SearchGroup[] =>
  kinds.map(of).filter(({ hits }) => hits.length > 0);

/** Reads each title: asked only where nothing else is found. */
function nearOf(world: World, kind: SearchKind, q: string): SearchGroup {
  const { title } = searchKinds[kind];
  const isNear = nearTo(q);
  const near = [...world.table(kind).rows({})]
    .filter((row) => isNear(String(row[title] ?? "")))
    .sort(byNewest);
  return {
    kind,
    more: near.length > maxHits,
    hits: near.slice(0, maxHits).map((row) => hitOf(kind, row, "near")),
  };
}

const made = ({ createdAt }: AnyRow): number => Date.parse(String(createdAt));
/** Ties by id. */
const byNewest = (a: AnyRow, b: AnyRow): number => made(b) - made(a) || a.id - b.id;
const newest = { column: "createdAt", dir: "desc" } as const;

function groupOf(world: World, kind: SearchKind, q: string): SearchGroup {
  const hits = new Map<number, SearchHit>();
  for (const [match, rows] of says.test(q) ? matches(world, kind, q, () => hits.size) : []) {
    for (const row of rows) if (!hits.has(row.id)) hits.set(row.id, hitOf(kind, row, match));
    if (hits.size > maxHits) break;
  }
  return { kind, more: hits.size > maxHits, hits: [...hits.values()].slice(0, maxHits) };
}

const says = /[\p{L}\p{N}]/u;

/** Best matches first, then newest, as far as needed. `known`: rows found so far, which may come again. */
function* matches(
  world: World,
  kind: SearchKind,
  q: string,
  known: () => number,
): Generator<readonly [Match, readonly AnyRow[]]> {
  const { title, numbers, words } = searchKinds[kind];
  const table = world.table(kind);
  const best = (query: Query<AnyRow>) =>
    table.query({ ...query, order: [newest], length: maxHits + 1 + known() }).rows;
  const number = withoutQuotes(q);
  for (const column of numbers) yield ["number", numbered(table, column, number, maxHits + 1 + known())];
  const terms = searchWords(q);
  const begun = beginningsOf(q).map((text) => best({ where: [standing(title, "begins", text)] }));
  yield ["start", begun.length < 2 ? begun.flat() : begun.flat().sort(byNewest)];
  yield ["words", best({ where: terms.map((term) => standing(title, "word", term)) })];
  yield ["elsewhere", best({ search: terms.map((term) => ({ term, columns: words })) })];
}

const standing = (column: string, way: TextWay, text: string): Condition<AnyRow> => ({
  column,
  op: "stands",
  way,
  value: fold(text),
});

/** Exact number, address or telephone. */
function numbered(table: Table<AnyRow>, column: string, q: string, count: number): readonly AnyRow[] {
  const whole = (condition: Condition<AnyRow>) =>
    table.query({ where: [condition], order: [newest], length: count }).rows;
  if (column === "email") return q.includes("@") ? whole({ column, op: "alike", value: sameForm(q) }) : [];
  if (column === "phone") {
    const phone = readPhone(q);
    return phone.startsWith("+") ? whole({ column, op: "eq", value: phone }) : [];
  }
  const key = numberKey(q);
  if (!/\d/.test(key)) return [];
  return whole(standing(column, "number", key));
}

/** Existing records, as requested. */
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
