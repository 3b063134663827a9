import { dayMeant, fieldKinds } from "@palier/contract";
import { sameForm } from "@palier/contract/kit/typed-text";
import { cellTexts } from "../core/cell.texts.ts";
import { fold } from "../store/fold.ts";
import type { Condition } from "../store/query.ts";
import type { AnyRow } from "../world/catalog.ts";
import { dayBounds } from "../world/instant.ts";
import type { ListPaging } from "./list-paging.ts";
import type { ListColumn, ListFilter, ListPlan } from "./list-plan.ts";

/** By `data` or `name`. */
export const knownName = (plan: ListPlan, sent: { readonly data: string; readonly name: string }) =>
  [sent.data, sent.name].find((each) => plan.columns.has(each));

/** `columns[i][search][value]` */
export function* columnSearches(plan: ListPlan, paging: ListPaging): Generator<Condition<AnyRow>> {
  for (const sent of paging.columns) {
    const term = sent.search.value.trim();
    const name = knownName(plan, sent);
    const column = plan.columns.get(name ?? "");
    if (term !== "" && name !== undefined && column !== undefined && sent.searchable) {
      yield* columnSearch(name, column, term);
    }
  }
}

/** Choices and flags also by their French labels. */
function* columnSearch(
  column: string,
  { meta: { kind, labels = {} } }: ListColumn,
  term: string,
): Generator<Condition<AnyRow>> {
  const matches = (word: string) => fold(word).includes(fold(term));
  const { searched, stored } = fieldKinds[kind];
  switch (searched) {
    case "label": {
      const values = Object.entries(labels).flatMap(([code, label]) =>
        code === term || matches(label) ? [code] : [],
      );
      yield { column, op: "in", values };
      return;
    }
    case "title": {
      const values = [true, false].filter((flag) => matches(cellTexts.flag(flag)) || String(flag) === term);
      yield { column, op: "in", values };
      return;
    }
    case "text":
    case "day":
    case "amount":
    case "number":
      yield { column, op: "contains", value: term };
      return;
    case undefined:
      if (stored !== "json") yield { column, op: "contains", value: term };
      return;
    default:
      searched satisfies never;
  }
}

/** `now` (epoch ms) resolves day words. */
export function* filterConditions(
  plan: ListPlan,
  values: Readonly<Record<string, unknown>>,
  now: number,
): Generator<Condition<AnyRow>> {
  for (const filter of plan.filters) {
    const value = values[filter.name];
    const isDay = (filter.op === "from" || filter.op === "to") && typeof value === "string";
    yield* filterCondition(filter, isDay ? dayMeant(value, now) : value);
  }
}

const isChoices = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

function* filterCondition(filter: ListFilter, value: unknown): Generator<Condition<AnyRow>> {
  const { column, op } = filter;
  switch (op) {
    case "eq":
      // Null means `none`; undefined means unset.
      if (typeof value === "string") yield { column, op: "alike", value: sameForm(value) };
      else if (isScalar(value) || value === null) yield { column, op: "eq", value };
      return;
    case "in":
      if (isChoices(value)) yield { column, op: "in", values: value };
      return;
    case "includes":
      if (typeof value === "string") yield { column, op: "includes", value: sameForm(value) };
      if (typeof value === "number") yield { column, op: "includes", value };
      return;
    case "from":
      yield* boundOf(filter, "gte", value);
      return;
    case "to":
      yield* boundOf(filter, "lte", value);
  }
}

function* boundOf(
  { column, instants }: ListFilter,
  op: "gte" | "lte",
  value: unknown,
): Generator<Condition<AnyRow>> {
  if (typeof value === "number") yield { column, op, value };
  if (typeof value !== "string") return;
  const [first, last] = instants ? dayBounds(value) : [value, value];
  yield { column, op, value: op === "gte" ? first : last };
}

function isScalar(value: unknown): value is number | boolean {
  return typeof value === "number" || typeof value === "boolean";
}
