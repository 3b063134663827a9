import { type RouteEntry, type Undo, undoTime } from "@palier/contract";
import { refuse } from "../core/refusal.ts";
import { type AnyRow, catalog } from "../world/catalog.ts";
import { lastFormer } from "../world/former.ts";
import { takeBack } from "../world/records.ts";
import { transitionTexts as texts } from "../world/transition.texts.ts";
import type { Call, Serve } from "./call.ts";
import { checkedAnswer } from "./checked-answer.ts";
import { actorOf, plainRecord } from "./narrow.ts";
import { recordOf } from "./record-of.ts";
import { checkVersion } from "./version.ts";

/** Answers `POST …/undo` of areas without anything else to take back. */
export const undoAnswer =
  (entry: RouteEntry): Serve =>
  (call) =>
    checkedAnswer(entry, 200, takenBack(call));

/**
 * The record as it was before its last change of state. Throws 409: changed since, too late, nothing to take back, a
 * `final` column, or `barred`, which says in French why the record cannot be as it was.
 */
export function takenBack(
  call: Call,
  barred: (draft: AnyRow) => string | undefined = () => undefined,
): AnyRow {
  const { entity, undo } = undoIn(call.route);
  const of = catalog.get(entity);
  if (of === undefined) throw new TypeError(`${entity} is no entity of the contract`);
  const actor = actorOf(call);
  const row = recordOf(call);
  checkVersion(call, of.record, row, plainRecord(call.body).version);
  const last = lastFormer(call.world, entity, row);
  if (last === undefined) throw refuse("wrong-state", { detail: texts.nothingToTakeBack });
  const { former, at } = last;
  if (call.world.clock.now() - at > undoTime) throw refuse("wrong-state", { detail: texts.tooLate });
  const set = undo.final.find((column) => column in former);
  const why = set === undefined ? barred({ ...row, ...former }) : undo.reasons[set];
  if (why !== undefined) throw refuse("wrong-state", { detail: why });
  return takeBack(actor, entity, row, former);
}

function undoIn({ name, meta }: RouteEntry): { readonly entity: string; readonly undo: Undo } {
  if (meta.kind !== "action" || meta.undo === undefined || meta.record === undefined)
    throw new TypeError(`${name} takes nothing back`);
  return { entity: meta.record.entity, undo: meta.undo };
}
