import { building, type news, user } from "@palier/contract";
import type { RowOf } from "../world/catalog.ts";
import type { World } from "../world/world.ts";

type News = RowOf<typeof news>;

export function notifyResidents(world: World, { id, title, ...targets }: News): void {
  const message = { notification: { title }, data: { newsId: String(id) } };
  const residents = residentsOf(world, targets);
  world.outbox.push(message, world.clock.instant(), { tokens: [], residents });
}

/** Counts active residents only. */
export function residentsOf(
  world: World,
  { scope, neighborhoodIds, buildingIds }: Pick<News, "scope" | "neighborhoodIds" | "buildingIds">,
): number {
  const active = { column: "status", op: "eq", value: "active" } as const;
  if (scope === "all") return world.table(user).count({ where: [active] });
  const homes =
    scope === "buildings"
      ? buildingIds
      : [
          ...world
            .table(building)
            .rows({ where: [{ column: "neighborhoodId", op: "in", values: neighborhoodIds }] }),
        ].map(({ id }) => id);
  return world.table(user).count({ where: [active, { column: "buildingId", op: "in", values: homes }] });
}
