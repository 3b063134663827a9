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

/** A table route of the contract, as the list kit sees it. `P` is what its path takes. */
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

/** An export route of the contract. It takes the same path parameters as its table. */
export interface ExportRoute<P = PathValues> {
  readonly method: "GET";
  readonly path: string;
  readonly pathParams: z.ZodType<unknown, P>;
  readonly metadata: ExportMeta;
}

/** Where a filter finds its options: a route, or one whose path takes parameters of the list or the filter that it refines. */
type FilterOptions<P> = OptionsRoute<Nothing> | { from(params: P, value: string): OptionsSource }["from"];

/** A filter over texts or records is searched, so it names its options route; the other kinds have none. */
type FilterDefinition<S, P> = {
  /** Defaults to the title of the column that it narrows; needed where the row lacks that column. */
  readonly label?: string;
  /** The filter that it refines (a theme's sections): it is shown beside a value of that one, which its options get. */
  readonly of?: string;
  /** Of the first day of a period that lies ahead (a delivery): tomorrow is offered, not yesterday. */
  readonly ahead?: true;
} & (KindOf<S> extends "text" | "reference"
  ? { readonly options: FilterOptions<P> }
  : { readonly options?: never });

export interface ListTexts {
  readonly title: string;
  readonly searchPlaceholder: string;
  /** No row at all. */
  readonly empty: string;
  /** What to do first, or where rows come from, where there is no row at all. */
  readonly first?: string;
  /** Rows, but none that the search and filters leave. */
  readonly noMatch: string;
}

/** A cell that the kit cannot print (a picture, progress, markup). Bivariant, so that a list of any row is a list. */
export type RowCell<Row> = { cell(props: { readonly row: Row }): ReactNode }["cell"];

interface ListFacts<Row extends ListRow, P> {
  /** Names what is kept for this list (chosen columns); the area's name unless an area has two lists. */
  readonly name: string;
  readonly texts: ListTexts;
  readonly export?: ExportRoute<P>;
  /** The list by the name under which its named views are kept; only for a list with an address of its own. */
  readonly views?: ViewListName;
  /** Cells by column name; their JSX stands in a `.tsx` beside the definition. */
  readonly cells?: { readonly [K in keyof Row]?: RowCell<Row> };
  /** Starts the list's URL parameters where a page holds two lists: `services` gives `services-page`. */
  readonly urlPrefix?: string;
  /** Defaults to the grid for a list of its own, to the light table for a list inside a record. */
  readonly engine?: TableEngine;
  /**
   * Where a row leads; `pathOf` gives the page of a record of any area. Defaults to the record's page where the rows are
   * of the area's own `entity`.
   */
  open?(row: Row, pathOf: RecordPath): string | undefined;
  /** `record`: the row's page shows the record, so that a locked one can be read. Defaults to `form`. */
  readonly opens?: "form" | "record";
  /** The word for a row that waits to be read (« Non lue »): its opening cell is set in bold, after a dot. */
  unread?(row: Row): string | undefined;
  /** A row that changes by itself: the page is read again every second while it shows such a row. */
  live?(row: Row): boolean;
  /** What can be done with a row, in the order of its menu. */
  readonly actions?: readonly RecordAction<Row>[];
  /** Its most used filters, over the list, with counts. */
  readonly tabs?: ListTabs;
  /** A block between filters and table that follows the list's state. */
  above?(state: ListState): ReactNode;
}

/**
 * A list as data: about 25 lines a table, checked against the route's row type (an unknown column or filter does not
 * compile; every column's French header is its field's title in the contract). The way out is an ordinary screen.
 */
export type ListDefinition<Row extends ListRow, F extends Shape, P = PathValues> = CheckedList<Row, F, P> &
  NamedRows<NoInfer<Row>>;

/** `rowName` defaults to what a row is called by its own columns; rows without such a column have to say it. */
type NamedRows<Row> = Row extends WithOwnName
  ? { rowName?(row: Row): string }
  : { rowName(row: Row): string };

interface CheckedList<Row extends ListRow, F extends Shape, P> extends ListFacts<NoInfer<Row>, NoInfer<P>> {
  readonly table: TableRoute<Row, F, P>;
  /** In screen order. */
  readonly columns: { readonly [K in keyof NoInfer<Row>]?: ColumnDefinition };
  /** In screen order. */
  readonly filters: { readonly [K in keyof F]: FilterDefinition<F[K], NoInfer<P>> };
  /** Defaults to the name, from A to Z, where the list has that column. */
  readonly order?: readonly { readonly column: keyof Row & string; readonly dir: "asc" | "desc" }[];
}

export interface List<Row extends ListRow, P = PathValues> {
  readonly definition: ListFacts<Row, P> & {
    readonly table: TableRoute<Row, Shape, P>;
    rowName(row: Row): string;
  };
  readonly columns: readonly ListColumn[];
  /** What its search looks in, in French. */
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

/** The order of a list that says none. */
const byName: readonly ListOrder[] = [{ column: "name", dir: "asc" }];

/** Checks a list's definition against its route and works out headers, kinds, what can be sorted and searched. */
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

/** A row of a table route of the contract. */
export type RowOf<R extends { readonly metadata: { readonly row: z.ZodType } }> = z.output<
  R["metadata"]["row"]
>;
