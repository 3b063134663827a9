import { formatCount } from "@palier/ui";
import { paintedTable } from "@palier/ui/painted-table";
import { formatField } from "#fields/format-field.ts";
import { definedLayout, layoutKey, onScreen, readLayout } from "#lists/column-layout.ts";
import { tableColumn } from "#lists/table-column.ts";
import type { KnownList } from "./known-list.ts";

type PaintedRow = Readonly<Record<string, unknown>>;

interface PaintedPage {
  /** The signed-in admin's id. */
  readonly admin: number;
  readonly rows: readonly PaintedRow[];
  /** Matching rows. */
  readonly filtered: number;
}

/** By hand: the inline script has no schema library. */
export function isRows(found: unknown): found is readonly PaintedRow[] {
  return (
    Array.isArray(found) && found.length > 0 && found.every((row) => typeof row === "object" && row !== null)
  );
}

/** As text, in this admin's columns. Does nothing once the app has taken over. */
export function paintRows(list: KnownList, { admin, rows, filtered }: PaintedPage): void {
  const frame = document.getElementById("frame");
  const place = frame?.querySelector("[data-list]")?.lastElementChild;
  if (frame === null || !(place instanceof HTMLElement)) return;
  const kept = readLayout(layoutKey(String(admin), list.name), list.columns);
  const arranged = onScreen(kept ?? definedLayout(list.columns));
  const drawn = new Map(arranged.map(({ column }) => [column.name, column]));
  const table = paintedTable<PaintedRow>({
    columns: arranged.map((each) => tableColumn<PaintedRow>(each)),
    rows,
    cell: (row, { field }) => {
      const column = drawn.get(field);
      if (column === undefined) return { text: "" };
      const value = row[field];
      return { text: formatField(column.meta, value), tone: column.definition.tones?.[String(value)] };
    },
    place,
    actions: list.actions,
    actionsWidth: list.actionsWidth,
    choice: list.choice,
  });
  place.replaceWith(table);
  const count = document.createElement("span");
  count.className = "ui-page-header__count";
  count.textContent = ` ${formatCount(filtered)}`;
  frame.querySelector("[data-title]")?.append(count);
  frame.toggleAttribute("data-rows", true);
}
