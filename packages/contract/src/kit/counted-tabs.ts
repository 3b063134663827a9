/** The filters of a tab as query parameters; empty means every row. */
export type TabFilters = Readonly<Record<string, string>>;

/** The rows of a list that a route counts, per tab. */
export interface CountedTabs {
  /** Path as written in the specification. */
  readonly list: string;
  readonly tabs: Readonly<Record<string, TabFilters>>;
}

/** The rows of a list in a period; `from` and `to` name the filters for its first and last day. */
export interface CountedPeriod extends CountedList {
  readonly from: string;
  readonly to: string;
}

/** What each figure of each series counts: `incidents.opened`. */
export type CountedSeries = Readonly<Record<string, Readonly<Record<string, CountedPeriod>>>>;

/** The filters that select a period's rows; a null end stays open. */
export function periodFilters(
  { filters, from, to }: CountedPeriod,
  period: { readonly firstDay: string | null; readonly lastDay: string | null },
): TabFilters {
  return {
    ...filters,
    ...(period.firstDay === null ? {} : { [from]: period.firstDay }),
    ...(period.lastDay === null ? {} : { [to]: period.lastDay }),
  };
}

/** The rows of a list that a figure counts as waiting. */
export interface CountedList {
  /** Path as written in the specification. */
  readonly list: string;
  readonly filters: TabFilters;
}
