import { check, type Problem } from "@palier/contract";
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { z } from "zod";
import { whileSameAdmin } from "#api/admin-change.ts";
import { call } from "#api/call.ts";
import { type Failure, failureOf, problemWith } from "#api/failure.ts";
import { ownWrites } from "#api/own-writes.ts";
import { useRefresh } from "#api/refresh.ts";
import {
  type Attempt,
  afterFailure,
  attemptFor,
  bodyOf,
  isRepeated,
  isUndecided,
  withoutLatest,
} from "./attempt.ts";
import { authorOf, type ChangeAuthor } from "./change-author.ts";
import { byPath } from "./form-errors.ts";
import { formChanges } from "./form-state.ts";
import type { FormStore } from "./form-store.ts";
import { type FormValues, isValues } from "./form-values.ts";
import { holdsAsSent } from "./merge-record.ts";
import type { FormLoad, RecordFormInput, SaveResult } from "./record-form-parts.ts";
import { useRunningSaves, useTellAway } from "./unsaved.tsx";
import type { DraftControl } from "./use-draft.ts";

interface SaveParts<B extends z.ZodObject, R extends z.ZodType> {
  readonly input: RecordFormInput<B, R>;
  readonly store: FormStore;
  readonly draft: DraftControl;
  readonly attempt: RefObject<Attempt | undefined>;
  readonly toSend: () => FormValues;
}

export interface Saver {
  /** `anyway` confirms sending besides a lost attempt. */
  readonly send: (anyway: boolean) => Promise<SaveResult>;
  /** Ends a lost attempt if the load contains what was sent. */
  readonly settle: (load: FormLoad) => boolean;
  readonly running: () => Promise<SaveResult> | undefined;
}

/**
 * A lost answer is unknown: everything is reloaded, other values need confirmation (A17). If the form is left
 * meanwhile, a toast links back.
 */
export function useSave<B extends z.ZodObject, R extends z.ZodType>(parts: SaveParts<B, R>): Saver {
  const latest = useRef(parts);
  useLayoutEffect(() => {
    latest.current = parts;
  });
  const refresh = useRefresh();
  const [isSameAdmin] = useState(whileSameAdmin);
  const saves = useRunningSaves();
  const tellAway = useTellAway();
  const running = useRef<Promise<SaveResult> | undefined>(undefined);
  return useMemo(() => {
    const context: SaveContext<B, R> = {
      parts: () => latest.current,
      isSameAdmin,
      refresh,
      ended: () => {
        running.current = undefined;
      },
      tellAway,
    };
    return {
      send: (anyway) => {
        if (running.current !== undefined) return Promise.resolve("busy");
        const save = sendForm(context, anyway).finally(() => {
          if (running.current === save) running.current = undefined;
        });
        running.current = save;
        saves.add(save);
        return save;
      },
      settle: (load) => settle(context, load),
      running: () => running.current,
    };
  }, [refresh, tellAway, saves, isSameAdmin]);
}

interface SaveContext<B extends z.ZodObject, R extends z.ZodType> {
  readonly parts: () => SaveParts<B, R>;
  /** Earlier saves are neither announced to nor kept for another admin (A13). */
  readonly isSameAdmin: () => boolean;
  readonly refresh: () => Promise<void>;
  readonly ended: () => void;
  /** False if its form shows it. */
  readonly tellAway: (failure: Failure) => boolean;
}

async function sendForm<B extends z.ZodObject, R extends z.ZodType>(
  context: SaveContext<B, R>,
  anyway: boolean,
): Promise<SaveResult> {
  const { store, draft, attempt, input, toSend } = context.parts();
  const { routes, params } = input;
  const values = toSend();
  const open = attempt.current;
  if (!anyway && open?.lost === true && !isRepeated(values, open) && !isUndone(store, open)) {
    store.send({ kind: "second attempt", earlier: bodyOf(open) });
    return "asks";
  }
  const sent = attemptFor(values, open);
  attempt.current = sent;
  const body = bodyOf(sent);
  draft.write();
  store.send({ kind: "sent" });
  try {
    const idempotencyKey = routes.post.metadata.idempotent === true ? sent.key : undefined;
    const answer = await call(routes.post, { params, body, idempotencyKey });
    return context.isSameAdmin() ? saved(context, answer) : "refused";
  } catch (error) {
    if (!context.isSameAdmin()) return "refused";
    const failure = failureOf(error);
    attempt.current = afterFailure(sent, failure);
    const current = problemWith(failure, 409)?.current;
    if (current === undefined) return refused(context, failure, body);
    const standing = holdsAsSent(routes.post.body, body, current) ? asAnswer(input, current) : undefined;
    if (standing !== undefined) return saved(context, standing.value);
    // After this page's own action: resend the input over its changes.
    if (ownWrites(routes.post, params, body.version, current.version) !== "here")
      return refused(context, failure, body);
    store.send({ kind: "acted", values: current });
    // Other requests account for all versions since.
    attempt.current = withoutLatest(sent);
    return sendForm(context, anyway);
  }
}

/** With the same version, a late arrival and a retry cannot both succeed. */
export function isUndone(store: FormStore, open: Attempt): boolean {
  const { version } = bodyOf(open);
  const { reread, values } = store.get();
  // It may have arrived since.
  return reread === "unchanged" && version !== undefined && values.version === version;
}

function refused<B extends z.ZodObject, R extends z.ZodType>(
  context: SaveContext<B, R>,
  failure: Failure,
  sent: FormValues,
): SaveResult {
  const { store, draft, attempt, input } = context.parts();
  const stale = problemWith(failure, 409);
  const isLost = isUndecided(failure);
  if (stale?.current !== undefined)
    store.send({ kind: "outdated", theirs: stale.current, author: savedBy(input, sent, stale) });
  else store.send({ kind: "failed", failure, errors: byPath(problemWith(failure, 422)?.errors ?? []) });
  // Written at sending, since changed.
  if (formChanges(store.get()).length > 0 || attempt.current !== undefined) draft.write();
  if (isLost) void readAgain(context, failure);
  // The record's choices may have changed too (A15).
  else if (stale !== undefined) void context.refresh();
  if (!isLost) context.tellAway(failure);
  return "refused";
}

function savedBy<B extends z.ZodObject, R extends z.ZodType>(
  { routes, params }: RecordFormInput<B, R>,
  sent: FormValues,
  { current, changedBy }: Problem,
): ChangeAuthor | undefined {
  const areOwn = ownWrites(routes.post, params, sent.version, current?.version) !== undefined;
  return authorOf(changedBy, { count: Number(current?.version) - Number(sent.version), areOwn });
}

async function readAgain<B extends z.ZodObject, R extends z.ZodType>(
  context: SaveContext<B, R>,
  failure: Failure,
): Promise<void> {
  const { input, store, attempt } = context.parts();
  const open = attempt.current;
  void context.refresh();
  try {
    const load = await call(input.routes.get, { params: input.params });
    if (
      !context.isSameAdmin() ||
      attempt.current !== open ||
      open === undefined ||
      store.get().sent !== undefined
    )
      return;
    if (settle(context, load)) return;
    const version = bodyOf(open).version;
    // A new record cannot be reloaded.
    if (version !== undefined)
      store.send({ kind: "reread", values: load.values, unchanged: load.values.version === version });
  } catch {
    // The outcome stays unknown, as the form says.
  }
  if (attempt.current === open && context.isSameAdmin()) context.tellAway(failure);
}

function settle<B extends z.ZodObject, R extends z.ZodType>(
  context: SaveContext<B, R>,
  { record }: FormLoad,
): boolean {
  const { input, store, attempt } = context.parts();
  const open = attempt.current;
  if (open?.lost !== true || record === undefined || store.get().sent !== undefined) return false;
  const sent = bodyOf(open);
  if (sent.version === undefined || record.version === sent.version) return false;
  if (!holdsAsSent(input.routes.post.body, sent, record)) return false;
  const standing = asAnswer(input, record);
  if (standing === undefined) return false;
  saved(context, standing.value, { ...sent, ...typedOver(store, input.fixed) });
  return true;
}

/** The form's own values of `fixed` fields. */
const typedOver = (store: FormStore, fixed: FormValues = {}): FormValues =>
  Object.fromEntries(Object.keys(fixed).map((name) => [name, store.get().values[name]]));

function asAnswer<B extends z.ZodObject, R extends z.ZodType>(
  { routes }: RecordFormInput<B, R>,
  record: FormValues,
): { readonly value: z.output<R> } | undefined {
  const answer = routes.post.responses[200];
  const checked = answer === undefined ? undefined : check(answer, record);
  return checked?.ok === true ? { value: checked.value } : undefined;
}

function saved<B extends z.ZodObject, R extends z.ZodType>(
  context: SaveContext<B, R>,
  record: z.output<R>,
  sent?: FormValues,
): SaveResult {
  const { input, store, draft, attempt } = context.parts();
  if (input.after === "reset") store.send({ kind: "cleared", values: input.load.values });
  else store.send({ kind: "saved", record: isValues(record) ? record : {}, sent });
  attempt.current = undefined;
  const { base, values } = store.get();
  const isTyped = formChanges({ base, values }).length > 0;
  if (isTyped) draft.write();
  else draft.forget();
  // `onSaved` may navigate, which this save must not block.
  context.ended();
  input.onSaved(record, isTyped ? { base, values } : undefined);
  return "saved";
}
