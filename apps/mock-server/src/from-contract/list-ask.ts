import type { RouteEntry } from "@palier/contract";
import { check, dayWords, parisDay, parseBracketQuery } from "@palier/contract";
import { problemDetails } from "../core/problem.texts.ts";
import { refuse } from "../core/refusal.ts";
import type { Order, Query } from "../store/query.ts";
import type { AnyRow } from "../world/catalog.ts";
import { columnSearches, filterConditions, knownName } from "./list-conditions.ts";
import { type ListPaging, tablePaging } from "./list-paging.ts";
import { type ListPlan, searchesOf } from "./list-plan.ts";

export interface ListAsk {
  readonly draw: number;
  readonly query: Query<AnyRow>;
  /** A scope may replace the default order. */
  readonly ordered: boolean;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Cached by text and, for day words, date; without `draw` (first) and the cache buster (last). */
export function listAsks(route: RouteEntry, plan: ListPlan): (text: string, now: number) => ListAsk {
  const recent = new Map<string, ListAsk>();
  return (text, now) => {
    const asked = text.slice(leadingDraw.exec(text)?.[0].length ?? 0, busterStart(text));
    const key = dayWord.test(asked) ? `${parisDay(now)} ${asked}` : asked;
    const known = recent.get(key);
    if (known !== undefined) return known;
    const ask = readAsk(route, plan, asked, now);
    if (key.length > longestKept) return ask;
    if (recent.size === mostKept) recent.clear();
    recent.set(key, ask);
    return ask;
  };
}

const mostKept = 200;
/** A parsed query takes a multiple of its text. */
const longestKept = 4_000;

const dayWord = new RegExp(`=(?:${dayWords.join("|")})(?:&|$)`);

const leadingDraw = /^draw=(\d{1,9})&/;

export const drawOf = (text: string, ask: ListAsk): number =>
  ask.draw === 0 ? Number(leadingDraw.exec(text)?.[1] ?? 0) : ask.draw;

/** Position of `&_=1763…`, else the length. */
function busterStart(text: string): number {
  let at = text.length - 1;
  while (at > 2 && text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57) at -= 1;
  return text.startsWith("&_=", at - 2) ? at - 2 : text.length;
}

/** Throws 400 with errors by parameter. */
export function readQuery(route: RouteEntry, text: string): Readonly<Record<string, unknown>> {
  const nested = parseBracketQuery(text);
  if (nested === undefined) throw refuse("malformed", { detail: problemDetails.badQuery });
  if (route.query === undefined) return {};
  const checked = check(route.query, nested);
  if (!checked.ok) throw refuse("invalid-query", { errors: checked.errors.map((each) => ({ ...each })) });
  return checked.value;
}

function readAsk(route: RouteEntry, plan: ListPlan, text: string, now: number): ListAsk {
  const values = readQuery(route, text);
  const paging = tablePaging(values, route.meta.kind === "export");
  const order = orderOf(plan, paging);
  const where = [...filterConditions(plan, values, now), ...columnSearches(plan, paging)];
  const query: Query<AnyRow> = {
    where,
    order: order.length > 0 ? order : plan.order,
    search: searchesOf(plan, searchColumns(plan, paging), paging.search.value),
    start: paging.start,
    length: paging.length,
  };
  return { draw: paging.draw, query, ordered: order.length > 0, values };
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
