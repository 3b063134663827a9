import { contract, type InfoBlock, quotation, routesOf } from "@palier/contract";
import { filterConditions } from "../../from-contract/list-conditions.ts";
import { planOf } from "../../from-contract/list-plan.ts";
import type { World } from "../../world/world.ts";

/** What the info block asks: the list's filters by their names, and its search. */
interface Ask extends Readonly<Record<string, unknown>> {
  readonly search: string;
}

/** The list's own plan: figures must look at the rows that the list shows. */
const listRoute = routesOf(contract).find(({ name }) => name === "quotation.list");
const plan = listRoute && planOf(listRoute);

/** Figures of the quotations that filters and search leave; cents are added as integers. */
export function figuresOf(world: World, ask: Ask): InfoBlock {
  const counts: InfoBlock["counts"] = { requested: 0, sent: 0, accepted: 0, refused: 0, expired: 0 };
  let totalCents = 0;
  const term = ask.search.trim();
  const rows = world.table(quotation).rows({
    where: plan ? [...filterConditions(plan, ask)].filter(({ op }) => op !== "test") : [],
    ...(plan && term !== "" ? { search: { term, columns: plan.texts } } : {}),
  });
  for (const { status, amountCents } of rows) {
    counts[status] += 1;
    totalCents += amountCents ?? 0;
  }
  const decided = counts.accepted + counts.refused;
  return { counts, totalCents, acceptanceRate: decided === 0 ? null : counts.accepted / decided };
}
