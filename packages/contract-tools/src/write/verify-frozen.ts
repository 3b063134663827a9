import { type FormMeta, frozenKey, frozenState } from "@palier/contract";
import { rowOf } from "../verify/fields.ts";
import type { Draft } from "./draft.ts";
import { refusedUnchanged } from "./refused-at.ts";
import type { WriteProbe } from "./write-context.ts";

/** How many records are looked at for one in a state that freezes something. */
const tried = 60;
/** How often another value is drawn for a field: chance may give the one that it has. */
const draws = 5;

/** Of one record of each state that freezes something: every frozen field, changed alone, is refused and stays. */
export async function verifyFrozen(write: WriteProbe, { frozen }: FormMeta): Promise<void> {
  if (frozen === undefined) return;
  const { probe, context } = write;
  const left = new Set(Object.keys(frozen));
  for (const params of context.drafts.paramsOf(probe, tried)) {
    if (left.size === 0) return;
    const draft = await context.drafts.make(probe, params);
    const record = rowOf(draft?.form?.record);
    const state = frozenState(frozen, record);
    if (draft === undefined || state === undefined || !left.delete(frozenKey(frozen, record) ?? "")) continue;
    for (const field of state.fields) await verifyField(write, draft, field);
  }
  for (const status of left) probe.gap("frozen", status, `no record of the first ${tried} is in this state`);
}

async function verifyField(write: WriteProbe, draft: Draft, field: string): Promise<void> {
  const { probe, context } = write;
  const before = draft.body[field];
  const bodies = Array.from({ length: draws }, () => context.drafts.redraw(probe, draft, [field]).body);
  const body = bodies.find(
    (each) =>
      JSON.stringify(each[field]) !== JSON.stringify(before) &&
      probe.route.body?.safeParse(each).success === true,
  );
  if (body === undefined) return probe.gap("frozen", field, "no other value could be drawn");
  await refusedUnchanged(write, draft, { rule: "frozen", field, value: body[field], subject: field });
}
