/** Query parameters; empty means every row. */
export type TabFilters = Readonly<Record<string, string>>;

export interface CountedTabs {
  /** Path as in the specification. */
  readonly list: string;
  readonly tabs: Readonly<Record<string, TabFilters>>;
}

/** `from` and `to` name the filters for the first and last day. */
export interface CountedPeriod extends CountedList {
  readonly from: string;
  readonly to: string;
}

/** What each figure of each series counts: `incidents.opened`. */
export type CountedSeries = Readonly<Record<string, Readonly<Record<string, CountedPeriod>>>>;

/** The filters of a period's rows; a null end stays open. */
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

export interface CountedList {
  /** Path as in the specification. */
  readonly list: string;
  readonly filters: TabFilters;
}
