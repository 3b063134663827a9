import { type FormMeta, rangeOf } from "@palier/contract";
import { rowOf } from "../verify/fields.ts";
import type { Draft } from "./draft.ts";
import { refusedUnchanged } from "./refused-at.ts";
import type { WriteProbe } from "./write-context.ts";

/** How many records are looked at for one that bounds a value. */
const tried = 60;

/** Of one record with bounds: a number below the least and one over the most are refused at the field, and nothing changes. */
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

/** The value travels as the field's present one does: as a number, or as its text. */
async function refuses(write: WriteProbe, draft: Draft, field: string, beyond: number): Promise<void> {
  const value = typeof draft.body[field] === "string" ? String(beyond) : beyond;
  await refusedUnchanged(write, draft, { rule: "bounds", field, value, subject: `${field} = ${beyond}` });
}
