import type { z } from "zod";
import { factsOf } from "#fields/field-facts.ts";

/** An empty text means "not filled in". */
export type FormValues = Readonly<Record<string, unknown>>;

/** For what was kept or answered; its fields may be anything. */
export const isValues = (value: unknown): value is FormValues =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

/** Blanks are equal; lists and objects compare by content. */
export function isSame(a: unknown, b: unknown): boolean {
  if (isBlank(a) && isBlank(b)) return true;
  if (typeof a === "object" && typeof b === "object") return JSON.stringify(a) === JSON.stringify(b);
  return a === b;
}

export function changedFields(base: FormValues, values: FormValues): string[] {
  const names = new Set([...Object.keys(base), ...Object.keys(values)]);
  return [...names].filter((name) => !isSame(base[name], values[name]));
}

/** Buildings only for news addressed to buildings. */
export type Applies<N extends string = string> = { readonly [K in N]?: (values: FormValues) => boolean };

/** Shown and sent; defaults to true. */
export const isApplied = (applies: Applies, name: string, values: FormValues): boolean =>
  applies[name]?.(values) !== false;

/**
 * Optional blanks become null; required ones stay, for validation. Irrelevant fields are sent empty, but keep
 * their input until saved (A12).
 */
export function wireValues(schema: z.ZodObject, values: FormValues, applies: Applies = {}): FormValues {
  const wire: Record<string, unknown> = {};
  for (const [name, field] of Object.entries<z.ZodType>(schema.shape)) {
    const facts = factsOf(field);
    const value = isApplied(applies, name, values) ? values[name] : facts.item === undefined ? null : [];
    if (isBlank(value) && facts.nullable) {
      if (field.safeParse(null).success) wire[name] = null;
    } else wire[name] = value;
    // A flag without a value is shown as off.
    if (facts.meta.kind === "flag") wire[name] ??= false;
  }
  return wire;
}
