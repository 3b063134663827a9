import type { ExportMeta, KindOf } from "@palier/contract";
import type { ViewListName } from "@palier/contract/areas/view";
import { ownName, type WithOwnName } from "@palier/contract/kit/own-name";
import type { ReactNode } from "react";
import type { z } from "zod";
import type { RecordAction } from "#actions/action.ts";
import type { Callable, Nothing, PathValues } from "#api/call.ts";
import type { OptionsRoute, OptionsSource } from "#api/options.ts";
import type { RecordPath } from "#navigation/record-place.ts";
import type { ColumnDefinition, ListColumn, ListFilter } from "./list-parts.ts";
import { type AnyFilter, columnOf, filterOf } from "./list-parts.ts";
import type { ListOrder, ListState, ListVocabulary } from "./list-state.ts";
import { searchHint } from "./search-hint.ts";
import type { ListTabs } from "./tab-definition.ts";
import type { TableEngine } from "./table-component.ts";

export type { ListColumn, ListFilter } from "./list-parts.ts";

type Shape = Readonly<Record<string, z.ZodType>>;

/** Every row has an id (§2). */
export interface ListRow {
  readonly id: number;
}

interface TableAnswer<Row> {
  readonly draw: number;
  readonly recordsTotal: number;
  readonly recordsFiltered: number;
  readonly data: readonly Row[];
}

export interface TableRoute<Row extends ListRow, F extends Shape, P = PathValues>
  extends Callable<z.ZodType<TableAnswer<Row>>, P> {
  readonly method: "GET";
  readonly metadata: {
    readonly kind: "table";
    readonly area: string;
    readonly entity: string;
    readonly row: z.ZodType<Row> & { readonly shape: Shape };
    readonly filters: F;
  };
}

export interface ExportRoute<P = PathValues> {
  readonly method: "GET";
  readonly path: string;
  readonly pathParams: z.ZodType<unknown, P>;
  readonly metadata: ExportMeta;
}

/** `from` depends on path parameters or the parent filter's value. */
type FilterOptions<P> = OptionsRoute<Nothing> | { from(params: P, value: string): OptionsSource }["from"];

/** Text and record filters need an options route. */
type FilterDefinition<S, P> = {
  /** Defaults to the column's title; required if the row lacks that column. */
  readonly label?: string;
  /** The parent filter (a section's theme): hides this one while unset; selects its options. */
  readonly of?: string;
  /** For dates in the future: offers tomorrow, not yesterday. */
  readonly ahead?: true;
} & (KindOf<S> extends "text" | "reference"
  ? { readonly options: FilterOptions<P> }
  : { readonly options?: never });

export interface ListTexts {
  readonly title: string;
  readonly searchPlaceholder: string;
  readonly empty: string;
  /** What to do first, or where rows come from. */
  readonly first?: string;
  readonly noMatch: string;
}

/** Bivariant, so that lists of any row are assignable. */
export type RowCell<Row> = { cell(props: { readonly row: Row }): ReactNode }["cell"];

interface ListFacts<Row extends ListRow, P> {
  /** Storage key; the area's name unless it has two lists. */
  readonly name: string;
  readonly texts: ListTexts;
  readonly export?: ExportRoute<P>;
  readonly views?: ViewListName;
  readonly cells?: { readonly [K in keyof Row]?: RowCell<Row> };
  /** For two lists on a page: `services` gives `services-page`. */
  readonly urlPrefix?: string;
  /** Defaults to the grid on a list screen, the light table inside a record. */
  readonly engine?: TableEngine;
  /** Defaults to the record's page if rows are of the area's `entity`. */
  open?(row: Row, pathOf: RecordPath): string | undefined;
  /** With `record`, locked records can be read. Defaults to `form`. */
  readonly opens?: "form" | "record";
  /** An unread row's label: « Non lue ». */
  unread?(row: Row): string | undefined;
  /** While one is shown, the page reloads every second. */
  live?(row: Row): boolean;
  readonly actions?: readonly RecordAction<Row>[];
  readonly tabs?: ListTabs;
  above?(state: ListState): ReactNode;
}

/** Checked against the route's row type. */
export type ListDefinition<Row extends ListRow, F extends Shape, P = PathValues> = CheckedList<Row, F, P> &
  NamedRows<NoInfer<Row>>;

/** Defaults to the row's own name; required without one. */
type NamedRows<Row> = Row extends WithOwnName
  ? { rowName?(row: Row): string }
  : { rowName(row: Row): string };

interface CheckedList<Row extends ListRow, F extends Shape, P> extends ListFacts<NoInfer<Row>, NoInfer<P>> {
  readonly table: TableRoute<Row, F, P>;
  readonly columns: { readonly [K in keyof NoInfer<Row>]?: ColumnDefinition };
  readonly filters: { readonly [K in keyof F]: FilterDefinition<F[K], NoInfer<P>> };
  /** Defaults to the name, ascending. */
  readonly order?: readonly { readonly column: keyof Row & string; readonly dir: "asc" | "desc" }[];
}

export interface List<Row extends ListRow, P = PathValues> {
  readonly definition: ListFacts<Row, P> & {
    readonly table: TableRoute<Row, Shape, P>;
    rowName(row: Row): string;
  };
  readonly columns: readonly ListColumn[];
  /** In French. */
  readonly searched: string | undefined;
  readonly filters: readonly ListFilter[];
  readonly vocabulary: ListVocabulary;
}

interface LooseDefinition<Row extends ListRow, P> extends ListFacts<Row, P> {
  readonly table: TableRoute<Row, Shape, P>;
  readonly columns: Readonly<Record<string, ColumnDefinition | undefined>>;
  readonly filters: Readonly<Record<string, AnyFilter>>;
  readonly order?: readonly ListOrder[];
  rowName?(row: Row): string;
}

const byName: readonly ListOrder[] = [{ column: "name", dir: "asc" }];

/**
 * Derives headers, kinds, and sortable and searchable columns from the route.
 *
 * @example
 * export const list = defineList({
 *   name: "account-admin",
 *   texts: accountAdminTexts.list,
 *   table: routes.list,
 *   columns: { lastName: { flex: 1, main: true }, email: { flex: 2 }, enabled: { width: 110 } },
 *   filters: { enabled: {} },
 *   order: [{ column: "lastName", dir: "asc" }],
 * });
 */
export function defineList<Row extends ListRow, F extends Shape, P>(
  definition: ListDefinition<Row, F, P>,
): List<Row, P>;
export function defineList<Row extends ListRow, P>(definition: LooseDefinition<Row, P>): List<Row, P> {
  const { row, filters } = definition.table.metadata;
  const { rowName = (each: Row) => ownName(each) ?? "" } = definition;
  const columns = Object.entries(definition.columns).map(([name, column]) =>
    columnOf(name, row.shape, column ?? {}, name === definition.tabs?.late),
  );
  return {
    definition: { ...definition, rowName },
    columns,
    searched: searchHint(columns),
    filters: Object.entries(definition.filters).map(([name, filter]) =>
      filterOf(name, row.shape, filters, filter),
    ),
    vocabulary: {
      sortable: new Set(columns.filter((column) => column.sortable).map((column) => column.name)),
      filters: new Set(Object.keys(definition.filters)),
      order: definition.order ?? ("name" in definition.columns ? byName : []),
      prefix: definition.urlPrefix === undefined ? "" : `${definition.urlPrefix}-`,
    },
  };
}

export type RowOf<R extends { readonly metadata: { readonly row: z.ZodType } }> = z.output<
  R["metadata"]["row"]
>;
