import type { RouteEntry } from "@palier/contract";
import { place } from "../world/positions.ts";
import type { Serve } from "./call.ts";
import { checkedAnswer } from "./checked-answer.ts";
import { recordOf } from "./record-of.ts";

/**
 * Serves `…/sort/{…Id}/{position}` (§4 Ordering): the record takes the position, counted from 1, and those between move
 * up or down by one; past the end means last.
 */
export function reordering(entry: RouteEntry, entity: string): Serve {
  return (call) => {
    const moved = recordOf(call);
    const table = call.world.table(entity);
    const rows = [...table.rows({ order: [{ column: "position", dir: "asc" }] })].filter(
      (row) => row.id !== moved.id,
    );
    rows.splice(Math.max(0, Number(call.params.position) - 1), 0, moved);
    place(call.world, entity, rows);
    return checkedAnswer(entry, 200, { ok: true });
  };
}
