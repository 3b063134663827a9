import { check } from "@palier/contract";
import type { z } from "zod";
import { type Applies, type FormValues, wireValues } from "./form-values.ts";

/** French message by path (`reason`, `items.0.label`). A field's name also holds the first message below it. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What is checked of a form: its values, and the fields whose text cannot be read as a value. */
interface Checked {
  readonly values: FormValues;
  readonly unreadable: readonly string[];
}

/** All that is wrong with the values, by path (S06, S07). Rules across fields come last, as the contract gives them. */
export function checkForm(
  schema: z.ZodObject,
  state: Checked,
  unreadableText: string,
  applies: Applies = {},
): FieldErrors {
  const checked = check(schema, wireValues(schema, state.values, applies));
  const found = checked.ok ? [] : checked.errors;
  // What the contract expects of the field says more than that its text cannot be read.
  return byPath([...found, ...state.unreadable.map((path) => ({ path, message: unreadableText }))]);
}

/** Messages by path; each field's own name holds the first message at or below it. */
export function byPath(errors: readonly { path: string; message: string }[]): FieldErrors {
  const found: Record<string, string> = {};
  for (const { path, message } of errors) {
    found[path.split(".")[0] ?? ""] ??= message;
    found[path] ??= message;
  }
  return found;
}

/** What is wrong with one field, once it was left. */
export function errorAt(schema: z.ZodObject, state: Checked, name: string): FieldErrors {
  const field = schema.shape[name];
  const value = wireValues(schema, state.values)[name];
  if (field === undefined || state.unreadable.includes(name)) return {};
  // A field that was only passed through is checked when the form is saved.
  if (value === undefined || value === null || value === "") return {};
  const checked = check(field, value);
  if (checked.ok) return {};
  return byPath(
    checked.errors.map(({ path, message }) => ({ path: path === "" ? name : `${name}.${path}`, message })),
  );
}

/** The errors of the other fields. */
export const errorsBeside = (errors: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) => path !== name && !path.startsWith(`${name}.`)),
  );
