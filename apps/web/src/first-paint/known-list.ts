import type { ListColumn } from "#lists/list-parts.ts";
import type { ListOrder } from "#lists/list-state.ts";

/** For the inline script, to request a page's first data. */
export interface KnownRecord {
  /** `/admin/building/edit/:id`; its tabs are below it. */
  readonly at: string;
  readonly reads: string;
}

export interface KnownList {
  readonly at: string;
  readonly title: string;
  readonly views?: string | undefined;
  readonly path: string;
  readonly columns: readonly Pick<ListColumn, "name" | "searchable" | "sortable">[];
  readonly sortable: readonly string[];
  readonly filters: readonly string[];
  readonly order: readonly ListOrder[];
  readonly prefix: string;
}
