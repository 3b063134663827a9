import { check, type FormMeta, type Option } from "@palier/contract";
import { useEffect, useMemo, useReducer, useRef } from "react";
import type { z } from "zod";
import { type Callable, call } from "#api/call.ts";
import { type Failure, failureOf, problemWith } from "#api/failure.ts";
import { isReadOnly, type RecordLock } from "#locks/lock-source.tsx";
import { tabDrafts } from "./drafts.ts";
import { checkForm, type FormState, formChanges, nextForm, openForm } from "./form-state.ts";
import { type FormValues, wireValues } from "./form-values.ts";
import { formTexts as texts } from "./forms.texts.ts";
import { holdsAsSent } from "./merge-record.ts";

/** What a form's GET answers. */
export interface FormLoad {
  readonly values: FormValues;
  readonly choices: Readonly<Record<string, readonly Option[]>>;
  readonly record?: FormValues | undefined;
}

/** A form's two routes as the contract's kit makes them; `B` is what it submits, `R` the record that it answers. */
export interface FormRoutes<B extends z.ZodObject, R extends z.ZodType> {
  readonly get: Callable<z.ZodType<FormLoad>>;
  readonly post: Callable<R> & { readonly body: B; readonly metadata: FormMeta };
}

export interface RecordFormInput<B extends z.ZodObject, R extends z.ZodType> {
  readonly routes: FormRoutes<B, R>;
  readonly params: Readonly<Record<string, number>>;
  readonly load: FormLoad;
  readonly lock: RecordLock;
  /** Names the draft: this form, this record, this admin. */
  readonly draftKey: string;
  readonly onSaved: (record: z.output<R>) => void;
}

export type SaveResult = "saved" | "invalid" | "refused";

/** A form that is open: what its fields and its bar read and call. */
export interface RecordFormHandle<B extends z.ZodObject> {
  readonly schema: B;
  readonly record: z.ZodObject;
  readonly state: FormState;
  readonly load: FormLoad;
  readonly changes: readonly string[];
  readonly readOnly: boolean;
  readonly type: (name: string, value: unknown, readable?: boolean) => void;
  readonly leave: (name: string) => void;
  readonly choose: (name: string, take: "mine" | "theirs") => void;
  readonly reset: () => void;
  /** Marks what is wrong; true when nothing is. */
  readonly check: () => boolean;
  readonly save: () => Promise<SaveResult>;
  readonly forgetDraft: () => void;
}

/** The life of one form: typing, checks, draft, save, and what the server may answer to it. */
export function useRecordForm<B extends z.ZodObject, R extends z.ZodType>(
  input: RecordFormInput<B, R>,
): RecordFormHandle<B> {
  const { routes, load, lock, draftKey } = input;
  const schema = routes.post.body;
  const [state, send] = useReducer(
    (before: FormState, event: Parameters<typeof nextForm>[2]) => nextForm(schema, before, event),
    load.values,
    (values) => openForm(values, tabDrafts.load(draftKey)),
  );
  const changes = useMemo(() => formChanges(state), [state]);
  const settled = useRef(false);

  useEffect(() => {
    if (settled.current) return;
    if (changes.length === 0) tabDrafts.clear(draftKey);
    else tabDrafts.save(draftKey, { base: state.base, values: state.values });
  }, [draftKey, changes, state.base, state.values]);

  const forgetDraft = (): void => {
    settled.current = true;
    tabDrafts.clear(draftKey);
  };
  const checkAll = (): FormState["errors"] => {
    const errors = checkForm(schema, state, texts.unreadable);
    send({ kind: "checked", errors });
    return errors;
  };
  const refused = (failure: Failure): SaveResult => {
    const current = problemWith(failure, 409)?.current;
    if (current !== undefined) {
      send({ kind: "outdated", theirs: current });
      return "refused";
    }
    const errors: Record<string, string> = {};
    for (const { path, message } of problemWith(failure, 422)?.errors ?? [])
      errors[path.split(".")[0] ?? ""] ??= message;
    send({ kind: "failed", failure, errors });
    return "refused";
  };
  const saved = (record: z.output<R>): SaveResult => {
    forgetDraft();
    const kept =
      typeof record === "object" && record !== null ? { ...state.values, ...record } : state.values;
    send({
      kind: "saved",
      base: Object.fromEntries(Object.keys(schema.shape).map((name) => [name, kept[name]])),
    });
    settled.current = false;
    input.onSaved(record);
    return "saved";
  };
  const save = async (): Promise<SaveResult> => {
    if (Object.keys(checkAll()).length > 0) return "invalid";
    const sent = wireValues(schema, state.values);
    let record: z.output<R>;
    try {
      record = await call(routes.post, { params: input.params, body: sent });
    } catch (error) {
      const failure = failureOf(error);
      const current = problemWith(failure, 409)?.current;
      if (current === undefined || !holdsAsSent(schema, sent, current)) return refused(failure);
      const standing = check(routes.post.responses[200], current);
      return standing.ok ? saved(standing.value) : refused(failure);
    }
    return saved(record);
  };

  return {
    schema,
    record: routes.post.metadata.answer,
    state,
    load,
    changes,
    readOnly: isReadOnly(lock),
    type: (name, value, readable = true) => send({ kind: "typed", name, value, readable }),
    leave: (name) => send({ kind: "left", name }),
    choose: (name, take) => send({ kind: "chosen", name, take }),
    reset: () => {
      tabDrafts.clear(draftKey);
      send({ kind: "reset" });
    },
    check: () => Object.keys(checkAll()).length === 0,
    save,
    forgetDraft,
  };
}
