import { type CountedTabs, check, contract, type RouteEntry, routesOf } from "@palier/contract";
import type { Call, Serve } from "./call.ts";
import { checkedAnswer } from "./checked-answer.ts";
import type { Scope } from "./define-area.ts";
import { filterConditions } from "./list-conditions.ts";
import { type ListPlan, listPlan } from "./list-plan.ts";

export const countedList = ({ list }: CountedTabs): RouteEntry | undefined =>
  routesOf(contract).find(({ meta }) => meta.kind === "table" && meta.template === list);

export function tabCounts(
  entry: RouteEntry,
  { tabs }: CountedTabs,
  list: RouteEntry,
  scopeOf: (call: Call) => Scope,
): Serve {
  const { meta, query } = list;
  if (meta.kind !== "table" || query === undefined) throw new Error(`${list.name} is no list`);
  const plan: ListPlan = listPlan(meta.row, meta.filters);
  return (call) => {
    const table = call.world.table(meta.entity);
    const { where = [] } = scopeOf(call);
    const now = call.world.clock.now();
    const counts = Object.entries(tabs).map(([name, filters]) => {
      const asked = check(query, filters);
      if (!asked.ok) throw new Error(`${list.name} does not take the filters of ${name}`);
      return [name, table.count({ where: [...where, ...filterConditions(plan, asked.value, now)] })] as const;
    });
    return checkedAnswer(entry, 200, { at: call.world.clock.instant(), counts: Object.fromEntries(counts) });
  };
}
