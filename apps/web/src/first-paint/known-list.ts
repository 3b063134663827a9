import type { ListColumn } from "#lists/list-parts.ts";
import type { ListOrder } from "#lists/list-state.ts";
import type { DrawnColumn } from "#lists/table-column.ts";

/** For the inline script, to request a page's first data. */
export interface KnownRecord {
  /** `/admin/building/edit/:id`; its tabs are below it. */
  readonly at: string;
  readonly reads: string;
}

export interface KnownList {
  readonly at: string;
  readonly title: string;
  /** Key of stored columns. */
  readonly name: string;
  readonly views?: string | undefined;
  readonly path: string;
  readonly columns: readonly (DrawnColumn & Pick<ListColumn, "searchable">)[];
  readonly sortable: readonly string[];
  readonly filters: readonly string[];
  readonly order: readonly ListOrder[];
  readonly prefix: string;
  readonly buttons: readonly { readonly label: string; readonly primary?: true }[];
  /** False if rows cannot be shown in their final place. */
  readonly shown: boolean;
  readonly tabs: boolean;
  readonly actions: boolean;
  readonly choice: boolean;
  /** Px, if not the default. */
  readonly actionsWidth?: number | undefined;
}
