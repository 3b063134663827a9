import { fieldMeta, type RouteEntry, type StateChange } from "@palier/contract";
import { invalid } from "../core/refusal.ts";
import { catalog } from "../world/catalog.ts";
import { save } from "../world/records.ts";
import { transitionTexts as texts } from "../world/transition.texts.ts";
import { needTransition } from "../world/transition.ts";
import type { Serve } from "./call.ts";
import { checkedAnswer } from "./checked-answer.ts";
import { actorOf, plainRecord } from "./narrow.ts";
import { recordOf } from "./record-of.ts";
import { checkVersion, stale } from "./version.ts";

/**
 * Throws 409 for a stale version, a forbidden transition, or a count other than confirmed; 422 by the
 * entity's rules.
 */
export function stateChange(entry: RouteEntry, entity: string, change: StateChange): Serve {
  const { field, counted, next } = change;
  return (call) => {
    const of = catalog.get(entity);
    if (of === undefined) throw new TypeError(`${entity} is no entity of the contract`);
    const actor = actorOf(call);
    const before = recordOf(call);
    const body = plainRecord(call.body);
    checkVersion(call, of.record, before, body.version);
    if (before[field] === body[field]) return checkedAnswer(entry, 200, before);
    const { labels = {} } = fieldMeta(of.record.shape[field]);
    if (next !== undefined) needTransition(next, labels, String(before[field]), String(body[field]));
    const changed = counted.find((column) => before[column] !== body[column]);
    if (changed !== undefined) {
      const { title = changed } = fieldMeta(of.record.shape[changed]);
      throw stale(call, of.record, before, texts.countChanged(title, Number(before[changed])));
    }
    const rules = call.world.ground.rules.entities.get(entity);
    const draft = { ...before, [field]: body[field] };
    const errors = rules?.check?.(draft, { ...actor, before }) ?? [];
    if (errors.length > 0) throw invalid(errors);
    const follows = rules?.complete?.(draft, { ...actor, before });
    const row = save(actor, entity, before, { [field]: body[field], ...follows });
    rules?.after?.(row, { ...actor, before });
    // `after` may have changed counts.
    return checkedAnswer(entry, 200, recordOf(call));
  };
}
