import { type CountedPeriod, periodFilters } from "@palier/contract";
import { useAreas } from "#areas/areas.tsx";

interface Days {
  readonly firstDay: string | null;
  readonly lastDay: string | null;
}

export interface ChartLists {
  incidents(counted: CountedPeriod, days: Days): string;
  orders(counted: CountedPeriod, days: Days): string;
}

export function useChartLists(): ChartLists {
  const areas = useAreas();
  const listOf = (entity: string) => (counted: CountedPeriod, days: Days) => {
    const path = areas.find(({ declaration }) => declaration.entity === entity)?.paths.list ?? "";
    return `${path}?${new URLSearchParams(periodFilters(counted, days))}`;
  };
  return { incidents: listOf("incident"), orders: listOf("order") };
}
