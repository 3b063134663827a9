import type { DashboardTrends } from "@palier/contract/areas/dashboard-summary";
import { formatDate, formatMonth, formatWeek } from "@palier/ui";
import { homeTexts as texts } from "./home.texts.ts";

/** By its first day; the last is in progress. */
export function periodWords(by: DashboardTrends["by"], from: string, isLast: boolean) {
  const name = by === "week" ? texts.weekOf(formatWeek(from)) : texts.monthOf(formatMonth(from));
  return {
    key: from,
    label: isLast ? texts.underWay(name) : name,
    tick: by === "week" ? formatDate(from) : formatMonth(from, "short"),
  };
}
