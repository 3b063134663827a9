import type { FieldMeta } from "@palier/contract";
import type { TableColumn } from "@palier/ui";
import { formatField } from "#fields/format-field.ts";
import type { ArrangedColumn } from "./column-layout.ts";
import type { ListColumn } from "./list-parts.ts";

/** What a table needs to know of a list's column; the document's own script knows no more. */
export interface DrawnColumn extends Pick<ListColumn, "name" | "header" | "sortable" | "definition"> {
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
    pinned,
    // What names a row stays readable where many columns share little room; the table then scrolls sideways.
    minWidth: main === true && (flex ?? 0) > 1 ? 200 : undefined,
    align: alignOf(column),
    sortable: column.sortable,
    priority: main === true ? "main" : "secondary",
    cell: column.name,
    text: (value) => formatField(column.meta, value),
  };
}
