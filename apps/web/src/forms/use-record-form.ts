import { check, type FormMeta, type Option } from "@palier/contract";
import { useCallback, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { z } from "zod";
import { type Callable, call } from "#api/call.ts";
import { type Failure, failureOf, problemWith } from "#api/failure.ts";
import { useRefresh } from "#api/refresh.ts";
import { afterPress } from "#browser/press-end.ts";
import type { OptionsSource } from "#fields/field-options.ts";
import { type Attempt, attemptFor, bodyOf, isRepeated, isUndecided } from "./attempt.ts";
import { type Draft, tabDrafts } from "./drafts.ts";
import { byPath, checkForm, type FieldErrors, type FormState, formChanges, openForm } from "./form-state.ts";
import { createFormStore } from "./form-store.ts";
import { type Applies, type FormValues, isApplied, wireValues } from "./form-values.ts";
import { formTexts as texts } from "./forms.texts.ts";
import { holdsAsSent } from "./merge-record.ts";
import { useUnsaved } from "./unsaved.tsx";
import { useDraft, useDraftKeys } from "./use-draft.ts";

/** What a form's GET answers. */
export interface FormLoad {
  readonly values: FormValues;
  readonly choices: Readonly<Record<string, readonly Option[]>>;
  readonly record?: FormValues | undefined;
}

/** A form's two routes as the contract's kit makes them; `B` is what it submits, `R` the record that it answers. */
export interface FormRoutes<B extends z.ZodObject, R extends z.ZodType> {
  readonly get: Callable<z.ZodType<FormLoad>> & {
    readonly metadata: { readonly entity: string; readonly record?: { readonly param: string } };
  };
  readonly post: Callable<R> & { readonly body: B; readonly metadata: FormMeta };
}

export interface RecordFormInput<B extends z.ZodObject, R extends z.ZodType> {
  readonly routes: FormRoutes<B, R>;
  readonly params: Readonly<Record<string, number>>;
  /** What the form shows. A newer answer of the same GET is merged with what was typed. */
  readonly load: FormLoad;
  /** True while another admin holds the record. */
  readonly readOnly: boolean;
  /** Rules that need the record, which no schema can check: messages by field, asked once the values are well formed. */
  readonly rules?: ((values: z.output<B>) => FieldErrors) | undefined;
  /** `since` holds what was typed after the save was sent. */
  readonly onSaved: (record: z.output<R>, since: Draft | undefined) => void;
  /** Values that are sent whatever the form shows: an action that gives the status. */
  readonly fixed?: FormValues | undefined;
  /** Tells two forms of one route and record apart. */
  readonly name?: string | undefined;
  /** `reset`: the form is empty again after a save, for the next comment. Defaults to `keep`. */
  readonly after?: "keep" | "reset";
  /** Fields that have a meaning only beside some values of others. */
  readonly applies?: Applies | undefined;
}

export type SaveResult = "saved" | "invalid" | "refused" | "busy";

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
  /** Whether a field has a meaning beside the values of the others; one that has none is not shown. */
  readonly applies: (name: string) => boolean;
  readonly type: (name: string, value: unknown, readable?: boolean) => void;
  readonly leave: (name: string) => void;
  readonly choose: (name: string, take: "mine" | "theirs") => void;
  /** Back to the record as it was loaded or saved last. */
  readonly reset: () => void;
  /** Marks what is wrong; true when nothing is. */
  readonly check: () => boolean;
  readonly save: () => Promise<SaveResult>;
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
  const draftKey = useDraftKeys()(routes.post.path, input.params, input.name ?? "");
  const [kept] = useState(() => tabDrafts.load(draftKey));
  const [store] = useState(() => createFormStore(schema, openForm(load.values, kept)));
  const [sources] = useState(() => new Map<string, OptionsSource>());
  const attempt = useRef<Attempt | undefined>(kept?.attempt);
  const draft = useDraft(
    store,
    draftKey,
    useCallback(() => attempt.current, []),
  );
  const state = useSyncExternalStore(store.subscribe, store.get);
  const changes = useMemo(() => formChanges(state), [state]);

  const guard = useRef(readOnly);
  useEffect(() => {
    guard.current = readOnly;
  }, [readOnly]);
  const shown = useRef(load);
  useEffect(() => {
    if (shown.current === load) return;
    shown.current = load;
    store.send({ kind: "reloaded", values: load.values });
  }, [store, load]);

  const forget = useCallback(() => {
    attempt.current = undefined;
    store.send({ kind: "reset" });
    draft.forget();
  }, [store, draft.forget]);
  // What is typed in a form that turned read-only waits in its draft: leaving loses nothing (L06).
  const isChanged = useCallback(() => !readOnly && formChanges(store.get()).length > 0, [store, readOnly]);
  useUnsaved(id, isChanged, forget);

  const refresh = useRefresh();
  const refused = (failure: Failure): SaveResult => {
    // The record is another one than the form was opened with: what may be chosen now is asked again (A15).
    if (problemWith(failure, 409) !== undefined) void refresh();
    const current = problemWith(failure, 409)?.current;
    if (current !== undefined) store.send({ kind: "outdated", theirs: current });
    else {
      const errors = byPath(problemWith(failure, 422)?.errors ?? []);
      store.send({ kind: "failed", failure, errors });
    }
    return "refused";
  };
  const saved = (record: z.output<R>): SaveResult => {
    if (input.after === "reset") store.send({ kind: "cleared", values: load.values });
    else store.send({ kind: "saved", record: isValues(record) ? record : {} });
    attempt.current = undefined;
    const { base, values } = store.get();
    const isTyped = formChanges({ base, values }).length > 0;
    if (!isTyped) draft.forget();
    input.onSaved(record, isTyped ? { base, values } : undefined);
    return "saved";
  };
  const toSend = (): FormValues => ({ ...wireValues(schema, store.get().values, applies), ...input.fixed });
  const repeats = (): boolean => isRepeated(toSend(), attempt.current);
  const checkAll = (): boolean => {
    // What is checked is what is sent: a rule may ask more of the status that the action gives.
    const state = { ...store.get(), values: { ...store.get().values, ...input.fixed } };
    const found = checkForm(schema, state, texts.unreadable, applies);
    const read = schema.safeParse(toSend());
    const sound = read.success && Object.keys(found).length === 0;
    // The first try may have gone through: the record that it changed is no reason to refuse its repetition (A05).
    const errors = sound && !repeats() ? (input.rules?.(read.data) ?? {}) : found;
    store.send({ kind: "checked", errors });
    return Object.keys(errors).length === 0;
  };
  const save = async (): Promise<SaveResult> => {
    if (store.get().sent !== undefined) return "busy";
    // Whatever pressed: a form that is read-only, or waits for a choice, sends nothing.
    if (guard.current || store.get().conflicts.length > 0) return "refused";
    if (!checkAll()) return "invalid";
    attempt.current = attemptFor(toSend(), attempt.current);
    const body = bodyOf(attempt.current);
    draft.write();
    store.send({ kind: "sent" });
    try {
      const idempotencyKey = routes.post.metadata.idempotent === true ? attempt.current.key : undefined;
      return saved(await call(routes.post, { params: input.params, body, idempotencyKey }));
    } catch (error) {
      const failure = failureOf(error);
      if (!isUndecided(failure)) attempt.current = undefined;
      const current = problemWith(failure, 409)?.current;
      if (current === undefined || !holdsAsSent(schema, body, current)) return refused(failure);
      const answer = routes.post.responses[200];
      const standing = answer === undefined ? undefined : check(answer, current);
      return standing?.ok === true ? saved(standing.value) : refused(failure);
    }
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
    applies: (name) => isApplied(applies, name, state.values),
    type: (name, value, readable = true) => store.send({ kind: "typed", name, value, readable }),
    leave: (name) => {
      const { errors } = store.get();
      // What the press itself checked, across fields too, counts for more than the one field that was left.
      afterPress(() => (store.get().errors === errors ? store.send({ kind: "left", name }) : undefined));
    },
    choose: (name, take) => store.send({ kind: "chosen", name, take }),
    reset: forget,
    check: checkAll,
    save,
    repeats,
    forget,
  };
}

const alwaysApplied: Applies = {};

const isValues = (value: unknown): value is FormValues => typeof value === "object" && value !== null;
