import { type FormMeta, frozenReason, offeredIn } from "@palier/contract";
import { closedRecord } from "../read/closed-record.ts";
import { rowOf } from "../verify/fields.ts";
import type { Accepted } from "./acceptance.ts";
import type { Draft } from "./draft.ts";
import { refusedAt } from "./refused-at.ts";
import type { WriteProbe } from "./write-context.ts";

/** Records, to find one with an editable field. */
const tried = 60;

/** A closed record is not offered, and refused at the field. */
export async function verifyClosed(write: WriteProbe, meta: FormMeta, { draft }: Accepted): Promise<void> {
  const { probe } = write;
  for (const [field, offered] of offeredIn(meta)) {
    const fresh = meta.mode === "edit" ? await openDraft(write, meta, field, draft) : draft;
    if (fresh === undefined) {
      probe.gap("closed", field, `no record of the first ${tried} takes another value`);
      continue;
    }
    const held = fresh.body[field];
    const closed = await closedRecord(probe, "closed", offered, Array.isArray(held) ? held : [held]);
    if (closed === undefined) {
      probe.gap("closed", field, `no ${offered.entity} is closed`);
      continue;
    }
    const value = Array.isArray(held) ? [...held, closed.id] : closed.id;
    const refused = await refusedAt({ probe }, fresh, { rule: "closed", field, value, subject: field });
    if (refused === undefined) continue;
    const choices = fresh.offered[field] ?? [];
    const left = { expected: `no choice ${String(closed.id)}, which is closed`, found: "it is offered" };
    probe.expect("closed", `choices of ${field}`, !choices.includes(closed.id), left, refused);
  }
}

/** Of a record whose field may change, preferably the accepted one. */
async function openDraft(
  { probe, context }: WriteProbe,
  { frozen }: FormMeta,
  field: string,
  { params }: Draft,
): Promise<Draft | undefined> {
  for (const each of [params, ...context.drafts.paramsOf(probe, tried)]) {
    const draft = await context.drafts.make(probe, each);
    if (draft !== undefined && frozenReason(frozen, rowOf(draft.form?.record), field) === undefined)
      return draft;
  }
  return undefined;
}
