import { ownName } from "@palier/contract/kit/own-name";
import type { AnyRow } from "./catalog.ts";
import type { World } from "./world.ts";

/** By its entity's rule, else from its columns. */
export function recordName(world: World, entity: string, row: AnyRow): string {
  const rules = world.ground.rules.entities.get(entity);
  return rules?.name?.(row) ?? ownName(row) ?? `n°\u00a0${row.id}`;
}
