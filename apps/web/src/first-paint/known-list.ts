import type { ListColumn } from "#lists/list-parts.ts";
import type { ListOrder } from "#lists/list-state.ts";
import type { DrawnColumn } from "#lists/table-column.ts";

/** A record's page as the document's own script knows it: enough to ask for what it shows first. */
export interface KnownRecord {
  /** The page's address with its id: `/admin/building/edit/:id`. Its tabs stand below. */
  readonly at: string;
  /** The route's path, with one parameter. */
  readonly reads: string;
}

/** A list as the document's own script knows it: enough to ask for the page that an address names, and to show it. */
export interface KnownList {
  /** The screen's address. */
  readonly at: string;
  readonly title: string;
  /** Names what is kept for the list: chosen columns. */
  readonly name: string;
  /** Names its views, where it has any. */
  readonly views?: string | undefined;
  /** The table's route. */
  readonly path: string;
  /** In screen order. */
  readonly columns: readonly (DrawnColumn & Pick<ListColumn, "searchable">)[];
  readonly sortable: readonly string[];
  readonly filters: readonly string[];
  readonly order: readonly ListOrder[];
  readonly prefix: string;
  /** The buttons beside the title, as they will stand there. */
  readonly buttons: readonly { readonly label: string; readonly primary?: true }[];
  /** False for a list whose rows it cannot show where they will stand. */
  readonly shown: boolean;
  /** Whether tabs stand beside its title, or below it where there is no room. */
  readonly tabs: boolean;
  /** Whether rows have a column of actions, and one of checkboxes. */
  readonly actions: boolean;
  readonly choice: boolean;
  /** Pixels, where it is not the table's own. */
  readonly actionsWidth?: number | undefined;
}
