/** The filters under which a tab's rows stand, as the list's query takes them; none: every row of the list. */
export type TabFilters = Readonly<Record<string, string>>;

/** What a route counts: rows of a list, tab by tab. */
export interface CountedTabs {
  /** The list's path, as the specification writes it. */
  readonly list: string;
  readonly tabs: Readonly<Record<string, TabFilters>>;
}

/** Rows of a list that lie in a period: its list, and which of its filters take the first and the last day. */
export interface CountedPeriod extends CountedList {
  readonly from: string;
  readonly to: string;
}

/** What each figure of each series counts: `incidents.opened`. */
export type CountedSeries = Readonly<Record<string, Readonly<Record<string, CountedPeriod>>>>;

/** The filters under which the rows of a period stand; an end that is null is open. */
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

/** Rows of a list that wait for somebody, which a figure counts. */
export interface CountedList {
  /** The list's path, as the specification writes it. */
  readonly list: string;
  readonly filters: TabFilters;
}
