import { check } from "@palier/contract";
import type { z } from "zod";
import { type Applies, type FormValues, wireValues } from "./form-values.ts";

/** French, by path (`reason`, `items.0.label`). A field's own name also holds its first nested message. */
export type FieldErrors = Readonly<Record<string, string>>;

interface Checked {
  readonly values: FormValues;
  readonly unreadable: readonly string[];
}

/** S06, S07. Cross-field rules last, in the contract's order. */
export function checkForm(
  schema: z.ZodObject,
  state: Checked,
  unreadableText: string,
  applies: Applies = {},
): FieldErrors {
  const checked = check(schema, wireValues(schema, state.values, applies));
  const found = checked.ok ? [] : checked.errors;
  // The contract's message is more specific than "unparsable".
  return byPath([...found, ...state.unreadable.map((path) => ({ path, message: unreadableText }))]);
}

/** A field's own name holds the first message at or below it. */
export function byPath(errors: readonly { path: string; message: string }[]): FieldErrors {
  const found: Record<string, string> = {};
  for (const { path, message } of errors) {
    found[path.split(".")[0] ?? ""] ??= message;
    found[path] ??= message;
  }
  return found;
}

/** One field's errors, on blur. */
export function errorAt(schema: z.ZodObject, state: Checked, name: string): FieldErrors {
  const field = schema.shape[name];
  const value = wireValues(schema, state.values)[name];
  if (field === undefined || state.unreadable.includes(name)) return {};
  // Checked on save only.
  if (value === undefined || value === null || value === "") return {};
  const checked = check(field, value);
  if (checked.ok) return {};
  return byPath(
    checked.errors.map(({ path, message }) => ({ path: path === "" ? name : `${name}.${path}`, message })),
  );
}

/** All but the field's own errors. */
export const errorsBeside = (errors: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) => path !== name && !path.startsWith(`${name}.`)),
  );

/**
 * Keeps what the check still finds, and the server's errors; all on a new fault, as rules between fields are
 * then unchecked.
 */
export function withoutMended(errors: FieldErrors, before: FieldErrors, now: FieldErrors): FieldErrors {
  if (Object.entries(now).some(([path, message]) => before[path] !== message)) return errors;
  return Object.fromEntries(
    Object.entries(errors).filter(([path, message]) => before[path] !== message || path in now),
  );
}
