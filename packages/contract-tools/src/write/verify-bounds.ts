import { type FormMeta, rangeOf } from "@palier/contract";
import { rowOf } from "../verify/fields.ts";
import type { Draft } from "./draft.ts";
import { refusedUnchanged } from "./refused-at.ts";
import type { WriteProbe } from "./write-context.ts";

/** Records, to find one with bounds. */
const tried = 60;

/** Values outside a record's bounds are refused at the field and change nothing. */
export async function verifyBounds(write: WriteProbe, { bounds }: FormMeta): Promise<void> {
  const { probe, context } = write;
  const left = new Set(Object.keys(bounds ?? {}));
  if (left.size === 0) return;
  for (const params of context.drafts.paramsOf(probe, tried)) {
    if (left.size === 0) return;
    const draft = await context.drafts.make(probe, params);
    const record = rowOf(draft?.form?.record);
    if (draft === undefined || record === undefined) continue;
    for (const field of left) {
      const range = rangeOf(bounds, record, field);
      if (range === undefined) continue;
      left.delete(field);
      if (range.least !== null) await refuses(write, draft, field, range.least - 1);
      if (range.most !== null) await refuses(write, draft, field, range.most + 1);
    }
  }
  for (const field of left) probe.gap("bounds", field, `no record of the first ${tried} has bounds for it`);
}

/** As the field's current value: number or text. */
async function refuses(write: WriteProbe, draft: Draft, field: string, beyond: number): Promise<void> {
  const value = typeof draft.body[field] === "string" ? String(beyond) : beyond;
  await refusedUnchanged(write, draft, { rule: "bounds", field, value, subject: `${field} = ${beyond}` });
}
