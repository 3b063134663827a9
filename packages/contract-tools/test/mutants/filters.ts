/** Filters that read only part of their input. */

import { filterMeta, isDayWord, noneWord, type RouteEntry, takesNone } from "@palier/contract";
import { type Json, queryOf } from "./door.ts";
import { type Mutant, mutant, onAnswer } from "./mutant.ts";
import { filtersOf, rewritten } from "./tables.ts";

const choicesOf = ({ meta }: RouteEntry): string[] =>
  meta.kind === "table"
    ? Object.entries(meta.filters).flatMap(([name, schema]) =>
        filterMeta(schema)?.op === "in" ? [name] : [],
      )
    : [];
const hasChoices = (route: RouteEntry): boolean => choicesOf(route).length > 0;
const hasDays = ({ meta }: RouteEntry): boolean =>
  meta.kind === "table" && Object.values(meta.filters).some((schema) => filterMeta(schema)?.op === "from");

const filtersByNone = ({ meta }: RouteEntry): string[] =>
  meta.kind === "export"
    ? Object.entries(meta.filters).flatMap(([name, schema]) => (takesNone(schema) ? [name] : []))
    : [];
const takesNoneAnywhere = (route: RouteEntry): boolean => filtersByNone(route).length > 0;

const lastChanged = (list: readonly Json[], change: (last: Json) => Json): readonly Json[] =>
  list.map((each, at) => (at === list.length - 1 ? change(each) : each));
const hasTrends = ({ meta }: RouteEntry): boolean =>
  meta.kind === "show" && meta.series !== undefined && meta.template.endsWith("/trends");

export const filterMutants: readonly Mutant[] = [
  mutant("only the first of several choices counts", "table-filter", hasChoices, (passing) =>
    rewritten((query) => {
      for (const name of choicesOf(passing.route))
        if (query.get(name)?.includes(",")) query.set(name, query.get(name)?.split(",")[0] ?? "");
    })(passing),
  ),
  mutant("several choices leave no row", "table-filter", hasChoices, async (passing) => {
    const several = choicesOf(passing.route).some((name) =>
      queryOf(passing.request).get(name)?.includes(","),
    );
    return several
      ? onAnswer((body) => ({ ...body, recordsFiltered: 0, data: [] }))(passing)
      : passing.next();
  }),
  mutant("a word for a day is ignored", "table-filter", hasDays, (passing) =>
    rewritten((query) => {
      for (const name of filtersOf(passing.route)) if (isDayWord(query.get(name) ?? "")) query.delete(name);
    })(passing),
  ),
  mutant("the word for no record is ignored", "export-rows", takesNoneAnywhere, (passing) =>
    rewritten((query) => {
      for (const name of filtersByNone(passing.route)) if (query.get(name) === noneWord) query.delete(name);
    })(passing),
  ),
  mutant("the word for no record leaves no row", "export-rows", takesNoneAnywhere, (passing) =>
    rewritten((query) => {
      for (const name of filtersByNone(passing.route))
        if (query.get(name) === noneWord) query.set(name, "999999999");
    })(passing),
  ),
  mutant(
    "a tab counts one too many",
    "figures",
    (route) => route.meta.kind === "show" && route.meta.counted !== undefined,
    onAnswer((body) => ({ ...body, counts: { ...body.counts, late: body.counts.late + 1 } })),
  ),
  mutant(
    "a figure of what waits counts one too many",
    "figures",
    (route) => route.meta.kind === "show" && route.meta.waiting !== undefined,
    onAnswer((body) => ({
      ...body,
      waiting: { ...body.waiting, lateOrders: body.waiting.lateOrders + 1 },
    })),
  ),
  mutant(
    "the last period counts one too many",
    "figures",
    hasTrends,
    onAnswer((body) => ({
      ...body,
      incidents: lastChanged(body.incidents, (last) => ({ ...last, opened: last.opened + 1 })),
    })),
  ),
  mutant(
    "a day stands in two periods",
    "figures",
    hasTrends,
    onAnswer((body) => ({
      ...body,
      orders: lastChanged(body.orders, (last) => ({ ...last, firstDay: body.orders.at(-2)?.lastDay })),
    })),
  ),
];
