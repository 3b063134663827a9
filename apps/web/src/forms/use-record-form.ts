import { frozenReason, frozenState } from "@palier/contract";
import {
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
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

export interface RecordFormHandle<B extends z.ZodObject> {
  /** Unique on the page; prefix of field ids. */
  readonly id: string;
  readonly schema: B;
  readonly record: z.ZodObject;
  readonly state: FormState;
  readonly load: FormLoad;
  readonly sources: Map<string, OptionsSource>;
  readonly changes: readonly string[];
  readonly readOnly: boolean;
  readonly words: ((name: string, value: unknown) => string | undefined) | undefined;
  readonly applies: (name: string) => boolean;
  readonly frozen: (name: string) => string | undefined;
  /** Id of {@link frozenForAll}. */
  readonly frozenNote: string | undefined;
  /** Shown once above several frozen fields. */
  readonly frozenForAll: string | undefined;
  readonly type: (name: string, value: unknown, readable?: boolean) => void;
  readonly leave: (name: string) => void;
  readonly choose: (name: string, take: "mine" | "theirs") => void;
  readonly reset: () => void;
  /** Shows errors; true if there are none. */
  readonly check: () => boolean;
  readonly save: () => Promise<SaveResult>;
  readonly saveAnyway: () => Promise<SaveResult>;
  /** Repeats a lost attempt with its key; undefined if only a part was kept. */
  readonly takeBack: (() => void) | undefined;
  readonly repeats: () => boolean;
  /** The page may then be left unasked. */
  readonly forget: () => void;
}

/** A form's life: input, validation, draft, save, and the server's answers. */
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
  // With the paint that shows it: a press may come before passive effects.
  useLayoutEffect(() => {
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
  // A form that became read-only keeps its input as a draft (L06).
  const isChanged = useCallback(() => !readOnly && formChanges(store.get()).length > 0, [store, readOnly]);
  useUnsaved(id, isChanged, forget, saver.running);

  const repeats = (): boolean => isRepeated(toSend(), attempt.current);
  const ownErrors = (): FieldErrors => errorsOf(input, store.get(), toSend(), repeats());
  const checkAll = (): boolean => isSound(store, ownErrors());
  const send = async (anyway: boolean): Promise<SaveResult> => {
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
    ...editsOf(store, attempt, ownErrors),
    reset: forget,
    check: checkAll,
    save: () => send(false),
    saveAnyway: () => send(true),
    repeats,
    forget,
  };
}

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

function editsOf(
  store: FormStore,
  attempt: RefObject<Attempt | undefined>,
  ownErrors: () => FieldErrors,
): Pick<RecordFormHandle<z.ZodObject>, "type" | "leave" | "choose" | "takeBack"> {
  const isWrong = (): boolean => Object.keys(store.get().errors).length > 0;
  return {
    type: (name, value, readable = true) => {
      const before = isWrong() ? ownErrors() : {};
      store.send({ kind: "typed", name, value, readable });
      if (isWrong()) store.send({ kind: "rechecked", before, now: ownErrors() });
    },
    leave: (name) => {
      const { errors } = store.get();
      // A press validates the whole form, which outweighs the blurred field.
      afterPress(() => (store.get().errors === errors ? store.send({ kind: "left", name }) : undefined));
    },
    choose: (name, take) => store.send({ kind: "chosen", name, take }),
    takeBack: attempt.current?.shortened === true ? undefined : () => takeBack(store, attempt),
  };
}

function takeBack(store: FormStore, attempt: RefObject<Attempt | undefined>): void {
  const { earlier } = store.get();
  if (attempt.current !== undefined) attempt.current = { ...attempt.current, asksFirst: undefined };
  if (earlier !== undefined) store.send({ kind: "taken back", earlier });
}

function isSound(store: FormStore, errors: FieldErrors): boolean {
  store.send({ kind: "checked", errors });
  return Object.keys(errors).length === 0;
}

/** `repeats`: sent before without an answer. */
function errorsOf<B extends z.ZodObject, R extends z.ZodType>(
  { routes, fixed, rules, applies = alwaysApplied }: RecordFormInput<B, R>,
  state: FormState,
  toSend: FormValues,
  repeats: boolean,
): FieldErrors {
  const schema = routes.post.body;
  // A rule may depend on the action's status.
  const found = checkForm(
    schema,
    { ...state, values: { ...state.values, ...fixed } },
    texts.unreadable,
    applies,
  );
  const read = schema.safeParse(toSend);
  const sound = read.success && Object.keys(found).length === 0;
  // The first attempt may have changed the record; its repetition must not fail for that (A05).
  return sound && !repeats ? (rules?.(read.data) ?? {}) : found;
}

/** Merges later loads; the first may settle a lost attempt. */
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

/** What was sent is not undone: the same values then need confirmation (A17). */
function givenUp(store: FormStore, open: Attempt | undefined): Attempt | undefined {
  return open?.lost === true && !isUndone(store, open) ? { ...open, asksFirst: true } : undefined;
}

const alwaysApplied: Applies = {};

const isVersionOf = (sent: FormValues, { version }: FormValues): boolean =>
  version !== undefined && sent.version === version;
