import type { buildingRoutes } from "@palier/contract/areas/building";
import { defineList, type List, type RowOf, type TableRoute } from "#lists/define-list.ts";
import { serviceBuildingsTexts as texts } from "./service-buildings.texts.ts";

export type ServiceBuilding = RowOf<typeof buildingRoutes.withManagedService>;

type Route<P> = TableRoute<ServiceBuilding, Record<never, never>, P>;

export interface ServiceBuildingLists<P> {
  readonly having: List<ServiceBuilding, P>;
  readonly candidates: List<ServiceBuilding, P>;
}

const columns = {
  name: { flex: 2, main: true },
  reference: { width: 120 },
  city: { flex: 1 },
  neighborhoodName: { flex: 1 },
} as const;

/** §2: the four odd building paths. `name` separates stored settings. */
export function serviceBuildingLists<P>(
  name: string,
  routes: { readonly having: Route<P>; readonly candidates: Route<P> },
): ServiceBuildingLists<P> {
  return {
    having: defineList({
      name: `${name}-buildings`,
      texts: texts.buildings,
      table: routes.having,
      columns: { ...columns, lotCount: { width: 90 } },
      filters: {},
      open: ({ id }, pathOf) => pathOf("building", id),
    }),
    candidates: defineList({
      name: `${name}-candidates`,
      texts: texts.candidates,
      table: routes.candidates,
      columns,
      filters: {},
      urlPrefix: "add",
    }),
  };
}
