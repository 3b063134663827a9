import { type FieldMeta, fieldMeta, filterMeta, type ExportMeta, type TableMeta } from "@palier/contract";
import type { z } from "zod";
import type { Callable } from "#api/call.ts";
import type { ListOrder, ListVocabulary } from "./list-state.ts";

type Shape = Readonly<Record<string, z.ZodType>>;

/** A table route of the contract, as the list kit sees it. */
export interface TableRoute<R extends z.ZodObject, F extends Shape> {
  readonly method: "GET";
  readonly path: string;
  readonly metadata: TableMeta<R, F>;
}
export interface ExportRoute {
  readonly method: "GET";
  readonly path: string;
  readonly metadata: ExportMeta;
}
/** A Select2 options route, for a filter that is searched. */
export interface OptionsRoute extends Callable {
  readonly metadata: { readonly kind: "options" };
}

/** How the dot of a choice is coloured. */
export type ChoiceTone = "neutral" | "positive" | "warning" | "danger" | "info";

export interface ColumnDefinition {
  /** Share of the width that is left; 1 when nothing is said. */
  readonly flex?: number;
  /** Fixed width in px. */
  readonly width?: number;
  /** Stays on a screen under 600 px; the others unfold. */
  readonly main?: true;
  /** Not shown until chosen in the columns menu. */
  readonly hidden?: true;
  readonly tones?: Readonly<Record<string, ChoiceTone>>;
}

export interface ListTexts {
  readonly title: string;
  readonly create?: string;
  readonly searchPlaceholder: string;
  readonly empty: string;
  readonly noMatch: string;
  readonly deleteQuestion?: (name: string) => string;
  readonly deleted?: (name: string) => string;
}

/**
 * A list as data: about 25 lines a table, checked against the route's row type (an unknown column or filter does not
 * compile; every column's French header is its field's title in the contract). The way out is an ordinary screen.
 */
export interface ListDefinition<R extends z.ZodObject, F extends Shape> {
  /** Names what is kept for this list (chosen columns); the area's name unless an area has two lists. */
  readonly name: string;
  readonly texts: ListTexts;
  readonly table: TableRoute<R, F>;
  readonly export?: ExportRoute;
  /** In screen order. */
  readonly columns: { readonly [K in keyof z.output<R>]?: ColumnDefinition };
  /** In screen order. A filter over records or cities names the options route that it searches. */
  readonly filters: { readonly [K in keyof F]: { readonly options?: OptionsRoute } };
  readonly order: readonly { readonly column: keyof z.output<R> & string; readonly dir: "asc" | "desc" }[];
  readonly rowName: (row: z.output<R>) => string;
  readonly create?: string;
  readonly open?: (row: z.output<R>) => string;
  readonly delete?: Callable;
  /** The realtime path whose children are the locked ids (`locks/<area>`). */
  readonly lockArea?: string;
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

export interface List<R extends z.ZodObject = z.ZodObject, F extends Shape = Shape> {
  readonly definition: ListDefinition<R, F>;
  readonly columns: readonly ListColumn[];
  readonly filters: readonly ListFilter[];
  readonly vocabulary: ListVocabulary;
}

/** Checks a list's definition against its route and works out headers, kinds, what can be sorted and searched. */
export function defineList<R extends z.ZodObject, F extends Shape>(definition: ListDefinition<R, F>): List<R, F> {
  const { row, filters } = definition.table.metadata;
  const columns = Object.entries(definition.columns).map(([name, column]) => columnOf(name, row, column ?? {}));
  return {
    definition,
    columns,
    filters: Object.entries(definition.filters).map(([name, filter]) => filterOf(name, row, filters, filter)),
    vocabulary: {
      sortable: new Set(columns.filter((column) => column.sortable).map((column) => column.name)),
      filters: new Set(Object.keys(definition.filters)),
      order: definition.order satisfies readonly ListOrder[],
    },
  };
}

function columnOf(name: string, row: z.ZodObject, definition: ColumnDefinition): ListColumn {
  const schema = row.shape[name];
  if (schema === undefined) throw new Error(`${name} is no column of this row`);
  const meta = fieldMeta(schema);
  const plain = meta.kind !== "list" && meta.kind !== "json" && meta.kind !== "html";
  const searchable = plain && ["text", "longText", "email", "phone", "postalCode"].includes(meta.kind);
  return { name, header: meta.title ?? name, meta, sortable: plain, searchable, definition };
}

function filterOf(name: string, row: z.ZodObject, filters: Shape, given: { readonly options?: OptionsRoute }): ListFilter {
  const schema = filters[name];
  if (schema === undefined) throw new Error(`${name} is no filter of this table`);
  const narrows = row.shape[filterMeta(schema)?.column ?? name];
  const meta = fieldMeta(schema);
  const shown = row.shape[name.replace(/Id$/, "Name")] ?? narrows;
  const label = meta.title ?? (shown === undefined ? name : (fieldMeta(shown).title ?? name));
  return { name, label, meta, options: given.options };
}
