import {
  type DashboardTrends,
  dayAfter,
  mondayOf,
  monthFrom,
  order,
  parisDay,
  settledAmount,
  unsettledAmount,
} from "@palier/contract";
import type { Condition } from "../store/query.ts";
import type { AnyRow } from "../world/catalog.ts";
import { dayBounds } from "../world/instant.ts";
import type { World } from "../world/world.ts";
import { KeptFigures } from "./dashboard-kept.ts";
import { rows } from "./dashboard-waiting.ts";

const periods = 12;

/** Days in Paris, inclusive; a null first day means from the beginning. */
interface Period {
  readonly firstDay: string | null;
  readonly lastDay: string;
}
type By = DashboardTrends["by"];
type Orders = Omit<DashboardTrends["orders"][number], keyof Period>;

const kept = new KeptFigures<DashboardTrends>();

/** The last twelve weeks or months. */
export const trendsOf = (world: World, by: By): DashboardTrends =>
  kept.get(world, by, (now) => {
    const last = lastPeriods(by, parisDay(now));
    return {
      generatedAt: world.clock.instant(),
      by,
      incidents: last.map((period) => ({
        ...period,
        opened: rows(world, "incident", ...within("createdAt", period)),
        resolved: rows(world, "incident", ...within("resolvedAt", period)),
      })),
      orders: last.map((period) => ({ ...period, ...ordersOf(world, period) })),
    };
  });

function lastPeriods(by: By, today: string): { readonly firstDay: string; readonly lastDay: string }[] {
  const start = (at: number): string =>
    by === "week" ? dayAfter(mondayOf(today), 7 * at) : monthFrom(today, at);
  return Array.from({ length: periods }, (_, index) => {
    const at = index - periods + 1;
    return { firstDay: start(at), lastDay: dayAfter(start(at + 1), -1) };
  });
}

export function within(column: string, { firstDay, lastDay }: Period): readonly Condition<AnyRow>[] {
  const until = { column, op: "lte", value: dayBounds(lastDay)[1] } as const;
  return firstDay === null ? [until] : [{ column, op: "gte", value: dayBounds(firstDay)[0] }, until];
}

/** Without cancelled orders. */
function ordersOf(world: World, period: Period): Orders {
  const sum = { finalCount: 0, finalCents: 0, openCount: 0, openCents: 0 };
  for (const each of world.table(order).rows({ where: within("createdAt", period) })) {
    if (each.status === "cancelled") continue;
    sum[each.amountStatus === "validated" ? "finalCount" : "openCount"] += 1;
    sum.finalCents += settledAmount(each);
    sum.openCents += unsettledAmount(each);
  }
  return sum;
}
