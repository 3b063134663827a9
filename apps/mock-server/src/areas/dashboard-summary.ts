import {
  building,
  type DashboardSummary,
  dayAfter,
  mondayOf,
  order,
  parisDay,
  settledAmount,
  unsettledAmount,
} from "@palier/contract";
import { PerAttempt } from "../slices.ts";
import { forEachRow } from "../store/in-slices.ts";
import type { Condition } from "../store/query.ts";
import type { AnyRow } from "../world/catalog.ts";
import { dayBounds, instantText } from "../world/instant.ts";
import type { World } from "../world/world.ts";
import { openIncident, rows } from "./dashboard-waiting.ts";

const day = 86_400_000;
const weeks = 12;

type Week = DashboardSummary["ordersByWeek"][number];
/** What does not depend on who asks. */
type Figures = Omit<DashboardSummary, "waiting">;

interface Kept {
  readonly revision: number;
  readonly until: number;
  readonly summary: Figures;
}
const kept = new WeakMap<World, Kept>();

/** The dashboard's figures, counted in the tables; the same ones for a minute as long as nothing changes. */
export function summaryOf(world: World): Figures {
  const now = world.clock.now();
  const known = kept.get(world);
  // A clock that was moved back has no figures yet: `until` is also a lower bound.
  if (known?.revision === world.revision && now < known.until && now >= known.until - 60_000)
    return known.summary;
  const summary = count(world, now);
  kept.set(world, { revision: world.revision, until: now + 60_000, summary });
  return summary;
}

function count(world: World, now: number): Figures {
  const starts = weekStarts(now);
  return {
    generatedAt: world.clock.instant(),
    openIncidentsByAge: incidentsByAge(world, now),
    incidentsByWeek: starts.map((weekStart) => ({
      weekStart,
      opened: rows(world, "incident", ...within("createdAt", weekStart)),
      resolved: rows(world, "incident", ...within("resolvedAt", weekStart)),
    })),
    ordersByWeek: starts.map((weekStart) => ({ weekStart, ...ordersOf(world, weekStart) })),
    totals: {
      buildings: world.table(building).size,
      users: world.table("user").size,
      lots: lotsOf(world),
    },
  };
}

/** The Mondays of the last twelve weeks in Paris, this one last. */
function weekStarts(now: number): string[] {
  const monday = mondayOf(parisDay(now));
  return Array.from({ length: weeks }, (_, at) => dayAfter(monday, -7 * (weeks - 1 - at)));
}

/** Conditions that a moment lies in a week of Paris. */
function within(column: string, weekStart: string): readonly Condition<AnyRow>[] {
  const sunday = dayAfter(weekStart, 6);
  return [
    { column, op: "gte", value: dayBounds(weekStart)[0] },
    { column, op: "lte", value: dayBounds(sunday)[1] },
  ];
}

/** Each open incident once, in the narrowest age that it fits. */
function incidentsByAge(world: World, now: number): DashboardSummary["openIncidentsByAge"] {
  const since = (days: number): number => {
    const from = instantText(now - days * day);
    return rows(world, "incident", openIncident, { column: "createdAt", op: "gte", value: from });
  };
  const [oneDay, oneWeek, oneMonth] = [since(1), since(7), since(30)];
  return [
    { age: "day", count: oneDay },
    { age: "week", count: oneWeek - oneDay },
    { age: "month", count: oneMonth - oneWeek },
    { age: "older", count: rows(world, "incident", openIncident) - oneMonth },
  ];
}

/** A week's orders, what they bring in for certain and what they may; cancelled ones bring nothing. */
function ordersOf(world: World, weekStart: string): Omit<Week, "weekStart"> {
  return weekSums.get(weekStart, function* () {
    const sum = { orderCount: 0, finalCents: 0, openCents: 0 };
    yield* forEachRow(world.table(order), { where: within("createdAt", weekStart) }, (each) => {
      if (each.status === "cancelled") return;
      sum.orderCount += 1;
      sum.finalCents += settledAmount(each);
      sum.openCents += unsettledAmount(each);
    });
    return sum;
  });
}

const weekSums = new PerAttempt<Omit<Week, "weekStart">>();
const sums = new PerAttempt<number>();

function lotsOf(world: World): number {
  return sums.get("lots", function* () {
    let lots = 0;
    yield* forEachRow(world.table(building), {}, ({ lotCount }) => {
      lots += lotCount;
    });
    return lots;
  });
}
