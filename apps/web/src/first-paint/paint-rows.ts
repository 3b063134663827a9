import { formatCount } from "@palier/ui";
import { paintedTable } from "@palier/ui/painted-table";
import { formatField } from "#fields/format-field.ts";
import { layoutKey, onScreen, readLayout } from "#lists/column-layout.ts";
import { tableColumn } from "#lists/table-column.ts";
import type { KnownList } from "./known-list.ts";

type Row = Readonly<Record<string, unknown>>;

/**
 * Shows the rows of a list in the document's frame, before the app's scripts have come: as text, in the columns that
 * this admin arranged. Answers that the app would refuse show nothing. Does nothing once the app has taken over.
 */
export function paintRows(list: KnownList, [session, page]: readonly [unknown, unknown]): void {
  const frame = document.getElementById("frame");
  const place = frame?.querySelector("[data-list]");
  const admin = member(member(session, "admin"), "id");
  const rows = member(page, "data");
  const filtered = member(page, "recordsFiltered");
  if (frame === null || !place || !list.shown || typeof admin !== "number" || !isRows(rows)) return;
  const arranged = onScreen(readLayout(layoutKey(String(admin), list.name), list.columns));
  const drawn = new Map(arranged.map(({ column }) => [column.name, column]));
  const table = paintedTable<Row>({
    columns: arranged.map((each) => tableColumn<Row>(each)),
    rows,
    cell: (row, { field }) => {
      const column = drawn.get(field);
      if (column === undefined) return { text: "" };
      const value = row[field];
      return { text: formatField(column.meta, value), tone: column.definition.tones?.[String(value)] };
    },
    actions: list.actions,
    choice: list.choice,
  });
  place.querySelector("[role=status]")?.replaceWith(table);
  const title = frame.querySelector("[data-title]");
  if (title !== null && typeof filtered === "number") {
    const count = document.createElement("span");
    count.className = "ui-page-header__count";
    count.textContent = ` ${formatCount(filtered)}`;
    title.append(count);
  }
  frame.dataset.rows = "";
}

function isRows(found: unknown): found is readonly Row[] {
  return (
    Array.isArray(found) && found.length > 0 && found.every((row) => typeof row === "object" && row !== null)
  );
}

function member(found: unknown, name: string): unknown {
  return typeof found === "object" && found !== null ? Reflect.get(found, name) : undefined;
}
