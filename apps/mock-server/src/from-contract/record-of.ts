import { missing } from "../core/refusal.ts";
import type { AnyRow } from "../world/catalog.ts";
import { need } from "../world/records.ts";
import type { Call } from "./call.ts";

/** The record that the route names. Throws 404 if missing or private to another admin. */
export function recordOf(call: Call): AnyRow {
  const { record } = call.route.meta;
  if (record === undefined) throw new Error(`${call.route.name} is about no record`);
  const row = need(call, record.entity, call.params[record.param]);
  const rules = call.world.ground.rules.entities.get(record.entity);
  if (call.admin !== undefined && rules?.visible?.(row, call.admin) === false) throw missing();
  return row;
}

/** Throws 404 without the parent (`/wallets/{walletId}/imports/new`). */
export function needRecord(call: Call): void {
  if (call.route.meta.record !== undefined) recordOf(call);
}
