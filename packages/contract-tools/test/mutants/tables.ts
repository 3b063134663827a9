/** Tables that page, sort, search or filter wrongly. */

import type { RouteEntry } from "@palier/contract";
import type { WireAnswer } from "../../src/wire/wire.ts";
import { type Json, jsonOf, type Passing, problemOf, queryOf, withJson, withQuery } from "./door.ts";
import { isTable, type Mutant, mutant, onAnswer } from "./mutant.ts";

type Sending = Pick<Passing, "request" | "next">;

const without =
  (...names: readonly string[]) =>
  ({ request, next }: Sending) =>
    next(
      withQuery(request, (query) => {
        for (const key of [...query.keys()])
          if (names.some((name) => key.startsWith(name))) query.delete(key);
      }),
    );

export const rewritten =
  (rewrite: (query: URLSearchParams) => unknown) =>
  ({ request, next }: Sending) =>
    next(withQuery(request, rewrite));

export const filtersOf = ({ meta }: RouteEntry): string[] =>
  meta.kind === "table" ? Object.keys(meta.filters) : [];
const hasFilters = (route: RouteEntry): boolean => filtersOf(route).length > 0;
const columnSearches = (query: URLSearchParams) =>
  [...query.keys()].filter((key) => /^columns\[\d+\]\[search\]\[value\]$/.test(key));

const isOwnTable = (route: RouteEntry): boolean => isTable(route) && route.meta.record === undefined;

/** ORDER BY after LIMIT: cuts the page in the default order, then sorts it. */
const orderedAfterCut = async ({ request, next }: Sending): Promise<WireAnswer> => {
  const query = queryOf(request);
  const column = query.get(`columns[${query.get("order[0][column]")}][data]`);
  const answer = await without("order")({ request, next });
  if (answer.status !== 200 || column === null) return answer;
  const body = jsonOf(answer);
  const rows = body.data.toSorted((a: Json, b: Json) => byValue(a[column] ?? null, b[column] ?? null));
  return withJson(answer, {
    ...body,
    data: query.get("order[0][dir]") === "desc" ? rows.toReversed() : rows,
  });
};

const french = new Intl.Collator("fr", { numeric: true });

function byValue(a: Json, b: Json): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? -1 : 1;
  return typeof a === "string" ? french.compare(a, b) : a - b;
}

export const tableMutants: readonly Mutant[] = [
  mutant(
    "draw is always 0",
    "table-draw",
    isTable,
    onAnswer((body) => ({ ...body, draw: 0 })),
  ),
  mutant(
    "recordsTotal counts one too many",
    "table-counts",
    isTable,
    onAnswer((body) => ({ ...body, recordsTotal: body.recordsTotal + 1 })),
  ),
  mutant(
    "recordsFiltered is the length of the page",
    "table-counts",
    isTable,
    onAnswer((body) => ({ ...body, recordsFiltered: body.data.length })),
  ),
  mutant(
    "the last row of each page is lost",
    "table-counts",
    isTable,
    onAnswer((body) => ({ ...body, data: body.data.slice(0, -1) })),
  ),
  mutant("start is ignored", "table-pages", isTable, without("start")),
  mutant(
    "a page begins one row too early",
    "table-pages",
    isTable,
    rewritten((query) => query.set("start", String(Math.max(0, Number(query.get("start")) - 1)))),
  ),
  mutant(
    "start is a page's number",
    "table-pages",
    isTable,
    rewritten((query) => query.set("start", String(Math.floor(Number(query.get("start")) / 20)))),
  ),
  mutant("length is ignored", "table-counts", isTable, ({ request, next }) => {
    const length = Number(queryOf(request).get("length"));
    return length > 0 && length <= 500 ? without("length")({ request, next }) : next();
  }),
  mutant(
    "length is 10 by default",
    "table-length",
    isTable,
    rewritten((query) => query.has("length") || query.set("length", "10")),
  ),
  mutant(
    "length=-1 gives everything",
    "table-length",
    isTable,
    rewritten((query) => query.get("length") === "-1" && query.set("length", "500")),
  ),
  mutant(
    "a length over 500 is taken",
    "table-length",
    isTable,
    rewritten((query) => query.get("length") === "501" && query.set("length", "500")),
  ),
  mutant("length=all fails", "table-length", isTable, ({ request, next }) =>
    queryOf(request).get("length") === "all" ? Promise.resolve(problemOf(500)) : next(),
  ),
  mutant("the order is ignored", "table-order", isTable, without("order")),
  mutant(
    "desc orders upwards",
    "table-order",
    isTable,
    rewritten((query) => query.has("order[0][dir]") && query.set("order[0][dir]", "asc")),
  ),
  mutant(
    "asc orders downwards",
    "table-order",
    isTable,
    rewritten(
      (query) =>
        query.has("order[0][dir]") &&
        query.set("order[0][dir]", query.get("order[0][dir]") === "asc" ? "desc" : "asc"),
    ),
  ),
  mutant(
    "every order is that of the first column",
    "table-order",
    isTable,
    rewritten((query) => {
      if (!query.has("order[0][column]")) return;
      query.set("order[0][column]", "0");
      query.delete("order[0][name]");
    }),
  ),
  mutant("the page alone is ordered, not the table", "table-order", isOwnTable, orderedAfterCut),
  mutant("the page alone is ordered in desc", "table-order", isOwnTable, (passing) =>
    queryOf(passing.request).get("order[0][dir]") === "desc" ? orderedAfterCut(passing) : passing.next(),
  ),
  mutant("later pages forget the order", "table-order", isOwnTable, ({ request, next }) =>
    Number(queryOf(request).get("start")) > 0 ? without("order")({ request, next }) : next(),
  ),
  mutant("later pages are in the other direction", "table-order", isOwnTable, ({ request, next }) =>
    next(
      withQuery(request, (query) => {
        const dir = query.get("order[0][dir]");
        if (Number(query.get("start")) > 0 && dir !== null)
          query.set("order[0][dir]", dir === "asc" ? "desc" : "asc");
      }),
    ),
  ),
  mutant("rows change places from call to call", "table-stable", isTable, {
    fresh: () => {
      let calls = 0;
      return onAnswer((body) => {
        calls += 1;
        const at = calls % Math.max(1, body.data.length);
        return { ...body, data: [...body.data.slice(at), ...body.data.slice(0, at)] };
      });
    },
  }),
  mutant("the search is ignored", "table-search", isTable, without("search")),
  mutant(
    "the search finds nothing",
    "table-search",
    isTable,
    rewritten((query) => query.get("search[value]") && query.set("search[value]", "zqzqzqzq")),
  ),
  mutant("the search narrows recordsTotal too", "table-search", isTable, async (passing) =>
    onAnswer((body) =>
      queryOf(passing.request).get("search[value]") ? { ...body, recordsTotal: body.recordsFiltered } : body,
    )(passing),
  ),
  mutant(
    "the search in one column is ignored",
    "table-column-search",
    isTable,
    rewritten((query) => {
      for (const key of columnSearches(query)) query.delete(key);
    }),
  ),
  mutant(
    "the search in one column reads all columns",
    "table-column-search",
    isTable,
    rewritten((query) => {
      const term = columnSearches(query)
        .map((key) => query.get(key))
        .find((value) => value !== "");
      if (term === "zqxjkvwzq" || term === undefined || term === null) return;
      for (const key of columnSearches(query)) query.delete(key);
      query.set("search[value]", term.slice(0, 1));
    }),
  ),
  mutant("the filters are ignored", "table-filter", hasFilters, (passing) =>
    without(...filtersOf(passing.route))(passing),
  ),
  mutant("the last filter is ignored", "table-filter", hasFilters, (passing) =>
    without(...filtersOf(passing.route).slice(-1))(passing),
  ),
  mutant("an empty filter leaves no row", "table-filter", hasFilters, async (passing) => {
    const blank = filtersOf(passing.route).some((name) => queryOf(passing.request).get(name) === "");
    return blank ? onAnswer((body) => ({ ...body, recordsFiltered: 0, data: [] }))(passing) : passing.next();
  }),
  mutant("a filter leaves out one row that it should keep", "table-filter", hasFilters, async (passing) => {
    const set = filtersOf(passing.route).some((name) => queryOf(passing.request).get(name));
    return set
      ? onAnswer((body) => ({
          ...body,
          recordsFiltered: Math.max(0, body.recordsFiltered - 1),
          data: body.data.slice(1),
        }))(passing)
      : passing.next();
  }),
  mutant(
    "parameters that are wrong are read as if they were not there",
    "bad-query",
    (route) => route.query !== undefined && isTable(route),
    async ({ request, next }) => {
      const answer = await next();
      return answer.status === 400
        ? next({ ...request, path: `${request.path.split("?")[0]}?length=1` })
        : answer;
    },
  ),
  mutant(
    "a number without an end is taken for the first",
    "bad-query",
    isTable,
    rewritten((query) => Number(query.get("start")) > 2_147_483_647 && query.set("start", "0")),
  ),
  mutant("a quote in a parameter makes the server fail", "bad-query", isTable, ({ request, next }) =>
    request.path.includes("%26%3B%25") ? Promise.resolve(problemOf(500)) : next(),
  ),
];
