import { contract, type InfoBlock, quotation, routesOf } from "@palier/contract";
import { filterConditions } from "../../from-contract/list-conditions.ts";
import { planOf, searchesOf } from "../../from-contract/list-plan.ts";
import type { World } from "../../world/world.ts";

interface Ask extends Readonly<Record<string, unknown>> {
  readonly search: string;
}

/** Figures cover the rows that the list shows. */
const listRoute = routesOf(contract).find(({ name }) => name === "quotation.list");
const plan = listRoute && planOf(listRoute);

export function figuresOf(world: World, ask: Ask): InfoBlock {
  const query = {
    where: plan ? [...filterConditions(plan, ask, world.clock.now())].filter(({ op }) => op !== "test") : [],
    search: plan ? searchesOf(plan, plan.texts, ask.search) : [],
  };
  const counts = { requested: 0, sent: 0, accepted: 0, refused: 0, expired: 0 };
  let totalCents = 0;
  for (const { status, amountCents } of world.table(quotation).rows(query)) {
    counts[status] += 1;
    totalCents += amountCents ?? 0;
  }
  const decided = counts.accepted + counts.refused;
  return { counts, totalCents, acceptanceRate: decided === 0 ? null : counts.accepted / decided };
}
