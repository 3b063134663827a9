import { missing } from "../core/refusal.ts";
import type { AnyRow } from "../world/catalog.ts";
import { need } from "../world/records.ts";
import type { Call } from "./call.ts";

/** The record that a route is about, as its metadata names it. Throws 404 when it is not there, not there any more, or another admin's alone. */
export function recordOf(call: Call): AnyRow {
  const { record } = call.route.meta;
  if (record === undefined) throw new Error(`${call.route.name} is about no record`);
  const row = need(call, record.entity, call.params[record.param]);
  const rules = call.world.ground.rules.entities.get(record.entity);
  if (call.admin !== undefined && rules?.visible?.(row, call.admin) === false) throw missing();
  return row;
}

/** Makes sure that the record under which a route stands is there (`{walletId}` in `/wallets/{walletId}/imports/new`): else 404. */
export function needRecord(call: Call): void {
  if (call.route.meta.record !== undefined) recordOf(call);
}
