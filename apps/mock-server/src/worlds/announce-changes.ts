import { changeAreas, changePath, lockAreaOf } from "@palier/contract";
import { isRecord } from "@palier/firebase-kit/rules";
import type { Json } from "../realtime/json.ts";
import type { World } from "../world/world.ts";
import type { Board } from "./board.ts";

const announced: ReadonlySet<string> = new Set(changeAreas);

/** Tells pages to reload (docs/firebase-backend.md). Names neither record nor person. */
export function announceChanges(board: Board, world: World, tables: ReadonlySet<string>): void {
  if (!board.isHeard) return;
  for (const area of areasOf(world, tables)) {
    const path = changePath(area);
    board.set(path, { at: Math.floor(world.clock.now()), seq: sequenceIn(board.read(path)) + 1 });
  }
}

/** A pair changes both its ends. */
function areasOf(world: World, tables: ReadonlySet<string>): ReadonlySet<string> {
  const entities = [...tables].flatMap(
    (table) =>
      world.ground.rules.links
        .find((link) => link.table === table)
        ?.ends.map(({ entity }): string => entity) ?? [table],
  );
  return new Set(entities.map(lockAreaOf).filter((area) => announced.has(area)));
}

const sequenceIn = (value: Json): number =>
  isRecord(value) && typeof value.seq === "number" ? value.seq : 0;
