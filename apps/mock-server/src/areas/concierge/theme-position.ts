import { theme } from "@palier/contract";
import type { RowOf } from "../../world/catalog.ts";
import { place } from "../../world/positions.ts";
import type { World } from "../../world/world.ts";

export const clampPosition = (asked: number, count: number): number => Math.min(Math.max(asked, 1), count);

export function takePosition(world: World, row: RowOf<typeof theme>): void {
  const all = [...world.table(theme).rows({ order: [{ column: "position", dir: "asc" }] })];
  const others = all.filter(({ id }) => id !== row.id);
  place(world, theme.name, others.toSpliced(row.position - 1, 0, row));
}
