import type { ListColumn } from "#lists/list-parts.ts";
import type { ListOrder } from "#lists/list-state.ts";
import type { DrawnColumn } from "#lists/table-column.ts";

/** A record's page for the inline script: enough to request its first data. */
export interface KnownRecord {
  /** The page's address pattern: `/admin/building/edit/:id`. Its tabs are below it. */
  readonly at: string;
  /** The route's path, with one parameter. */
  readonly reads: string;
}

/** A list for the inline script: enough to request and show the page that an address names. */
export interface KnownList {
  /** The screen's address. */
  readonly at: string;
  readonly title: string;
  /** Key of what is kept for the list: its columns. */
  readonly name: string;
  /** Name of its views, if it has any. */
  readonly views?: string | undefined;
  /** The table's route. */
  readonly path: string;
  /** In screen order. */
  readonly columns: readonly (DrawnColumn & Pick<ListColumn, "searchable">)[];
  readonly sortable: readonly string[];
  readonly filters: readonly string[];
  readonly order: readonly ListOrder[];
  readonly prefix: string;
  /** The buttons beside the title. */
  readonly buttons: readonly { readonly label: string; readonly primary?: true }[];
  /** False if its rows cannot be shown in their final place. */
  readonly shown: boolean;
  /** Whether it has tabs beside its title, or below if there is no room. */
  readonly tabs: boolean;
  /** Whether rows have a column of actions, and one of checkboxes. */
  readonly actions: boolean;
  readonly choice: boolean;
  /** In pixels, if not the table's default. */
  readonly actionsWidth?: number | undefined;
}
