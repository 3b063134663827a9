import { type ExportMeta, type FieldMeta, fieldMeta, filterMeta } from "@palier/contract";
import type { Tone } from "@palier/ui";
import type { z } from "zod";
import type { RecordAction } from "#actions/action.ts";
import type { Callable } from "#api/call.ts";
import type { OptionsRoute } from "#api/options.ts";
import type { ListOrder, ListVocabulary } from "./list-state.ts";
import type { TableEngine } from "./table-component.ts";

type Shape = Readonly<Record<string, z.ZodType>>;

/** The least a row has (§2: rows carry their id). */
export interface ListRow {
  readonly id: number;
}

interface TableAnswer<Row> {
  readonly draw: number;
  readonly recordsTotal: number;
  readonly recordsFiltered: number;
  readonly data: readonly Row[];
}

/** A table route of the contract, as the list kit sees it. */
export interface TableRoute<Row extends ListRow, F extends Shape>
  extends Callable<z.ZodType<TableAnswer<Row>>> {
  readonly method: "GET";
  readonly metadata: {
    readonly kind: "table";
    readonly area: string;
    readonly entity: string;
    readonly row: z.ZodType<Row> & { readonly shape: Shape };
    readonly filters: F;
  };
}
export interface ExportRoute {
  readonly method: "GET";
  readonly path: string;
  readonly metadata: ExportMeta;
}
export interface ColumnDefinition {
  /** Share of the width that is left; 1 when nothing is said. */
  readonly flex?: number;
  /** Fixed width in px. */
  readonly width?: number;
  /** Stays on a screen under 600 px; the others unfold. */
  readonly main?: true;
  /** Not shown until chosen in the columns menu. */
  readonly hidden?: true;
  /** How the dot of a choice is coloured. */
  readonly tones?: Readonly<Record<string, Tone>>;
}

export interface FilterDefinition {
  /** The route that a searched selector asks. */
  readonly options?: OptionsRoute;
}

export interface ListTexts {
  readonly title: string;
  readonly searchPlaceholder: string;
  readonly empty: string;
  readonly noMatch: string;
}

/**
 * A list as data: about 25 lines a table, checked against the route's row type (an unknown column or filter does not
 * compile; every column's French header is its field's title in the contract). The way out is an ordinary screen.
 */
export interface ListDefinition<Row extends ListRow, F extends Shape> {
  /** Names what is kept for this list (chosen columns); the area's name unless an area has two lists. */
  readonly name: string;
  readonly texts: ListTexts;
  readonly table: TableRoute<Row, F>;
  readonly export?: ExportRoute;
  /** In screen order. */
  readonly columns: { readonly [K in keyof Row]?: ColumnDefinition };
  /** In screen order. A filter over records or cities names the options route that it searches. */
  readonly filters: { readonly [K in keyof F]: FilterDefinition };
  readonly order: readonly { readonly column: keyof Row & string; readonly dir: "asc" | "desc" }[];
  /** Defaults to the grid for a list of its own, to the light table for a list inside a record. */
  readonly engine?: TableEngine;
  rowName(row: Row): string;
  /** Where a row leads. Defaults to the record's page of the list's own area. */
  open?(row: Row): string;
  /** `record`: the row's page shows the record, so that a locked one can be read. Defaults to `form`. */
  readonly opens?: "form" | "record";
  /** What can be done with a row, in the order of its menu. */
  readonly actions?: readonly RecordAction<Row>[];
}

export interface ListColumn {
  readonly name: string;
  readonly header: string;
  readonly meta: FieldMeta;
  readonly sortable: boolean;
  readonly searchable: boolean;
  readonly definition: ColumnDefinition;
}

export interface ListFilter {
  readonly name: string;
  readonly label: string;
  readonly meta: FieldMeta;
  readonly options: OptionsRoute | undefined;
}

export interface List<Row extends ListRow> {
  readonly definition: Omit<ListDefinition<Row, Shape>, "columns" | "filters" | "order">;
  readonly columns: readonly ListColumn[];
  readonly filters: readonly ListFilter[];
  readonly vocabulary: ListVocabulary;
}

/** Checks a list's definition against its route and works out headers, kinds, what can be sorted and searched. */
export function defineList<Row extends ListRow, F extends Shape>(
  definition: ListDefinition<Row, F>,
): List<Row> {
  const { row, filters } = definition.table.metadata;
  const columns = Object.entries<ColumnDefinition | undefined>(definition.columns).map(([name, column]) =>
    columnOf(name, row.shape, column ?? {}),
  );
  return {
    definition,
    columns,
    filters: Object.entries<FilterDefinition>(definition.filters).map(([name, filter]) =>
      filterOf(name, row.shape, filters, filter),
    ),
    vocabulary: {
      sortable: new Set(columns.filter((column) => column.sortable).map((column) => column.name)),
      filters: new Set(Object.keys(definition.filters)),
      order: definition.order satisfies readonly ListOrder[],
    },
  };
}

function columnOf(name: string, row: Shape, definition: ColumnDefinition): ListColumn {
  const schema = row[name];
  if (schema === undefined) throw new Error(`${name} is no column of this row`);
  const meta = fieldMeta(schema);
  const plain = meta.kind !== "list" && meta.kind !== "json" && meta.kind !== "html";
  const searchable = plain && ["text", "longText", "email", "phone", "postalCode"].includes(meta.kind);
  return { name, header: meta.title ?? name, meta, sortable: plain, searchable, definition };
}

function filterOf(name: string, row: Shape, filters: Shape, given: FilterDefinition): ListFilter {
  const schema = filters[name];
  if (schema === undefined) throw new Error(`${name} is no filter of this table`);
  const narrows = row[filterMeta(schema)?.column ?? name];
  const meta = fieldMeta(schema);
  const shown = row[name.replace(/Id$/, "Name")] ?? narrows;
  const label = meta.title ?? (shown === undefined ? name : (fieldMeta(shown).title ?? name));
  return { name, label, meta, options: given.options };
}

/** A row of a table route of the contract. */
export type RowOf<R extends { readonly metadata: { readonly row: z.ZodType } }> = z.output<
  R["metadata"]["row"]
>;
