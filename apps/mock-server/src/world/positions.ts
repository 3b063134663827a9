import type { Condition } from "../store/query.ts";
import type { AnyRow } from "./catalog.ts";
import type { World } from "./world.ts";

/** Renumbers from 1; `among` limits to one parent. Versions stay, as forms do not hold positions. */
export function closeGaps(world: World, entity: string, among: readonly Condition<AnyRow>[] = []): void {
  const table = world.table(entity);
  const rows = [...table.rows({ where: among, order: [{ column: "position", dir: "asc" }] })];
  place(world, entity, rows);
}

/** Positions in list order, from 1. */
export function place(world: World, entity: string, rows: readonly AnyRow[]): void {
  for (const [at, row] of rows.entries()) {
    if (row.position !== at + 1) world.table(entity).put({ ...row, position: at + 1 });
  }
}
