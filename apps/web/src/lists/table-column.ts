import type { FieldMeta } from "@palier/contract";
import type { TableColumn } from "@palier/ui";
import { formatField } from "#fields/format-field.ts";
import type { ArrangedColumn } from "./column-layout.ts";
import type { ListColumn } from "./list-parts.ts";

/** What a table needs to know of a list's column; the document's own script knows no more. */
export interface DrawnColumn
  extends Pick<ListColumn, "name" | "header" | "sortable" | "definition" | "late"> {
  readonly meta: Pick<FieldMeta, "kind" | "labels">;
}

/** Kinds whose figures stand at the end of their column. */
const figures: ReadonlySet<string> = new Set(["count", "number", "money"]);

const alignOf = (column: DrawnColumn): "start" | "end" => (figures.has(column.meta.kind) ? "end" : "start");

/** A list's column as the table takes it, with what the admin made of it. */
export function tableColumn<Row>({ column, width, pinned }: ArrangedColumn<DrawnColumn>): TableColumn<Row> {
  const { flex, main } = column.definition;
  return {
    field: column.name,
    header: column.header,
    flex,
    width: width ?? column.definition.width,
    resized: width !== undefined,
    pinned,
    minWidth: leastWidth(column),
    align: alignOf(column),
    sortable: column.sortable,
    priority: main === true ? "main" : "secondary",
    telling: tellingOf(column),
    labelled: column.meta.kind === "flag",
    cell: column.name,
    text: (value) => formatField(column.meta, value),
  };
}

/** Pixels of a letter, on average, of a cell's padding, and of the arrow that a sorted column's header shows. */
const letter = 7.2;
const padding = 24;
const arrow = 20;

/** What a column of texts keeps, in pixels: the one that names the row, and the others. */
const mainText = 140;
/** One whose start and end are both read. */
const twoEnded = 220;
const otherText = 104;
/** What tells two e-mails apart stands before their @: « stephanie.rodriguez.211 ». */
const emailText = 190;

/** The least width of a column that stretches: its header stands whole, and so does each of the words that it may hold. */
function leastWidth({ header, meta, definition }: DrawnColumn): number {
  const words = Object.values(meta.labels ?? {});
  const longest = Math.max(0, ...words.map((word) => word.length));
  const content = words.length > 0 ? longest * letter : textWidth(meta.kind, definition) - padding;
  return Math.ceil(Math.max(content, header.length * letter + arrow) + padding);
}

function textWidth(kind: FieldMeta["kind"], { main, keepsEnd }: DrawnColumn["definition"]): number {
  if (kind === "email") return emailText;
  if (main !== true) return otherText;
  return keepsEnd === true ? twoEnded : mainText;
}

/**
 * How much a column says about its row: its state first, then whether it is late, amounts, dates, a number to call, names.
 * A count says nothing without its header.
 */
function tellingOf({ meta, definition, late }: DrawnColumn): number {
  if (definition.telling !== undefined) return definition.telling;
  if (late) return 5;
  switch (meta.kind) {
    case "choice":
      return definition.tones === undefined ? 1 : 6;
    case "flag":
      return 4;
    case "money":
      return 3;
    case "date":
    case "dateTime":
    case "phone":
      return 2;
    case "text":
    case "email":
    case "postalCode":
      return 1;
    case "count":
    case "number":
    case "id":
    case "reference":
    case "longText":
    case "url":
    case "color":
    case "list":
    case "json":
    case "html":
      return 0;
    default:
      return meta.kind satisfies never;
  }
}
