import { lockAreaOf } from "@palier/contract";
import { summarised } from "@palier/contract/areas/dashboard-summary";
import type { QueryClient } from "@tanstack/react-query";
import { entityRoot } from "#api/refresh.ts";
import { besideScreens } from "#waiting/use-waiting.ts";

/** Histories, the names of chosen options and a list's views belong to what is shown beside them. */
const shownBeside: ReadonlySet<unknown> = new Set(["change", "option", "view", besideScreens]);

/** The areas of the contract from which something was read. */
export interface ShownAreas {
  /** What the screen shows is of these. */
  readonly screen: ReadonlySet<string>;
  /** The counts beside the menu are of these: no screen is read again for them. */
  readonly counted: ReadonlySet<string>;
}

/** The areas of the contract from which something on the page was read. */
export function shownAreas(client: QueryClient): ShownAreas {
  const shown = client
    .getQueryCache()
    .findAll({ queryKey: entityRoot, type: "active", predicate: ({ state }) => state.data !== undefined })
    .map(({ queryKey: [, entity] }) => entity);
  const entities = shown.flatMap((entity): readonly string[] => {
    if (typeof entity !== "string" || shownBeside.has(entity)) return [];
    // What is of no entity is counted from several: the dashboard's figures.
    return entity === "none" ? summarised : [entity];
  });
  const counted = shown.includes(besideScreens) ? summarised : [];
  return { screen: new Set(entities.map(lockAreaOf)), counted: new Set(counted.map(lockAreaOf)) };
}

/** Whether what the screen is opened for is still awaited; the counts beside the menu are not what it is opened for. */
export function isScreenAwaited(client: QueryClient): boolean {
  const awaited = client.getQueryCache().findAll({
    queryKey: entityRoot,
    type: "active",
    predicate: ({ state, queryKey: [, entity] }) => state.status === "pending" && !shownBeside.has(entity),
  });
  return awaited.length > 0;
}
