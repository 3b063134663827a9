import { useLayoutEffect, useMemo } from "react";
import { answerTime } from "../../rules/times.ts";
import type { AskedOfMe, LockView, Takeover } from "../lock/view.ts";
import type { LockOptions, RecordLockHandle } from "../realtime/shared-locks.ts";
import { useObserved, useRealtime } from "./realtime-context.tsx";
import { type RecordLock, recordLockOf } from "./record-lock.ts";
import { useSecondsUntil } from "./use-seconds-until.ts";

/** A record's lock and takeover requests (L06). */
export interface EditLock {
  readonly lock: RecordLock;
  readonly takeover: Takeover;
  readonly asked: AskedOfMe | undefined;
  /** Until the request can be forced or repeated. Rounded up, server time. */
  readonly secondsLeft: number;
  /** Until the requester may take over unanswered. Rounded up, server time. */
  readonly secondsToAnswer: number;
  readonly actions: EditLockActions;
}

export interface EditLockActions {
  /** Tries to retake a lost record (L04). */
  readonly reopen: () => void;
  /** After a loss: asks whoever holds the record now. */
  readonly askBack: () => void;
  /** Something was typed, until the returned function is called. Stable. */
  readonly typing: () => () => void;
  readonly ask: () => void;
  readonly withdraw: () => void;
  /** Also takes a record whose holder disappeared. */
  readonly force: () => void;
  readonly yield: () => void;
  readonly refuse: () => void;
}

const released: LockView = { kind: "released" };
const none: Takeover = { kind: "none" };
const unavailable: Takeover = { kind: "unavailable" };

/**
 * Holds a record's lock while mounted (S12). Returns `free` without area, id or realtime service.
 * @example const { lock, takeover, actions } = useEditLock("building", id);
 */
export function useEditLock(
  area: string | undefined,
  id: string | number | undefined,
  { optOut = false }: LockOptions = {},
): EditLock {
  const realtime = useRealtime();
  const handle = useMemo(
    () => (area === undefined || id === undefined ? undefined : realtime?.record(area, id)),
    [realtime, area, id],
  );
  // Released with the form by a layout effect: a quick return must not see a loss.
  useLayoutEffect(() => handle?.open({ optOut }), [handle, optOut]);
  const view = useObserved(handle?.view, released);
  const takeover = takeoverIn(view);
  const secondsLeft = useSecondsUntil(momentOf(takeover));
  const asked = view.kind === "mine" ? view.asked : undefined;
  // Clocks differ; never show more time than the rules allow.
  const secondsToAnswer = Math.min(answerTime / 1_000, useSecondsUntil(asked && asked.by.since + answerTime));
  const actions = useMemo(() => actionsOn(handle), [handle]);
  return useMemo(
    () => ({
      lock: recordLockOf(view),
      takeover,
      asked,
      secondsLeft,
      secondsToAnswer,
      actions,
    }),
    [view, takeover, asked, secondsLeft, secondsToAnswer, actions],
  );
}

function takeoverIn(view: LockView): Takeover {
  if (view.kind === "other") return view.takeover;
  return view.kind === "offline" ? unavailable : none;
}

function momentOf(takeover: Takeover): number | undefined {
  if (takeover.kind === "asked") return takeover.forceAt;
  return takeover.kind === "refused" ? takeover.askAgainAt : undefined;
}

function actionsOn(handle: RecordLockHandle | undefined): EditLockActions {
  const intent = (what: "ask" | "withdraw" | "force" | "yielded" | "refused") => () =>
    handle?.send({ kind: "intent", intent: what });
  return {
    reopen: () => handle?.send({ kind: "reopen" }),
    askBack: () => {
      handle?.send({ kind: "reopen" });
      handle?.send({ kind: "intent", intent: "ask" });
    },
    typing: () => handle?.typing() ?? (() => undefined),
    ask: intent("ask"),
    withdraw: intent("withdraw"),
    force: intent("force"),
    yield: intent("yielded"),
    refuse: intent("refused"),
  };
}
