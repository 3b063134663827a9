import { type FormMeta, frozenKey, frozenState } from "@palier/contract";
import { rowOf } from "../verify/fields.ts";
import type { Draft } from "./draft.ts";
import { refusedUnchanged } from "./refused-at.ts";
import type { WriteProbe } from "./write-context.ts";

/** Records, to find one with frozen fields. */
const tried = 60;
/** For a different value. */
const draws = 5;

/** Per freezing state: changing each frozen field alone is refused and has no effect. */
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
