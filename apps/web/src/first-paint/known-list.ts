import type { ListColumn } from "#lists/list-parts.ts";
import type { ListOrder } from "#lists/list-state.ts";
import type { DrawnColumn } from "#lists/table-column.ts";

/** For the inline script, to request a page's first data. */
export interface KnownRecord {
  /** `/admin/building/edit/:id`; its tabs are below it. */
  readonly at: string;
  /** With one parameter. */
  readonly reads: string;
}

/** For the inline script, to request and show the URL's page. */
export interface KnownList {
  /** Path of the screen. */
  readonly at: string;
  readonly title: string;
  /** Key of stored columns. */
  readonly name: string;
  readonly views?: string | undefined;
  /** Of the table's route. */
  readonly path: string;
  /** In screen order. */
  readonly columns: readonly (DrawnColumn & Pick<ListColumn, "searchable">)[];
  readonly sortable: readonly string[];
  readonly filters: readonly string[];
  readonly order: readonly ListOrder[];
  readonly prefix: string;
  /** Beside the title. */
  readonly buttons: readonly { readonly label: string; readonly primary?: true }[];
  /** False if rows cannot be shown in their final place. */
  readonly shown: boolean;
  /** Beside the title, or below without room. */
  readonly tabs: boolean;
  /** Columns of actions, and of checkboxes. */
  readonly actions: boolean;
  readonly choice: boolean;
  /** Px, if not the default. */
  readonly actionsWidth?: number | undefined;
}
