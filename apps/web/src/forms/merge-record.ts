import { check } from "@palier/contract";
import type { z } from "zod";
import { type FormValues, isSame } from "./form-values.ts";

/** A field that both changed, to different values: the admin chooses (A04). */
export interface FieldConflict {
  readonly name: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merged {
  /** Mine where I changed something, theirs elsewhere. */
  readonly values: FormValues;
  readonly conflicts: readonly FieldConflict[];
  /** Fields that took the other's value by themselves. */
  readonly taken: readonly string[];
}

/**
 * Brings together what was loaded (`base`), what was typed (`mine`) and what stands in the record now (`theirs`).
 * Only fields of the form count; untouched ones take the other's value by themselves.
 */
export function mergeRecord(base: FormValues, mine: FormValues, theirs: FormValues): Merged {
  const values: Record<string, unknown> = { ...mine };
  const conflicts: FieldConflict[] = [];
  const taken: string[] = [];
  for (const name of Object.keys(base)) {
    if (!(name in theirs) || isSame(base[name], theirs[name])) continue;
    if (isSame(base[name], mine[name])) {
      values[name] = theirs[name];
      taken.push(name);
    } else if (!isSame(mine[name], theirs[name])) {
      conflicts.push({ name, mine: mine[name], theirs: theirs[name] });
    }
  }
  return { values, conflicts, taken };
}

/**
 * True when a record holds all that was sent: an earlier try arrived and only its answer was lost, or another admin saved
 * the very same. Then there is nothing to bring together.
 */
export function holdsAsSent(schema: z.ZodObject, sent: FormValues, record: FormValues): boolean {
  const checked = check(schema, sent);
  if (!checked.ok) return false;
  return Object.entries(checked.value).every(
    ([name, value]) => name === "version" || (name in record && isSame(value, record[name])),
  );
}
