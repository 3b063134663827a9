import type { z } from "zod";
import { factsOf } from "#fields/field-facts.ts";

/** A form's values by field name, as its inputs hold them: an empty text is "not filled in". */
export type FormValues = Readonly<Record<string, unknown>>;

/** Nothing typed, nothing chosen. */
function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

/** The same to a reader: blanks are alike, lists and objects are compared by content. */
export function isSame(a: unknown, b: unknown): boolean {
  if (isBlank(a) && isBlank(b)) return true;
  if (typeof a === "object" && typeof b === "object") return JSON.stringify(a) === JSON.stringify(b);
  return a === b;
}

/** Names of the fields that must be filled in, in the schema's order, each with whether it is. */
export function requiredFields(
  schema: z.ZodObject,
  values: FormValues,
): readonly { readonly name: string; readonly filled: boolean }[] {
  return Object.entries<z.ZodType>(schema.shape)
    .filter(([, field]) => factsOf(field).required)
    .map(([name]) => ({ name, filled: !isBlank(values[name]) && !isSame(values[name], []) }));
}

/** Names of the fields whose value is not the one that was loaded. */
export function changedFields(base: FormValues, values: FormValues): string[] {
  const names = new Set([...Object.keys(base), ...Object.keys(values)]);
  return [...names].filter((name) => !isSame(base[name], values[name]));
}

/** When a field has a meaning, by its name: buildings are chosen only for what is addressed to buildings. */
export type Applies<N extends string = string> = { readonly [K in N]?: (values: FormValues) => boolean };

/** True for a field that is shown and sent as it stands; one that is not named always is. */
export const isApplied = (applies: Applies, name: string, values: FormValues): boolean =>
  applies[name]?.(values) !== false;

/**
 * Values ready for the wire: blanks of optional fields are null, the others stay so that the check names them. A field
 * that does not apply is sent empty, while the form keeps what was typed there until it is saved (A12).
 */
export function wireValues(schema: z.ZodObject, values: FormValues, applies: Applies = {}): FormValues {
  const wire: Record<string, unknown> = {};
  for (const [name, field] of Object.entries<z.ZodType>(schema.shape)) {
    const facts = factsOf(field);
    const value = isApplied(applies, name, values) ? values[name] : facts.item === undefined ? null : [];
    if (isBlank(value) && facts.nullable) {
      if (field.safeParse(null).success) wire[name] = null;
    } else wire[name] = value;
    // A switch that the server gave no value is shown as off.
    if (facts.meta.kind === "flag") wire[name] ??= false;
  }
  return wire;
}
