import { askPage, columnsOf, type ListColumn, listQuery, type Page, sampleLength } from "./list-page.ts";
import { verifyBorder } from "./order-border.ts";
import { verifyEnds, verifyRising, verifyTurned } from "./order-checks.ts";
import { verifyLevels } from "./order-levels.ts";
import type { TableView } from "./table-view.ts";
import { valuesOf } from "./value-order.ts";

/** Each sortable column in both directions; equal requests give equal rows. */
export async function verifyOrder(view: TableView): Promise<void> {
  if (view.first.filtered < 2) {
    view.probe.gap("table-order", "", `the table has ${view.first.filtered} rows`);
    view.probe.gap("table-stable", "", `the table has ${view.first.filtered} rows`);
    return;
  }
  for (const column of columnsOf(view.meta.row)) if (column.orderable) await verifyColumn(view, column);
  await verifyLevels(view);
}

async function verifyColumn(view: TableView, column: ListColumn): Promise<void> {
  const up = await ordered(view, column, "asc");
  // Immediately: a server that alternates its order may look stable later.
  if (up !== undefined && (column.kind === "choice" || column.kind === "text")) {
    await verifyStable(view, column, up);
  }
  const down = await ordered(view, column, "desc");
  if (up === undefined || down === undefined) return;
  const [rising, falling] = [valuesOf(up, column), valuesOf(down, column)];
  if (new Set([...rising, ...falling].map(String)).size < 2) {
    view.probe.gap("table-order", column.name, "all rows that were seen have the same value");
    return;
  }
  const sides = { up, rising, falling };
  const isRight = view.whole ? verifyTurned(view, column, sides) : verifyEnds(view, column, sides);
  if (isRight && verifyRising(view, column, up, rising)) {
    for (const [dir, page] of [
      ["asc", up],
      ["desc", down],
    ] as const) {
      const start = view.whole ? Math.ceil(view.first.filtered / 2) : sampleLength;
      const next = await ordered(view, column, dir, start);
      if (next !== undefined) verifyBorder(view, column, dir, page, next, start);
    }
  }
}

function ordered(
  view: TableView,
  { name }: ListColumn,
  dir: "asc" | "desc",
  start = 0,
): Promise<Page | undefined> {
  const query = listQuery(view.meta.row, { order: { column: name, dir }, start });
  return askPage(view.probe, "table-order", name, view.params, query);
}

async function verifyStable(view: TableView, column: ListColumn, up: Page): Promise<void> {
  const again = await ordered(view, column, "asc");
  if (again === undefined) return;
  const at = up.ids.findIndex((id, index) => id !== again.ids[index]);
  const found = `row ${up.ids[at] ?? "none"} and then row ${again.ids[at] ?? "none"} at place ${at + 1}`;
  const said = { expected: `the same order by ${column.name} twice`, found };
  view.probe.expect("table-stable", column.name, at < 0, said, again.exchange);
}
