import type { Condition } from "../store/query.ts";
import type { AnyRow } from "./catalog.ts";
import type { World } from "./world.ts";

/**
 * Counts the positions of an entity's rows 1 to n again, in the order in which they stand; `among` narrows to those of
 * one parent. A record's place is no part of its form: nobody's edit becomes stale by it.
 */
export function closeGaps(world: World, entity: string, among: readonly Condition<AnyRow>[] = []): void {
  const table = world.table(entity);
  const rows = [...table.rows({ where: among, order: [{ column: "position", dir: "asc" }] })];
  place(world, entity, rows);
}

/** Gives rows the positions 1 to n in the order of the list. */
export function place(world: World, entity: string, rows: readonly AnyRow[]): void {
  for (const [at, row] of rows.entries()) {
    if (row.position !== at + 1) world.table(entity).put({ ...row, position: at + 1 });
  }
}
