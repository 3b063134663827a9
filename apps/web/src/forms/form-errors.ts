import { check } from "@palier/contract";
import type { z } from "zod";
import { type Applies, type FormValues, wireValues } from "./form-values.ts";

/** French messages by path (`reason`, `items.0.label`). A field's own name also holds its first nested message. */
export type FieldErrors = Readonly<Record<string, string>>;

interface Checked {
  readonly values: FormValues;
  readonly unreadable: readonly string[];
}

/** All validation errors by path (S06, S07); cross-field rules last, in the contract's order. */
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

/** Messages by path; each field's own name holds the first at or below it. */
export function byPath(errors: readonly { path: string; message: string }[]): FieldErrors {
  const found: Record<string, string> = {};
  for (const { path, message } of errors) {
    found[path.split(".")[0] ?? ""] ??= message;
    found[path] ??= message;
  }
  return found;
}

/** Errors of one field, on blur. */
export function errorAt(schema: z.ZodObject, state: Checked, name: string): FieldErrors {
  const field = schema.shape[name];
  const value = wireValues(schema, state.values)[name];
  if (field === undefined || state.unreadable.includes(name)) return {};
  // Empty fields are only checked on save.
  if (value === undefined || value === null || value === "") return {};
  const checked = check(field, value);
  if (checked.ok) return {};
  return byPath(
    checked.errors.map(({ path, message }) => ({ path: path === "" ? name : `${name}.${path}`, message })),
  );
}

/** The other fields' errors. */
export const errorsBeside = (errors: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) => path !== name && !path.startsWith(`${name}.`)),
  );

/**
 * What still stands once something has been typed: an error that the form's own check found `before` and does not find
 * `now` is mended, such as that of a rule between two fields. The server's errors stay. So does everything while the
 * check finds a new fault: rules between fields are not looked at then.
 */
export function withoutMended(errors: FieldErrors, before: FieldErrors, now: FieldErrors): FieldErrors {
  if (Object.entries(now).some(([path, message]) => before[path] !== message)) return errors;
  return Object.fromEntries(
    Object.entries(errors).filter(([path, message]) => before[path] !== message || path in now),
  );
}
