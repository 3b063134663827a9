import { fieldMeta, type RouteEntry, type StateChange } from "@palier/contract";
import { refuse } from "../core/refusal.ts";
import { type AnyRow, catalog } from "../world/catalog.ts";
import { save } from "../world/records.ts";
import { transitionTexts as texts } from "../world/transition.texts.ts";
import type { Serve } from "./call.ts";
import { checkedAnswer } from "./checked-answer.ts";
import { actorOf, plainRecord } from "./narrow.ts";
import { recordOf } from "./record-of.ts";
import { checkVersion, stale } from "./version.ts";

/**
 * Serves an action that closes a record or opens it again. 409 for a stale version, for a state that does not follow, and
 * for another count than the record has now: then the question would have restated something else.
 */
export function stateChange(entry: RouteEntry, entity: string, change: StateChange): Serve {
  const { field, counted } = change;
  return (call) => {
    const of = catalog.get(entity);
    if (of === undefined) throw new TypeError(`${entity} is no entity of the contract`);
    const actor = actorOf(call);
    const before = recordOf(call);
    const body = plainRecord(call.body);
    checkVersion(call, of.record, before, body.version);
    if (before[field] === body[field]) return checkedAnswer(entry, 200, before);
    checkTransition(change, fieldMeta(of.record.shape[field]).labels ?? {}, before, body[field]);
    if (before[counted] !== body[counted]) {
      const { title = counted } = fieldMeta(of.record.shape[counted]);
      throw stale(call, of.record, before, texts.countChanged(title, Number(before[counted])));
    }
    const row = save(actor, entity, before, { [field]: body[field] });
    call.world.ground.rules.entities.get(entity)?.after?.(row, { ...actor, before });
    // What follows may move the record's own counts.
    return checkedAnswer(entry, 200, recordOf(call));
  };
}

function checkTransition(
  { field, next }: StateChange,
  labels: Readonly<Record<string, string>>,
  before: AnyRow,
  to: unknown,
): void {
  const allowed = next?.[String(before[field])];
  if (allowed === undefined || allowed.some((each) => each === to)) return;
  const words = allowed.map((each) => labels[each] ?? each);
  const [fromWord, toWord] = [String(before[field]), String(to)].map((each) => labels[each] ?? each);
  throw refuse("wrong-state", {
    detail: texts.refused(fromWord ?? "", toWord ?? "", words),
    allowed: [...allowed],
  });
}
