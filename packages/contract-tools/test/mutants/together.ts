/** Lists whose conditions work alone, and not together. */
import { filterMeta, type RouteEntry } from "@palier/contract";
import { type Json, queryOf } from "./door.ts";
import { isTable, type Mutant, mutant, onAnswer } from "./mutant.ts";
import { filtersOf, rewritten } from "./tables.ts";

const hasFilters =
  (least: number) =>
  (route: RouteEntry): boolean =>
    isTable(route) && filtersOf(route).length >= least;

const setOf = (route: RouteEntry, query: URLSearchParams): string[] =>
  filtersOf(route).filter((name) => query.get(name));
const isSearched = (query: URLSearchParams): boolean => (query.get("search[value]") ?? "") !== "";

/** Filters of instants, by what they compare. */
const momentsOf = ({ meta }: RouteEntry) =>
  meta.kind === "table"
    ? Object.entries(meta.filters).flatMap(([name, schema]) => {
        const filter = filterMeta(schema);
        return filter?.op === "from" && filter.kind === "date" ? [{ name, column: filter.column }] : [];
      })
    : [];
const isBefore = (row: Json, column: string, day: string): boolean =>
  String(row[column] ?? "").length > 10 && String(row[column]).slice(0, 10) < day;

export const togetherMutants: readonly Mutant[] = [
  mutant("of two filters the second is ignored", "table-filter", hasFilters(2), (passing) =>
    rewritten((query) => {
      for (const name of setOf(passing.route, query).slice(1)) query.delete(name);
    })(passing),
  ),
  mutant("a search is ignored under a filter", "table-filter", hasFilters(1), (passing) =>
    rewritten((query) => {
      if (setOf(passing.route, query).length > 0) query.set("search[value]", "");
    })(passing),
  ),
  mutant("recordsFiltered forgets a search under a filter", "table-filter", hasFilters(1), (passing) => {
    const query = queryOf(passing.request);
    const isWrong = isSearched(query) && setOf(passing.route, query).length > 0;
    if (!isWrong) return passing.next();
    return onAnswer((body) => ({ ...body, recordsFiltered: body.recordsTotal }))(passing);
  }),
  mutant("an order is forgotten under a search", "table-order", hasFilters(1), (passing) =>
    rewritten((query) => {
      if (!isSearched(query)) return;
      for (const key of [...query.keys()]) if (key.startsWith("order")) query.delete(key);
    })(passing),
  ),
  mutant(
    "the first level alone orders",
    "table-order",
    isTable,
    rewritten((query) => {
      for (const key of [...query.keys()]) if (key.startsWith("order[1]")) query.delete(key);
    }),
  ),
  mutant(
    "a day begins at midnight in UTC",
    "table-filter",
    (route) => isTable(route) && momentsOf(route).length > 0,
    (passing) => {
      const query = queryOf(passing.request);
      const asked = momentsOf(passing.route).filter(({ name }) => /^\d/.test(query.get(name) ?? ""));
      return onAnswer((body) => {
        const data = body.data.filter(
          (row: Json) => !asked.some(({ name, column }) => isBefore(row, column, query.get(name) ?? "")),
        );
        return { ...body, data, recordsFiltered: body.recordsFiltered - (body.data.length - data.length) };
      })(passing);
    },
  ),
];
