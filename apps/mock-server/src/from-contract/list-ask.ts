import type { RouteEntry } from "@palier/contract";
import type { Condition, Order, Query, Search } from "../store/query.ts";
import type { AnyRow } from "../world/catalog.ts";
import { columnSearches, filterConditions, knownName } from "./list-conditions.ts";
import { type ListPaging, tablePaging } from "./list-paging.ts";
import { type ListPlan, searchesOf } from "./list-plan.ts";
import { readQuery } from "./read-query.ts";

export interface ListAsk {
  readonly draw: number;
  readonly query: Query<AnyRow>;
  /** A scope may replace the default order. */
  readonly ordered: boolean;
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * Reads what a list is asked in the text of its query; `now` (epoch ms) is what day words are read by. Throws 400.
 *
 * Without the numbers that vary from page to page the text is the same for all pages of a list. What it says is
 * remembered, as it takes 3,000 characters to describe a table's columns.
 */
export function listAsks(route: RouteEntry, plan: ListPlan): (text: string, now: number) => ListAsk {
  const remembered = new Map<string, KeptAsk>();
  const keptOf = (text: string): KeptAsk => {
    const known = remembered.get(text);
    if (known !== undefined) return known;
    const kept = readAsk(route, plan, text);
    if (remembered.size >= mostRemembered) remembered.clear();
    if (text.length <= longestRemembered) remembered.set(text, kept);
    return kept;
  };
  return (text, now) => {
    const places: { draw?: number; start?: number } = {};
    const rest = text.replace(pageNumber, (_, name?: "draw" | "start", digits?: string) => {
      if (name !== undefined) places[name] = Number(digits);
      return "";
    });
    const { paging, values, order, searches, search } = keptOf(rest);
    const { draw, start, length } = {
      ...paging,
      ...places,
      ...(route.meta.kind === "export" ? allRows : {}),
    };
    const where = [...filterConditions(plan, values, now), ...searches];
    const query = { where, order: order.length > 0 ? order : plan.order, search, start, length };
    return { draw, query, ordered: order.length > 0, values };
  };
}

/** Also DataTables' cache buster. */
const pageNumber = /(?<![^&])(?:(draw|start)=(\d{1,9})|_=\d{1,15})(?:&|$)/g;
const allRows = { start: 0, length: -1 };

const mostRemembered = 100;
/** In characters. */
const longestRemembered = 8_000;

/** What is the same for all pages of a list, and on every day. */
interface KeptAsk {
  readonly values: Readonly<Record<string, unknown>>;
  readonly paging: ListPaging;
  readonly order: readonly Order[];
  /** Of single columns. */
  readonly searches: readonly Condition<AnyRow>[];
  readonly search: readonly Search[];
}

function readAsk(route: RouteEntry, plan: ListPlan, text: string): KeptAsk {
  const values = readQuery(route, text);
  const paging = tablePaging(values, route.meta.kind === "export");
  return {
    values,
    paging,
    order: orderOf(plan, paging),
    searches: [...columnSearches(plan, paging)],
    search: searchesOf(plan, searchColumns(plan, paging), paging.search.value),
  };
}

function orderOf(plan: ListPlan, paging: ListPaging): Order[] {
  const seen = new Set<string>();
  return paging.order.flatMap(({ column: index, dir, name }) => {
    const sent = paging.columns[index];
    const column = [sent?.data, sent?.name, name].find((each) => plan.columns.has(each ?? ""));
    if (column === undefined || sent?.orderable === false || seen.has(column)) return [];
    seen.add(column);
    return plan.columns.get(column)?.orderable === true ? [{ column, dir }] : [];
  });
}

function searchColumns(plan: ListPlan, paging: ListPaging): readonly string[] {
  if (paging.columns.length === 0) return plan.texts;
  const sent = paging.columns.filter((each) => each.searchable).map((each) => knownName(plan, each) ?? "");
  return [...new Set(sent)];
}
