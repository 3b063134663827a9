import type { ListOrder } from "#lists/list-state.ts";

/** A list as the document's head knows it: enough to ask for the page that an address names. */
export interface KnownList {
  /** The screen's address. */
  readonly at: string;
  readonly title: string;
  /** The table's route. */
  readonly path: string;
  /** Name, whether the search looks at it, whether it sorts; in screen order. */
  readonly columns: readonly (readonly [name: string, searchable: boolean, sortable: boolean])[];
  readonly sortable: readonly string[];
  readonly filters: readonly string[];
  readonly order: readonly ListOrder[];
  readonly prefix: string;
}
