import { frozenReason, frozenState } from "@palier/contract";
import {
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { z } from "zod";
import { ownWrites } from "#api/own-writes.ts";
import { afterPress } from "#browser/press-end.ts";
import type { OptionsSource } from "#fields/field-options.ts";
import { type Attempt, bodyOf, isRepeated } from "./attempt.ts";
import { tabDrafts } from "./drafts.ts";
import { checkForm, type FieldErrors } from "./form-errors.ts";
import { type FormState, formChanges, openForm } from "./form-state.ts";
import { createFormStore, type FormStore } from "./form-store.ts";
import { type Applies, type FormValues, isApplied, wireValues } from "./form-values.ts";
import { formTexts as texts } from "./forms.texts.ts";
import type { FormLoad, RecordFormInput, SaveResult } from "./record-form-parts.ts";
import { useUnsaved } from "./unsaved.tsx";
import { draftKey, useDraft } from "./use-draft.ts";
import { isUndone, type Saver, useSave } from "./use-save.ts";

export type { FormLoad, FormRoutes, RecordFormInput, SaveResult } from "./record-form-parts.ts";

/** A form that is open: what its fields and its bar read and call. */
export interface RecordFormHandle<B extends z.ZodObject> {
  /** Unique on the page; the ids of its fields begin with it. */
  readonly id: string;
  readonly schema: B;
  readonly record: z.ZodObject;
  readonly state: FormState;
  readonly load: FormLoad;
  /** Where the selectors on the screen find their options, by field. */
  readonly sources: Map<string, OptionsSource>;
  readonly changes: readonly string[];
  readonly readOnly: boolean;
  /** A field's value in words, where its kind has none. */
  readonly words: ((name: string, value: unknown) => string | undefined) | undefined;
  /** Whether a field has a meaning beside the values of the others; one that has none is not shown. */
  readonly applies: (name: string) => boolean;
  /** Why a field keeps its value in the record's present state, by the contract. */
  readonly frozen: (name: string) => string | undefined;
  /** The id of {@link frozenForAll}. */
  readonly frozenNote: string | undefined;
  /** Why several fields keep their values, said once above them; undefined where at most one does. */
  readonly frozenForAll: string | undefined;
  readonly type: (name: string, value: unknown, readable?: boolean) => void;
  readonly leave: (name: string) => void;
  readonly choose: (name: string, take: "mine" | "theirs") => void;
  /** Back to the record as it was loaded or saved last. */
  readonly reset: () => void;
  /** Marks what is wrong; true when nothing is. */
  readonly check: () => boolean;
  readonly save: () => Promise<SaveResult>;
  /** Saves although an earlier attempt may have gone through: what « Envoyer quand même » does. */
  readonly saveAnyway: () => Promise<SaveResult>;
  /** Shows the values of that attempt again, which can be repeated under its key. */
  readonly takeBack: () => void;
  /** True when a save would send again what was sent before, because no answer came. */
  readonly repeats: () => boolean;
  /** Gives up what was typed: the page may be left without a question. */
  readonly forget: () => void;
}

/** The life of one form: typing, checks, draft, save, and what the server may answer to it. */
export function useRecordForm<B extends z.ZodObject, R extends z.ZodType>(
  input: RecordFormInput<B, R>,
): RecordFormHandle<B> {
  const { routes, load, readOnly, applies = alwaysApplied } = input;
  const schema = routes.post.body;
  const id = useId();
  const { store, sources, attempt, draft } = useOpened(input);
  const state = useSyncExternalStore(store.subscribe, store.get);
  const changes = useMemo(() => formChanges(state), [state]);

  const guard = useRef(readOnly);
  useEffect(() => {
    guard.current = readOnly;
  }, [readOnly]);
  const toSend = (): FormValues => ({ ...wireValues(schema, store.get().values, applies), ...input.fixed });
  const saver = useSave({ input, store, draft, attempt, toSend });
  useNewerLoads(input, store, attempt, saver);

  const forget = useCallback(() => {
    attempt.current = givenUp(store, attempt.current);
    store.send({ kind: "reset" });
    if (attempt.current === undefined) draft.forget();
    else draft.write();
  }, [store, attempt, draft]);
  // What is typed in a form that turned read-only waits in its draft: leaving loses nothing (L06).
  const isChanged = useCallback(() => !readOnly && formChanges(store.get()).length > 0, [store, readOnly]);
  useUnsaved(id, isChanged, forget, saver.running);

  const repeats = (): boolean => isRepeated(toSend(), attempt.current);
  const checkAll = (): boolean => {
    const errors = errorsOf(input, store.get(), toSend(), repeats());
    store.send({ kind: "checked", errors });
    return Object.keys(errors).length === 0;
  };
  const send = async (anyway: boolean): Promise<SaveResult> => {
    // Whatever pressed: a form that is read-only, or waits for a choice, sends nothing.
    if (guard.current || store.get().conflicts.length > 0) return "refused";
    if (saver.running() === undefined && !checkAll()) return "invalid";
    return await saver.send(anyway);
  };

  return {
    id,
    schema,
    record: routes.post.metadata.answer,
    state,
    load,
    sources,
    changes,
    readOnly,
    words: input.words,
    ...frozenIn(input, id),
    applies: (name) => isApplied(applies, name, state.values),
    ...editsOf(store, attempt),
    reset: forget,
    check: checkAll,
    save: () => send(false),
    saveAnyway: () => send(true),
    repeats,
    forget,
  };
}

/** What keeps its value in the record's present state, and why. */
function frozenIn<B extends z.ZodObject, R extends z.ZodType>(
  { routes, load }: RecordFormInput<B, R>,
  id: string,
): Pick<RecordFormHandle<B>, "frozen" | "frozenNote" | "frozenForAll"> {
  const map = routes.post.metadata.frozen;
  const state = frozenState(map, load.record);
  const several = (state?.fields.length ?? 0) > 1;
  return {
    frozen: (name) => frozenReason(map, load.record, name),
    frozenNote: several ? `${id}-frozen` : undefined,
    frozenForAll: several ? state?.reason : undefined,
  };
}

/** The form's state as it was opened: the record's values, or what a draft kept of an earlier visit. */
function useOpened<B extends z.ZodObject, R extends z.ZodType>(input: RecordFormInput<B, R>) {
  const { routes, params, load, name = "" } = input;
  const key = draftKey(routes.post.path, params, name);
  const [kept] = useState(() => tabDrafts.load(key));
  const [store] = useState(() => createFormStore(routes.post.body, openForm(load.values, kept)));
  const [sources] = useState(() => new Map<string, OptionsSource>());
  const attempt = useRef<Attempt | undefined>(kept?.attempt);
  const draft = useDraft(
    store,
    key,
    useCallback(() => attempt.current, []),
  );
  return { store, sources, attempt, draft };
}

/** What the fields do to the form's state. */
function editsOf(
  store: FormStore,
  attempt: RefObject<Attempt | undefined>,
): Pick<RecordFormHandle<z.ZodObject>, "type" | "leave" | "choose" | "takeBack"> {
  return {
    type: (name, value, readable = true) => store.send({ kind: "typed", name, value, readable }),
    leave: (name) => {
      const { errors } = store.get();
      // What the press itself checked, across fields too, counts for more than the one field that was left.
      afterPress(() => (store.get().errors === errors ? store.send({ kind: "left", name }) : undefined));
    },
    choose: (name, take) => store.send({ kind: "chosen", name, take }),
    takeBack: () => {
      const { earlier } = store.get();
      if (attempt.current !== undefined) attempt.current = { ...attempt.current, asksFirst: undefined };
      if (earlier !== undefined) store.send({ kind: "taken back", earlier });
    },
  };
}

/** What is wrong with what a form would send; `repeats` when that was sent before, and no answer came. */
function errorsOf<B extends z.ZodObject, R extends z.ZodType>(
  { routes, fixed, rules, applies = alwaysApplied }: RecordFormInput<B, R>,
  state: FormState,
  toSend: FormValues,
  repeats: boolean,
): FieldErrors {
  const schema = routes.post.body;
  // What is checked is what is sent: a rule may ask more of the status that the action gives.
  const found = checkForm(
    schema,
    { ...state, values: { ...state.values, ...fixed } },
    texts.unreadable,
    applies,
  );
  const read = schema.safeParse(toSend);
  const sound = read.success && Object.keys(found).length === 0;
  // The first try may have gone through: the record that it changed is no reason to refuse its repetition (A05).
  return sound && !repeats ? (rules?.(read.data) ?? {}) : found;
}

/** Brings each newer reading of the record into the form. The first one may settle an attempt whose answer was lost. */
function useNewerLoads<B extends z.ZodObject, R extends z.ZodType>(
  { routes, params, load }: RecordFormInput<B, R>,
  store: FormStore,
  attempt: RefObject<Attempt | undefined>,
  { settle }: Saver,
): void {
  const shown = useRef<FormLoad | undefined>(undefined);
  useEffect(() => {
    const isFirst = shown.current === undefined;
    if (shown.current === load) return;
    shown.current = load;
    if (settle(load)) return;
    const { values } = load;
    const own = ownWrites(routes.post, params, store.get().base.version, values.version);
    const lost = attempt.current?.lost === true ? bodyOf(attempt.current) : undefined;
    if (lost !== undefined && isFirst)
      store.send({ kind: "reread", values, unchanged: isVersionOf(lost, values) });
    else if (own === "here") store.send({ kind: "acted", values });
    else store.send({ kind: "reloaded", values, author: own && { kind: "self" } });
  });
}

/** What was typed is given up, and what was sent is not: the server may have done it, so that its values ask first (A17). */
function givenUp(store: FormStore, open: Attempt | undefined): Attempt | undefined {
  return open?.lost === true && !isUndone(store, open) ? { ...open, asksFirst: true } : undefined;
}

const alwaysApplied: Applies = {};

/** True when a record still has the version that was sent with an attempt. */
const isVersionOf = (sent: FormValues, { version }: FormValues): boolean =>
  version !== undefined && sent.version === version;
