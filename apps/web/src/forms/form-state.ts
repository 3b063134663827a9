import { check } from "@palier/contract";
import type { z } from "zod";
import type { Failure } from "#api/failure.ts";
import { changedFields, type FormValues, wireValues } from "./form-values.ts";
import { type FieldConflict, mergeRecord } from "./merge-record.ts";

/** All that a form knows; pure, so that every rule of it can be tried without a browser. */
export interface FormState {
  /** As loaded or last saved. */
  readonly base: FormValues;
  readonly values: FormValues;
  /** French message by field name. */
  readonly errors: Readonly<Record<string, string>>;
  /** Fields whose text cannot be read as a value (« 12,3,4 »). */
  readonly unreadable: readonly string[];
  /** Fields that another admin changed meanwhile, to choose from (A04). */
  readonly conflicts: readonly FieldConflict[];
  /** Fields that took another admin's value by themselves (A04). */
  readonly taken: readonly string[];
  /** True between another admin's save and the next save of ours. */
  readonly outdated: boolean;
  /** What the last save met, beyond field errors. */
  readonly failure: Failure | undefined;
  /** True when these values come from a draft. */
  readonly restored: boolean;
}

export type FormEvent =
  | { readonly kind: "typed"; readonly name: string; readonly value: unknown; readonly readable: boolean }
  | { readonly kind: "left"; readonly name: string }
  | { readonly kind: "checked"; readonly errors: FormState["errors"] }
  | { readonly kind: "failed"; readonly failure: Failure; readonly errors: FormState["errors"] }
  | { readonly kind: "outdated"; readonly theirs: FormValues }
  | { readonly kind: "chosen"; readonly name: string; readonly take: "mine" | "theirs" }
  | { readonly kind: "saved"; readonly base: FormValues }
  | { readonly kind: "reset" };

/** A form as it opens: from the server's values, or from a draft that is brought together with them. */
export function openForm(
  loaded: FormValues,
  draft: { base: FormValues; values: FormValues } | undefined,
): FormState {
  const fresh: FormState = {
    base: loaded,
    values: loaded,
    errors: {},
    unreadable: [],
    conflicts: [],
    taken: [],
    outdated: false,
    failure: undefined,
    restored: false,
  };
  if (draft === undefined) return fresh;
  const { values, conflicts, taken } = mergeRecord(without(draft.base), without(draft.values), loaded);
  const state = { ...fresh, values: { ...loaded, ...values, version: loaded.version }, conflicts, taken };
  const moved = conflicts.length + taken.length > 0;
  return { ...state, outdated: moved, restored: changedFields(loaded, state.values).length > 0 };
}

export function nextForm(schema: z.ZodObject, state: FormState, event: FormEvent): FormState {
  switch (event.kind) {
    case "typed":
      return typed(state, event);
    case "left":
      return {
        ...state,
        errors: { ...omit(state.errors, event.name), ...errorAt(schema, state, event.name) },
      };
    case "checked":
      return { ...state, errors: event.errors };
    case "failed":
      return { ...state, failure: event.failure, errors: event.errors };
    case "outdated":
      return outdated(state, event.theirs);
    case "chosen":
      return chosen(state, event.name, event.take);
    case "saved":
      return { ...openForm(event.base, undefined) };
    case "reset":
      return { ...openForm(state.base, undefined) };
    default:
      return event satisfies never;
  }
}

function typed(state: FormState, event: FormEvent & { kind: "typed" }): FormState {
  const { name, value, readable } = event;
  const others = state.unreadable.filter((each) => each !== name);
  return {
    ...state,
    values: { ...state.values, [name]: value },
    errors: omit(state.errors, name),
    unreadable: readable ? others : [...others, name],
  };
}

function outdated(state: FormState, theirs: FormValues): FormState {
  const known = Object.fromEntries(Object.keys(state.base).map((name) => [name, theirs[name]]));
  const merged = mergeRecord(without(state.base), without(state.values), known);
  return {
    ...state,
    base: known,
    values: { ...merged.values, version: theirs.version },
    conflicts: merged.conflicts,
    taken: merged.taken,
    outdated: true,
    failure: undefined,
    errors: {},
  };
}

function chosen(state: FormState, name: string, take: "mine" | "theirs"): FormState {
  const conflict = state.conflicts.find((each) => each.name === name);
  if (conflict === undefined) return state;
  const value = take === "mine" ? conflict.mine : conflict.theirs;
  return {
    ...state,
    values: { ...state.values, [name]: value },
    conflicts: state.conflicts.filter((each) => each.name !== name),
  };
}

/** All that is wrong with the values, by field (S06, S07). Rules across fields come last, as the contract gives them. */
export function checkForm(
  schema: z.ZodObject,
  state: FormState,
  unreadableText: string,
): FormState["errors"] {
  const errors: Record<string, string> = {};
  const checked = check(schema, wireValues(schema, state.values));
  if (!checked.ok) for (const { path, message } of checked.errors) errors[firstSegment(path)] ??= message;
  for (const name of state.unreadable) errors[name] = unreadableText;
  return errors;
}

function errorAt(schema: z.ZodObject, state: FormState, name: string): FormState["errors"] {
  const field = schema.shape[name];
  const value = wireValues(schema, state.values)[name];
  if (field === undefined || state.unreadable.includes(name)) return {};
  // An empty field that one merely passes through is told at saving time, not before.
  if (value === undefined || value === null || value === "") return {};
  const checked = check(field, value);
  const message = checked.ok ? undefined : checked.errors[0]?.message;
  return message === undefined ? {} : { [name]: message };
}

/** Names of the fields that differ from what was loaded. */
export function formChanges(state: FormState): string[] {
  return changedFields(without(state.base), without(state.values));
}

const without = (values: FormValues): FormValues => omit(values, "version");

function omit<T>(record: Readonly<Record<string, T>>, name: string): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}

function firstSegment(path: string): string {
  return path.split(".")[0] ?? "";
}
