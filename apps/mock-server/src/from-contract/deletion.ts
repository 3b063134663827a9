import type { RouteEntry } from "@palier/contract";
import { catalog } from "../world/catalog.ts";
import { closeGaps } from "../world/positions.ts";
import { remove } from "../world/records.ts";
import type { Serve } from "./call.ts";
import { checkKept } from "./check-kept.ts";
import { checkedAnswer } from "./checked-answer.ts";
import { actorOf, plainRecord } from "./narrow.ts";
import { recordOf } from "./record-of.ts";
import { checkVersion } from "./version.ts";

/** Throws 404 if missing, 409 for a stale version or a referenced record. Closes the position gap. */
export function deletion(entry: RouteEntry, entity: string): Serve {
  return (call) => {
    const row = recordOf(call);
    const record = catalog.get(entity)?.record;
    if (record !== undefined) checkVersion(call, record, row, plainRecord(call.body).version);
    checkKept(call, row);
    remove(actorOf(call), entity, row);
    if (typeof row.position === "number") closeGaps(call.world, entity);
    return checkedAnswer(entry, 200, { ok: true });
  };
}
