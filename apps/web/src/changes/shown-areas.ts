import { lockAreaOf } from "@palier/contract";
import { summarised } from "@palier/contract/areas/dashboard-summary";
import type { QueryClient } from "@tanstack/react-query";
import { entityRoot } from "#api/refresh.ts";

/** Histories and the names of chosen options belong to records that are shown beside them. */
const shownBeside: ReadonlySet<unknown> = new Set(["change", "option"]);

/** The areas of the contract from which something on the screen was read. */
export function shownAreas(client: QueryClient): ReadonlySet<string> {
  // Not before the first answer: nothing of the realtime service may delay the first rows.
  const shown = client.getQueryCache().findAll({
    queryKey: entityRoot,
    type: "active",
    predicate: ({ state }) => state.data !== undefined,
  });
  const entities = shown.flatMap(({ queryKey: [, entity] }): readonly string[] => {
    if (typeof entity !== "string" || shownBeside.has(entity)) return [];
    // What is of no entity is counted from several: the dashboard's figures.
    return entity === "none" ? summarised : [entity];
  });
  return new Set(entities.map(lockAreaOf));
}
