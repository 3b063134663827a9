import type { FieldKind } from "@palier/contract";
import type { Probe } from "../verify/probe.ts";
import { askPage, columnsOf, type ListColumn, listQuery, type Page } from "./list-page.ts";
import type { TableView } from "./table-view.ts";

/** Kinds whose order does not depend on a language. */
const plain: ReadonlySet<FieldKind> = new Set([
  "id",
  "reference",
  "count",
  "money",
  "number",
  "date",
  "dateTime",
]);
const { compare: inFrench } = new Intl.Collator("fr", { numeric: true, sensitivity: "base" });

/** Each sortable column, up and down, and that the same question gives the same rows. */
export async function verifyOrder(view: TableView): Promise<void> {
  if (view.first.filtered < 2) {
    view.probe.gap("table-order", "", `the table has ${view.first.filtered} rows`);
    view.probe.gap("table-stable", "", `the table has ${view.first.filtered} rows`);
    return;
  }
  for (const column of columnsOf(view.meta.row)) if (column.orderable) await verifyColumn(view, column);
}

async function verifyColumn(view: TableView, column: ListColumn): Promise<void> {
  const up = await ordered(view, column, "asc");
  const down = await ordered(view, column, "desc");
  if (up === undefined || down === undefined) return;
  const [rising, falling] = [valuesOf(up, column), valuesOf(down, column)];
  if (new Set([...rising, ...falling].map(String)).size < 2) {
    view.probe.gap("table-order", column.name, "all rows that were seen have the same value");
    return;
  }
  if (view.whole) verifyWhole(view, column, up, rising, falling);
  else verifyEnds(view, column, up, rising, falling);
  if (column.kind === "choice" || column.kind === "text") await verifyStable(view, column, up);
}

function ordered(view: TableView, { name }: ListColumn, dir: "asc" | "desc"): Promise<Page | undefined> {
  const query = listQuery(view.meta.row, { order: { column: name, dir } });
  return askPage(view.probe, "table-order", name, view.params, query);
}

/** The values of a column, without those that are empty: where they go is the backend's choice. */
const valuesOf = ({ rows }: Page, { name }: ListColumn): unknown[] =>
  rows.map((row) => row[name]).filter((value) => value !== null && value !== undefined);

function verifyWhole(
  { probe }: TableView,
  column: ListColumn,
  up: Page,
  rising: readonly unknown[],
  falling: readonly unknown[],
): void {
  const turned = falling.toReversed();
  const at = rising.findIndex((value, index) => value !== turned[index]);
  const found = `asc has ${String(rising[at])} where desc, turned round, has ${String(turned[at])}`;
  const said = { expected: `asc by ${column.name} is desc turned round`, found };
  const turns = at < 0 && rising.length === turned.length;
  if (probe.expect("table-order", column.name, turns, said, up.exchange))
    verifyRising(probe, column, up, rising);
}

/** A long list shows its ends: the first of asc is not after the first of desc. */
function verifyEnds(
  { probe }: TableView,
  column: ListColumn,
  up: Page,
  rising: readonly unknown[],
  falling: readonly unknown[],
): void {
  const [low, high] = [rising[0], falling[0]];
  if (low === undefined || high === undefined) {
    probe.gap("table-order", column.name, "one end of the list is empty in this column");
    return;
  }
  if (low === high) {
    const other = [...rising, ...falling].find((value) => order(column, value, low) !== 0);
    // What is both the least and the greatest is all there is.
    const said = {
      expected: `asc and desc by ${column.name} begin differently`,
      found: `both begin with ${String(low)}, though ${String(other)} is there`,
    };
    probe.expect("table-order", column.name, other === undefined, said, up.exchange);
    return;
  }
  if (column.kind === "choice" || column.kind === "flag") {
    const within = rising.every((value) => value === low) || rising[0] !== falling[0];
    const said = { expected: `other values first in desc by ${column.name}`, found: String(high) };
    probe.expect("table-order", column.name, within, said, up.exchange);
    return;
  }
  const said = {
    expected: `asc by ${column.name} begins below desc`,
    found: `${String(low)}, ${String(high)}`,
  };
  const below = order(column, low, high) <= 0;
  if (probe.expect("table-order", column.name, below, said, up.exchange))
    verifyRising(probe, column, up, rising);
}

/** Numbers and dates rise for everyone; how texts rise is the language's business. */
function verifyRising(probe: Probe, column: ListColumn, up: Page, rising: readonly unknown[]): void {
  if (!plain.has(column.kind)) return;
  const at = rising.findIndex((value, index) => index > 0 && order(column, rising[index - 1], value) > 0);
  const found = `${String(rising[at - 1])} before ${String(rising[at])}`;
  const said = { expected: `${column.name} rises in asc`, found };
  probe.expect("table-order", column.name, at < 0, said, up.exchange);
}

function order({ kind }: ListColumn, a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (plain.has(kind)) return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;
  return inFrench(String(a), String(b));
}

async function verifyStable(view: TableView, column: ListColumn, up: Page): Promise<void> {
  const again = await ordered(view, column, "asc");
  if (again === undefined) return;
  const at = up.ids.findIndex((id, index) => id !== again.ids[index]);
  const found = `row ${up.ids[at] ?? "none"} and then row ${again.ids[at] ?? "none"} at place ${at + 1}`;
  const said = { expected: `the same order by ${column.name} twice`, found };
  view.probe.expect("table-stable", column.name, at < 0, said, again.exchange);
}
