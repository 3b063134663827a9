import { type CountedPeriod, periodFilters } from "@palier/contract";
import { useAreas } from "#areas/areas.tsx";

interface Days {
  readonly firstDay: string | null;
  readonly lastDay: string | null;
}

/** Addresses of the lists that the charts count. */
export interface ChartLists {
  /** Exactly the incidents, or orders, that a figure of a period counts. */
  incidents(counted: CountedPeriod, days: Days): string;
  orders(counted: CountedPeriod, days: Days): string;
}

/** The lists that the dashboard's charts lead to, wherever their areas stand. */
export function useChartLists(): ChartLists {
  const areas = useAreas();
  const listOf = (entity: string) => (counted: CountedPeriod, days: Days) => {
    const path = areas.find(({ declaration }) => declaration.entity === entity)?.paths.list ?? "";
    return `${path}?${new URLSearchParams(periodFilters(counted, days))}`;
  };
  return { incidents: listOf("incident"), orders: listOf("order") };
}
