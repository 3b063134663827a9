import { check } from "@palier/contract";
import type { z } from "zod";
import { type FormValues, isSame } from "./form-values.ts";

/** The admin chooses (A04). */
export interface FieldConflict {
  readonly name: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merged {
  /** Mine where changed, else theirs. */
  readonly values: FormValues;
  readonly conflicts: readonly FieldConflict[];
  readonly taken: readonly string[];
}

/** `base`: loaded, `mine`: typed, `theirs`: stored now. */
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

/** Only the answer was lost, or another admin saved the same. */
export function holdsAsSent(schema: z.ZodObject, sent: FormValues, record: FormValues): boolean {
  const checked = check(schema, sent);
  if (!checked.ok) return false;
  return Object.entries(checked.value).every(
    ([name, value]) => name === "version" || (name in record && isSame(value, record[name])),
  );
}
