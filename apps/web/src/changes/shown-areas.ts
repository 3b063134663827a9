import { lockAreaOf } from "@palier/contract";
import { summarised } from "@palier/contract/areas/dashboard-summary";
import type { QueryClient } from "@tanstack/react-query";
import { entityRoot } from "#api/refresh.ts";
import { besideScreens } from "#waiting/use-waiting.ts";

/** Entities that belong to what is shown beside them. */
const shownBeside: ReadonlySet<unknown> = new Set(["change", "option", "view", besideScreens]);

export interface ShownAreas {
  readonly screen: ReadonlySet<string>;
  /** In the menu's counts: their changes reload no screen. */
  readonly counted: ReadonlySet<string>;
}

/** The contract's areas that the page has read from. */
export function shownAreas(client: QueryClient): ShownAreas {
  const shown = client
    .getQueryCache()
    .findAll({ queryKey: entityRoot, type: "active", predicate: ({ state }) => state.data !== undefined })
    .map(({ queryKey: [, entity] }) => entity);
  const entities = shown.flatMap((entity): readonly string[] => {
    if (typeof entity !== "string" || shownBeside.has(entity)) return [];
    // Without an entity: the dashboard's figures, which count several.
    return entity === "none" ? summarised : [entity];
  });
  const counted = shown.includes(besideScreens) ? summarised : [];
  return { screen: new Set(entities.map(lockAreaOf)), counted: new Set(counted.map(lockAreaOf)) };
}

export function isScreenAwaited(client: QueryClient): boolean {
  const awaited = client.getQueryCache().findAll({
    queryKey: entityRoot,
    type: "active",
    predicate: ({ state, queryKey: [, entity] }) => state.status === "pending" && !shownBeside.has(entity),
  });
  return awaited.length > 0;
}
