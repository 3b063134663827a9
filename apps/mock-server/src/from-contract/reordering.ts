import type { RouteEntry } from "@palier/contract";
import { need } from "../world/records.ts";
import type { Serve } from "./call.ts";
import { checkedAnswer } from "./checked-answer.ts";

/**
 * Serves `…/sort/{…Id}/{position}` (§4 Ordering): the record takes the position, counted from 1, and those between move
 * up or down by one; past the end means last.
 */
export function reordering(entry: RouteEntry, entity: string): Serve {
  return (call) => {
    const [id, position] = Object.values(call.params);
    const moved = need(call, entity, id);
    const table = call.world.table(entity);
    const rows = [...table.rows({ order: [{ column: "position", dir: "asc" }] })].filter(
      (row) => row !== moved,
    );
    rows.splice(Math.max(0, Number(position) - 1), 0, moved);
    for (const [at, row] of rows.entries()) {
      // Its place is no part of the record's form: nobody's edit becomes stale by it.
      if (row.position !== at + 1) table.put({ ...row, position: at + 1 });
    }
    return checkedAnswer(entry, 200, { ok: true });
  };
}
