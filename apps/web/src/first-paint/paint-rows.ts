import { formatCount } from "@palier/ui";
import { paintedTable } from "@palier/ui/painted-table";
import { formatField } from "#fields/format-field.ts";
import { layoutKey, onScreen, readLayout } from "#lists/column-layout.ts";
import { tableColumn } from "#lists/table-column.ts";
import { frameTexts } from "./first-paint.texts.ts";
import type { KeptPage, KeptRow } from "./kept-rows.ts";
import type { KnownList } from "./known-list.ts";

type Page = Pick<KeptPage, "admin" | "rows" | "filtered">;

/**
 * Shows the rows of a list in the document's frame, before the app's scripts have come: as text, in the columns that
 * this admin arranged. Rows of the last visit are marked as being refreshed. Does nothing once the app has taken over.
 */
export function paintRows(list: KnownList, { admin, rows, filtered }: Page, when: "kept" | "now"): void {
  const frame = document.getElementById("frame");
  const place = frame?.querySelector("[data-list]");
  if (frame === null || !place) return;
  const arranged = onScreen(readLayout(layoutKey(String(admin), list.name), list.columns));
  const drawn = new Map(arranged.map(({ column }) => [column.name, column]));
  const table = paintedTable<KeptRow>({
    columns: arranged.map((each) => tableColumn<KeptRow>(each)),
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
  replaceTable(place, table);
  showCount(frame, ` ${formatCount(filtered)}`);
  mark(frame, when === "kept" ? frameTexts.refreshing : "");
  frame.dataset.rows = when;
}

/** The rows of the last visit are those of now. */
export function confirmRows(): void {
  const frame = document.getElementById("frame");
  if (frame === null) return;
  mark(frame, "");
  frame.dataset.rows = "now";
}

/** Takes rows of the last visit away: they are not this admin's, or there are none any more. Those of now stay. */
export function unpaintRows(skeleton: Element): void {
  const frame = document.getElementById("frame");
  const place = frame?.querySelector("[data-list]");
  if (frame?.dataset.rows !== "kept" || !place) return;
  replaceTable(place, skeleton);
  showCount(frame, "");
  mark(frame, "");
  delete frame.dataset.rows;
}

/** The table stands last, below the filters. */
const replaceTable = (place: Element, table: Element): void => place.lastElementChild?.replaceWith(table);

/** Where the filters will stand: a line that is there anyway, so that nothing moves when it is empty again. */
function mark(frame: HTMLElement, words: string): void {
  const line = frame.querySelector(".first-filters");
  if (line !== null) line.textContent = words;
}

function showCount(frame: HTMLElement, words: string): void {
  const title = frame.querySelector("[data-title]");
  const count = title?.querySelector("span") ?? document.createElement("span");
  count.className = "ui-page-header__count";
  count.textContent = words;
  title?.append(count);
}
