import type { z } from "zod";
import type { Failure } from "#api/failure.ts";
import type { ChangeAuthor } from "./change-author.ts";
import { errorAt, errorsBeside, type FieldErrors, withoutMended } from "./form-errors.ts";
import { changedFields, type FormValues, isSame } from "./form-values.ts";
import { type FieldConflict, mergeRecord } from "./merge-record.ts";

export interface FormState {
  /** As loaded or last saved. */
  readonly base: FormValues;
  readonly values: FormValues;
  readonly errors: FieldErrors;
  /** « 12,3,4 ». */
  readonly unreadable: readonly string[];
  readonly sent: FormValues | undefined;
  /** Changed by both (A04). */
  readonly conflicts: readonly FieldConflict[];
  /** From another admin's save (A04). */
  readonly taken: readonly string[];
  /** Another admin has saved since our last save. */
  readonly outdated: boolean;
  /** Of the differing values, if known. */
  readonly author: ChangeAuthor | undefined;
  readonly failure: Failure | undefined;
  /** What a reload after a lost answer showed (A17). */
  readonly reread: "unchanged" | "changed" | undefined;
  /** May have been saved; different ones await confirmation (A17). */
  readonly earlier: FormValues | undefined;
  /** From a draft. */
  readonly restored: boolean;
}

export type FormEvent =
  | { readonly kind: "typed"; readonly name: string; readonly value: unknown; readonly readable: boolean }
  | { readonly kind: "rechecked"; readonly before: FieldErrors; readonly now: FieldErrors }
  | { readonly kind: "left"; readonly name: string }
  | { readonly kind: "checked"; readonly errors: FieldErrors }
  | { readonly kind: "sent" }
  | { readonly kind: "failed"; readonly failure: Failure; readonly errors: FieldErrors }
  | { readonly kind: "outdated"; readonly theirs: FormValues; readonly author?: ChangeAuthor | undefined }
  /** The lock passed to this admin, or the tab became visible. */
  | { readonly kind: "reloaded"; readonly values: FormValues; readonly author?: ChangeAuthor | undefined }
  /** By this page's action: input stays, the rest updates. */
  | { readonly kind: "acted"; readonly values: FormValues }
  /** Reloaded after a lost answer; lacks what was sent. */
  | { readonly kind: "reread"; readonly values: FormValues; readonly unchanged: boolean }
  /** Other values than a lost attempt's are about to be sent. */
  | { readonly kind: "second attempt"; readonly earlier: FormValues }
  | { readonly kind: "taken back"; readonly earlier: FormValues }
  | { readonly kind: "chosen"; readonly name: string; readonly take: "mine" | "theirs" }
  /** `sent`: of an earlier save that has just been confirmed. */
  | { readonly kind: "saved"; readonly record: FormValues; readonly sent?: FormValues | undefined }
  | { readonly kind: "cleared"; readonly values: FormValues }
  | { readonly kind: "reset" };

/** Merged with a draft. */
export function openForm(
  loaded: FormValues,
  draft: { base: FormValues; values: FormValues } | undefined,
): FormState {
  const fresh = freshForm(loaded);
  if (draft === undefined) return fresh;
  const { values, conflicts, taken } = mergeRecord(without(draft.base), without(draft.values), loaded);
  const base = { ...loaded, ...oldBase(draft.base, conflicts) };
  const state = { ...fresh, base, values: { ...loaded, ...values, ...versionOf(loaded) }, conflicts, taken };
  const changed = formChanges(state).length > 0;
  return { ...state, outdated: changed && conflicts.length + taken.length > 0, restored: changed };
}

function freshForm(values: FormValues): FormState {
  return {
    base: values,
    values,
    errors: {},
    unreadable: [],
    sent: undefined,
    conflicts: [],
    taken: [],
    outdated: false,
    author: undefined,
    failure: undefined,
    reread: undefined,
    earlier: undefined,
    restored: false,
  };
}

/** Repeated, late or reordered events lose no input (A12). */
export function nextForm(schema: z.ZodObject, state: FormState, event: FormEvent): FormState {
  switch (event.kind) {
    case "typed":
      return typed(state, event);
    case "rechecked":
      return { ...state, errors: withoutMended(state.errors, event.before, event.now) };
    case "left":
      // Its error is about the present value.
      if (event.name in state.errors) return state;
      return {
        ...state,
        errors: { ...errorsBeside(state.errors, event.name), ...errorAt(schema, state, event.name) },
      };
    case "checked":
      return { ...state, errors: event.errors };
    case "sent":
      return { ...state, sent: state.values, failure: undefined, earlier: undefined };
    case "failed":
      return { ...state, sent: undefined, failure: event.failure, reread: undefined, errors: event.errors };
    case "outdated":
      return { ...withTheirs(state, event.theirs), outdated: true, sent: undefined, author: event.author };
    case "reloaded":
      return reloaded(state, event.values, event.author);
    case "acted":
      return acted(state, event.values);
    case "reread":
      return { ...reloaded(state, event.values), reread: event.unchanged ? "unchanged" : "changed" };
    case "second attempt":
      return { ...state, earlier: event.earlier };
    case "taken back":
      return takenBack(state, event.earlier);
    case "chosen":
      return chosen(state, event.name, event.take);
    case "saved":
      return saved(state, event.record, event.sent ?? state.sent ?? state.values);
    case "cleared":
      return cleared(state, event.values);
    case "reset":
      return freshForm(state.base);
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
    errors: errorsBeside(state.errors, name),
    // A retry would send other values.
    failure: undefined,
    earlier: undefined,
    unreadable: readable ? others : [...others, name],
  };
}

/** Keeps fields the record lacks. */
function withTheirs(state: FormState, theirs: FormValues): FormState {
  const known = Object.fromEntries(
    Object.keys(state.base).flatMap((name) => (name in theirs ? [[name, theirs[name]]] : [])),
  );
  const merged = mergeRecord(without(state.base), without(state.values), without(known));
  return {
    ...state,
    // A later merge finds open conflicts by their old base.
    base: { ...state.base, ...known, ...oldBase(state.base, merged.conflicts) },
    values: { ...merged.values, ...versionOf(state.values), ...versionOf(known) },
    conflicts: merged.conflicts,
    taken: merged.taken,
    failure: undefined,
    errors: {},
  };
}

function reloaded(state: FormState, values: FormValues, author?: ChangeAuthor): FormState {
  if (Object.keys(values).every((name) => isSame(values[name], state.base[name]))) return state;
  const next = withTheirs(state, values);
  const shown = formChanges(state).length > 0 && next.conflicts.length + next.taken.length > 0;
  const isNewer = values.version !== state.base.version;
  return {
    ...next,
    outdated: state.outdated || shown,
    failure: state.failure,
    reread: state.reread && (isNewer ? "changed" : state.reread),
    author: author ?? (shown && isNewer ? undefined : state.author),
  };
}

/** Open conflicts stay. */
function acted(state: FormState, values: FormValues): FormState {
  const next = withTheirs(state, values);
  const isOpen = ({ name }: FieldConflict): boolean => state.conflicts.some((each) => each.name === name);
  const settled = next.conflicts.filter((each) => !isOpen(each));
  return {
    ...next,
    base: { ...next.base, ...Object.fromEntries(settled.map(({ name, theirs }) => [name, theirs])) },
    conflicts: next.conflicts.filter(isOpen),
    taken: state.taken,
    errors: state.errors,
    failure: state.failure,
  };
}

/** With the present version. */
function takenBack(state: FormState, earlier: FormValues): FormState {
  const known = Object.entries(earlier).filter(([name]) => name in state.values && name !== "version");
  return { ...state, values: { ...state.values, ...Object.fromEntries(known) }, earlier: undefined };
}

function chosen(state: FormState, name: string, take: "mine" | "theirs"): FormState {
  const conflict = state.conflicts.find((each) => each.name === name);
  if (conflict === undefined) return state;
  const conflicts = state.conflicts.filter((each) => each.name !== name);
  const base = { ...state.base, [name]: conflict.theirs };
  // The input may be newer than the conflict.
  if (take === "mine") return { ...state, base, conflicts };
  return {
    ...state,
    base,
    values: { ...state.values, [name]: conflict.theirs },
    unreadable: state.unreadable.filter((each) => each !== name),
    conflicts,
  };
}

/** Keeps later input (A12). */
function cleared(state: FormState, empty: FormValues): FormState {
  const sent = state.sent ?? state.values;
  const since = Object.entries(state.values).flatMap(([name, value]) =>
    name === "version" || isSame(value, sent[name]) ? [] : [[name, restOf(value, sent[name], empty[name])]],
  );
  const next = freshForm(empty);
  return { ...next, values: { ...empty, ...Object.fromEntries(since) } };
}

/** What was written on behind the sent text; it must not be sent again with it. Another text stays whole. */
function restOf(value: unknown, sent: unknown, empty: unknown): unknown {
  if (typeof value !== "string" || typeof sent !== "string" || !value.startsWith(sent)) return value;
  return value.slice(sent.length).trimStart() || empty;
}

/** Keeps later input (A12). */
function saved(state: FormState, record: FormValues, sent: FormValues): FormState {
  const names = Object.keys(state.base);
  const base: Record<string, unknown> = {};
  for (const name of names) base[name] = name in record ? record[name] : sent[name];
  const values: Record<string, unknown> = { ...base };
  const since = names.filter((name) => name !== "version" && !isSame(state.values[name], sent[name]));
  for (const name of since) values[name] = state.values[name];
  return {
    ...freshForm(base),
    values,
    unreadable: state.unreadable.filter((name) => since.includes(name)),
  };
}

export function formChanges(state: Pick<FormState, "base" | "values">): string[] {
  return changedFields(without(state.base), without(state.values));
}

const oldBase = (base: FormValues, conflicts: readonly FieldConflict[]): FormValues =>
  Object.fromEntries(conflicts.map(({ name }) => [name, base[name]]));

const versionOf = (values: FormValues): FormValues =>
  values.version === undefined ? {} : { version: values.version };

const without = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== "version"));
