import { parisDay, user } from "@palier/contract";
import type { RowOf } from "../world/catalog.ts";
import type { World } from "../world/world.ts";

/** The resident for whom an admin fills in a form; undefined where the form names none that exists. */
export const callerOf = (world: World, userId: number): RowOf<typeof user> | undefined =>
  world.table(user).get(userId);

/** A new record's number, after those of its table: `numbered(world, "incident", "INC", 5)` is `INC-2026-00421`. */
export function numbered(world: World, entity: string, prefix: string, digits: number): string {
  const last = world.table(entity).first({ order: [{ column: "id", dir: "desc" }] })?.id ?? 0;
  const year = parisDay(world.clock.now()).slice(0, 4);
  return `${prefix}-${year}-${String(last + 1).padStart(digits, "0")}`;
}
