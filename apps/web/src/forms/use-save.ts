import { check, type Problem } from "@palier/contract";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
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
import type { FormValues } from "./form-values.ts";
import { holdsAsSent } from "./merge-record.ts";
import type { FormLoad, RecordFormInput, SaveResult } from "./record-form-parts.ts";
import { useRunningSaves, useTellAway } from "./unsaved.tsx";
import type { DraftControl } from "./use-draft.ts";

/** What a save needs of its form. */
interface SaveParts<B extends z.ZodObject, R extends z.ZodType> {
  readonly input: RecordFormInput<B, R>;
  readonly store: FormStore;
  readonly draft: DraftControl;
  readonly attempt: RefObject<Attempt | undefined>;
  /** What would be sent now. */
  readonly toSend: () => FormValues;
}

export interface Saver {
  /** Sends the form as it stands. `anyway` confirms that it goes out beside an attempt whose answer was lost. */
  readonly send: (anyway: boolean) => Promise<SaveResult>;
  /** Ends an attempt whose answer was lost when a newer reading of the record holds what was sent. */
  readonly settle: (load: FormLoad) => boolean;
  /** The save under way. */
  readonly running: () => Promise<SaveResult> | undefined;
}

/**
 * Sends a form and does what its answer asks for. A lost answer is unknown, not failed: everything is read again at once,
 * and other values ask before they are sent (A17). The form may leave the screen meanwhile: its draft then keeps what did
 * not go through, and a toast leads back to it.
 */
export function useSave<B extends z.ZodObject, R extends z.ZodType>(parts: SaveParts<B, R>): Saver {
  const latest = useRef(parts);
  useEffect(() => {
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
  /** False once another admin signed in: what was sent before is neither announced to them nor kept as theirs (A13). */
  readonly isSameAdmin: () => boolean;
  readonly refresh: () => Promise<void>;
  /** The save has its answer: nothing waits for it any more. */
  readonly ended: () => void;
  /** Says that a save ended badly; false while its form is on the screen and says so itself. */
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
    // An action of this page came between: what is typed goes out again, on top of what the action changed.
    if (ownWrites(routes.post, params, body.version, current.version) !== "here")
      return refused(context, failure, body);
    store.send({ kind: "acted", values: current });
    // Each version since is the work of another request: this one was not done.
    attempt.current = withoutLatest(sent);
    return sendForm(context, anyway);
  }
}

/** True when the record was read after the answer was lost and shows no change: its version keeps one of two tries out. */
export function isUndone(store: FormStore, open: Attempt): boolean {
  const { version } = bodyOf(open);
  const { reread, values } = store.get();
  // What was on its way then may have arrived since: the version that goes out now has to be the one of then.
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
  // What is open now differs from what was written when the save went out.
  if (formChanges(store.get()).length > 0 || attempt.current !== undefined) draft.write();
  if (isLost) void readAgain(context, failure);
  // The record is another one than the form was opened with: what may be chosen now is asked again (A15).
  else if (stale !== undefined) void context.refresh();
  if (!isLost) context.tellAway(failure);
  return "refused";
}

/** Who saved the record since the version that was sent, as far as it is known. */
function savedBy<B extends z.ZodObject, R extends z.ZodType>(
  { routes, params }: RecordFormInput<B, R>,
  sent: FormValues,
  { current, changedBy }: Problem,
): ChangeAuthor | undefined {
  const areOwn = ownWrites(routes.post, params, sent.version, current?.version) !== undefined;
  return authorOf(changedBy, { count: Number(current?.version) - Number(sent.version), areOwn });
}

/** Reads everything again after a lost answer: the record may hold what was sent. */
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
    // The form of a new record has no record that could have been read.
    if (version !== undefined)
      store.send({ kind: "reread", values: load.values, unchanged: load.values.version === version });
  } catch {
    // It cannot be read either: the outcome stays unknown, and the form says so already.
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

/** The form's own values of fields that the action itself gives: nobody typed what was sent there. */
const typedOver = (store: FormStore, fixed: FormValues = {}): FormValues =>
  Object.fromEntries(Object.keys(fixed).map((name) => [name, store.get().values[name]]));

/** A record as the save would have answered it; undefined where the answer is something else. */
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
  // What was created is opened from there: its own save must not hold that back.
  context.ended();
  input.onSaved(record, isTyped ? { base, values } : undefined);
  return "saved";
}

const isValues = (value: unknown): value is FormValues => typeof value === "object" && value !== null;
