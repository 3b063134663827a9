import { type FilterMeta, fieldMeta, filterMeta, parisDay, type TableMeta } from "@palier/contract";
import type { z } from "zod";
import type { Row } from "../verify/fields.ts";
import { fold } from "./fold.ts";
import { askPage, listQuery, nonsense } from "./list-page.ts";
import { verifyDayWords } from "./table-days.ts";
import type { TableView } from "./table-view.ts";

export interface Filter extends FilterMeta {
  readonly name: string;
  readonly schema: z.ZodType;
}

export async function verifyFilters(view: TableView): Promise<void> {
  for (const filter of filtersOf(view.meta)) await verifyFilter(view, filter);
}

/** Those of a table, in the contract's order. */
export const filtersOf = ({ filters }: TableMeta): Filter[] =>
  Object.entries(filters).flatMap(([name, schema]) => {
    const meta = filterMeta(schema);
    return meta === undefined ? [] : [{ ...meta, name, schema }];
  });

async function verifyFilter(view: TableView, filter: Filter): Promise<void> {
  await verifyBlank(view, filter);
  const value = (await outermost(view, filter)) ?? tellingValue(view.first.rows, filter);
  if (value === undefined) await verifyUnseen(view, filter);
  else await verifyNarrowing(view, filter, value);
  if (filter.op === "in") await verifySeveral(view, filter);
  await verifyDayWords(view, filter.name, filter);
}

/** Two choices keep the rows of both. */
async function verifySeveral({ probe, meta, params, first }: TableView, filter: Filter): Promise<void> {
  const { name, column } = filter;
  const [one, other] = choicesIn(first.rows, filter);
  if (one === undefined || other === undefined) {
    probe.gap("table-filter", `${name}, several`, `the rows have one ${column} alone`);
    return;
  }
  const ask = (value: string) => {
    const query = listQuery(meta.row, { filters: { [name]: value } });
    return askPage(probe, "table-filter", `${name}=${value}`, params, query);
  };
  // The later choice first: a backend that reads only one then keeps too few rows in either case.
  const both = await ask(`${other},${one}`);
  const [left, right] = [await ask(one), await ask(other)];
  if (both === undefined || left === undefined || right === undefined) return;
  const stray = both.rows.find((row) => !matches(row, filter, `${one},${other}`));
  const sum = left.filtered + right.filtered;
  const said = {
    expected: `${sum} rows whose ${column} is ${one} or ${other}: ${left.filtered} and ${right.filtered}`,
    found: `${both.filtered} rows${stray === undefined ? "" : `, one of them with ${String(stray[column])}`}`,
  };
  const isRight = both.filtered === sum && stray === undefined;
  probe.expect("table-filter", `${name}, several`, isRight, said, both.exchange);
}

/** The rows' own values that the filter takes. */
export const choicesIn = (rows: readonly Row[], filter: Filter): string[] =>
  [...new Set(rows.flatMap((row) => cells(row, filter)))].filter(
    (value) => filter.schema.safeParse(value).success,
  );

/** Selectors send an empty parameter for "not set". */
async function verifyBlank({ probe, meta, params, first }: TableView, { name }: Filter): Promise<void> {
  const page = await askPage(
    probe,
    "table-filter",
    `${name}=`,
    params,
    listQuery(meta.row, { length: 1, filters: { [name]: "" } }),
  );
  if (page === undefined) return;
  const said = {
    expected: `an empty ${name} keeps all ${first.filtered} rows`,
    found: `${page.filtered} rows`,
  };
  probe.expect("table-filter", `${name}=`, page.filtered === first.filtered, said, page.exchange);
}

/** Some rows have it and others lack it. */
function tellingValue(rows: readonly Row[], filter: Filter): string | undefined {
  const values = rows.flatMap((row) => cells(row, filter));
  const distinct = [...new Set(values)].filter((value) => filter.schema.safeParse(value).success);
  return distinct.find((value) => rows.some((row) => !matches(row, filter, value))) ?? distinct[0];
}

/** For a long list: the last day for « from », the first for « to » leave few rows. */
async function outermost(view: TableView, filter: Filter): Promise<string | undefined> {
  const { probe, meta, params, whole } = view;
  if (whole || (filter.op !== "from" && filter.op !== "to")) return undefined;
  const order = { column: filter.column, dir: filter.op === "from" ? "desc" : "asc" } as const;
  const page = await askPage(probe, "reads", filter.name, params, listQuery(meta.row, { order, length: 50 }));
  const days = (page?.rows ?? []).flatMap((row) => cells(row, filter)).toSorted(compare);
  const value = filter.op === "from" ? days.at(-1) : days[0];
  return value !== undefined && filter.schema.safeParse(value).success ? value : undefined;
}

function cells(row: Row, { column, op }: Filter): string[] {
  const value = row[column];
  if (value === null || value === undefined) return [];
  if (op === "includes") return Array.isArray(value) ? value.map(String) : [];
  const isPlain = op === "eq" || op === "in" || typeof value === "number";
  return [isPlain ? String(value) : dayOf(value)];
}

/** In Paris; other values are returned unchanged and reported elsewhere. */
function dayOf(value: unknown): string {
  const text = String(value);
  if (text.length === 10 || Number.isNaN(Date.parse(text))) return text;
  return parisDay(Date.parse(text));
}

/** Whether the filter keeps the row. */
export function matches(row: Row, filter: Filter, value: string): boolean {
  const own = cells(row, filter);
  switch (filter.op) {
    case "eq":
    case "includes":
      return own.includes(value);
    case "in": {
      const choices = value.split(",");
      return own.some((each) => choices.includes(each));
    }
    case "from":
      return own.some((day) => compare(day, value) >= 0);
    case "to":
      return own.some((day) => compare(day, value) <= 0);
  }
}

/** Also where a database ignores case and accents. */
export function mayMatch(row: Row, filter: Filter, value: string): boolean {
  const isText = filter.op === "eq";
  if (matches(row, filter, value) || !isText) return matches(row, filter, value);
  return cells(row, filter).some((cell) => fold(cell) === fold(value));
}

function compare(a: string, b: string): number {
  const [one, other] = [Number(a), Number(b)];
  if (a !== "" && b !== "" && !Number.isNaN(one) && !Number.isNaN(other)) return one - other;
  return a < b ? -1 : a > b ? 1 : 0;
}

async function verifyNarrowing(view: TableView, filter: Filter, value: string): Promise<void> {
  const { probe, meta, params, first, whole } = view;
  const { name, column, op } = filter;
  const subject = `${name}=${value}`;
  const page = await askPage(
    probe,
    "table-filter",
    subject,
    params,
    listQuery(meta.row, { filters: { [name]: value } }),
  );
  if (page === undefined) return;
  const stray = page.rows.find((row) => !mayMatch(row, filter, value));
  const kept = first.rows.filter((row) => matches(row, filter, value)).length;
  // A database may ignore case and accents, and so keep more rows.
  const most = first.rows.filter((row) => mayMatch(row, filter, value)).length;
  const lost = page.filtered > page.rows.length ? undefined : missing(view, filter, value, page.ids);
  const rows = `rows whose ${column} is ${op} ${value}`;
  const expected = `${rows}${whole ? `: ${kept}` : ""}, recordsTotal ${first.total}`;
  const found =
    stray === undefined
      ? `${page.filtered} rows, recordsTotal ${page.total}${lost === undefined ? "" : ` without row ${lost}`}`
      : `row ${String(stray.id)} with ${String(stray[column])} among ${page.filtered}`;
  const counted =
    (whole ? page.filtered === kept || page.filtered === most : page.filtered >= 1) &&
    page.total === first.total;
  const right = stray === undefined && counted && lost === undefined;
  if (right) await verifyLaterPage(view, filter, value, page.ids);
  if (kept < first.rows.length) {
    probe.expect("table-filter", name, right, { expected, found }, page.exchange);
    return;
  }
  // Only a value that no row has shows whether the filter is applied.
  if (right) await verifyUnseen(view, filter);
  else probe.fail("table-filter", name, expected, found, page.exchange);
}

async function verifyLaterPage(
  { probe, meta, params, first }: TableView,
  { name }: Filter,
  value: string,
  ids: readonly number[],
): Promise<void> {
  // Where the unfiltered list has another row.
  const start = ids.findIndex((id, at) => at > 0 && id !== first.rows[at]?.id);
  if (start < 0) return;
  const ask = listQuery(meta.row, { start, length: 5, filters: { [name]: value } });
  const page = await askPage(probe, "table-filter", `${name}=${value}, a later page`, params, ask);
  if (page === undefined) return;
  const [wanted, found] = [ids.slice(start, start + 5), page.ids].map((each) => each.join(", "));
  const said = { expected: `rows ${wanted}`, found: `rows ${found}` };
  probe.expect("table-filter", `${name}, a later page`, wanted === found, said, page.exchange);
}

/** A value that only some rows have, with its matches. */
export function tellingFilter(filters: TableMeta["filters"], rows: readonly Row[]) {
  for (const [name, schema] of Object.entries(filters)) {
    const meta = filterMeta(schema);
    if (meta === undefined) continue;
    const filter = { ...meta, name, schema };
    const value = tellingChoices(rows, filter) ?? tellingValue(rows, filter);
    if (value !== undefined && rows.some((row) => !mayMatch(row, filter, value)))
      return { asked: { [name]: value }, keeps: (row: Row) => mayMatch(row, filter, value) };
  }
  return undefined;
}

function tellingChoices(rows: readonly Row[], filter: Filter): string | undefined {
  const choices = filter.op === "in" ? choicesIn(rows, filter) : [];
  return choices.length > 2 ? choices.slice(0, 2).join(",") : undefined;
}

/** A first-page row that the filter dropped wrongly. */
function missing(
  { first }: TableView,
  filter: Filter,
  value: string,
  ids: readonly number[],
): number | undefined {
  const kept = new Set(ids);
  return first.rows
    .filter((row) => matches(row, filter, value))
    .map(({ id }) => Number(id))
    .find((id) => !kept.has(id));
}

/** A value without rows yields none. */
async function verifyUnseen(view: TableView, filter: Filter): Promise<void> {
  const { probe, meta, params, first } = view;
  const value = unseenValue(view, filter);
  if (value === undefined || first.total === 0) {
    probe.gap("table-filter", filter.name, `no row tells ${filter.name} apart`);
    return;
  }
  const query = listQuery(meta.row, { filters: { [filter.name]: value } });
  const page = await askPage(probe, "table-filter", `${filter.name}=${value}`, params, query);
  if (page === undefined) return;
  const said = {
    expected: `no row whose ${filter.column} is ${filter.op} ${value}`,
    found: `${page.filtered} rows`,
  };
  probe.expect("table-filter", filter.name, page.filtered === 0, said, page.exchange);
}

/** In a list not seen whole, a state or flag may occur later. */
function unseenValue({ first: { rows }, whole }: TableView, filter: Filter): string | undefined {
  const { labels } = fieldMeta(filter.schema);
  const candidates = [
    ...(whole ? Object.keys(labels ?? {}) : []),
    ...(labels === undefined ? ["999999999", nonsense] : []),
    ...(whole ? ["true", "false"] : []),
    ...(filter.op === "from" ? ["9999-12-31"] : filter.op === "to" ? ["1000-01-01", "0"] : []),
  ];
  return candidates.find(
    (value) => filter.schema.safeParse(value).success && !rows.some((row) => matches(row, filter, value)),
  );
}
