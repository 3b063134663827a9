import { building, type DashboardSummary, dayAfter, parisDay } from "@palier/contract";
import { PerAttempt } from "../slices.ts";
import { forEachRow } from "../store/in-slices.ts";
import type { World } from "../world/world.ts";
import { KeptFigures } from "./dashboard-kept.ts";
import { within } from "./dashboard-trends.ts";
import { openIncident, rows } from "./dashboard-waiting.ts";

type Figures = Omit<DashboardSummary, "waiting">;

const kept = new KeptFigures<Figures>();

export const summaryOf = (world: World): Figures =>
  kept.get(world, "summary", (now) => ({
    generatedAt: world.clock.instant(),
    openIncidentsByAge: incidentsByAge(world, parisDay(now)),
    totals: {
      buildings: world.table(building).size,
      users: world.table("user").size,
      lots: lotsOf(world),
    },
  }));

function incidentsByAge(world: World, today: string): DashboardSummary["openIncidentsByAge"] {
  const ago = (days: number) => dayAfter(today, -days);
  const ages = [
    { age: "day", firstDay: today, lastDay: today },
    { age: "week", firstDay: ago(6), lastDay: ago(1) },
    { age: "month", firstDay: ago(29), lastDay: ago(7) },
    { age: "older", firstDay: null, lastDay: ago(30) },
  ] as const;
  return ages.map((age) => ({
    ...age,
    count: rows(world, "incident", openIncident, ...within("createdAt", age)),
  }));
}

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
