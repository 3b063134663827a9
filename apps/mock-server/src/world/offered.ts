import type { AnyRow } from "./catalog.ts";
import type { World } from "./world.ts";

/** Whether a record may be chosen, or assigned, where it was not before; where it already is, it may stay. */
export function isOffered(world: World, entity: string, row: AnyRow): boolean {
  return world.ground.rules.entities.get(entity)?.offered?.(row, world) ?? true;
}
