import { building, type DashboardSummary, dayAfter, parisDay } from "@palier/contract";
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

function lotsOf(world: World): number {
  let lots = 0;
  for (const { lotCount } of world.table(building).rows({})) lots += lotCount;
  return lots;
}
