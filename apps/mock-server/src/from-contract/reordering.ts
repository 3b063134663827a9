import type { RouteEntry } from "@palier/contract";
import { problemDetails } from "../core/problem.texts.ts";
import { catalog } from "../world/catalog.ts";
import { recordChange } from "../world/history.ts";
import { place } from "../world/positions.ts";
import { need } from "../world/records.ts";
import type { Serve } from "./call.ts";
import { checkedAnswer } from "./checked-answer.ts";
import { actorOf, plainRecord } from "./narrow.ts";
import { recordOf } from "./record-of.ts";
import { stale } from "./version.ts";

/** §4 Ordering: moves to a position from 1, or last. Throws 409 if the caller saw another order. */
export function reordering(entry: RouteEntry, entity: string): Serve {
  const of = catalog.get(entity);
  if (of === undefined) throw new Error(`${entry.name} orders no entity`);
  return (call) => {
    const { world, params, body } = call;
    const moved = recordOf(call);
    const rows = [...world.table(entity).rows({ order: [{ column: "position", dir: "asc" }] })];
    const target = Math.min(Math.max(1, Number(params.position)), rows.length);
    const { fromPosition = moved.position, targetId = rows[target - 1]?.id } = plainRecord(body);
    if (fromPosition !== moved.position || targetId !== rows[target - 1]?.id) {
      throw stale(call, of.record, moved, problemDetails.orderChanged);
    }
    const others = rows.filter(({ id }) => id !== moved.id);
    place(world, entity, others.toSpliced(target - 1, 0, moved));
    const after = need(call, entity, moved.id);
    if (after.position !== moved.position) {
      const label = of.texts.fields.position ?? "position";
      const line = { field: "position", label, from: String(moved.position), to: String(after.position) };
      recordChange(actorOf(call), entity, "updated", after, [line]);
    }
    return checkedAnswer(entry, 200, { ok: true });
  };
}
