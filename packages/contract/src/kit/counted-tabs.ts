/** The filters under which a tab's rows stand, as the list's query takes them; none: every row of the list. */
export type TabFilters = Readonly<Record<string, string>>;

/** What a route counts: rows of a list, tab by tab. */
export interface CountedTabs {
  /** The list's path, as the specification writes it. */
  readonly list: string;
  readonly tabs: Readonly<Record<string, TabFilters>>;
}

/** Rows of a list that wait for somebody, which a figure counts. */
export interface CountedList {
  /** The list's path, as the specification writes it. */
  readonly list: string;
  readonly filters: TabFilters;
}
