import { answerTime } from "@palier/firebase-rules/times";
import { useLayoutEffect, useMemo } from "react";
import type { AskedOfMe, LockView, Takeover } from "../lock/view.ts";
import type { LockOptions, RecordLockHandle } from "../realtime/shared-locks.ts";
import { useObserved, useRealtime } from "./realtime-context.tsx";
import { type RecordLock, recordLockOf } from "./record-lock.ts";
import { useSecondsUntil } from "./use-seconds-until.ts";

/** A record's lock, and the requests to hand it over (L06). */
export interface EditLock {
  readonly lock: RecordLock;
  /** Where this admin's request for another's record stands. */
  readonly takeover: Takeover;
  /** The request of another admin for the record that this one holds. */
  readonly asked: AskedOfMe | undefined;
  /** Until the request may be forced, or repeated after a refusal: full seconds of server time; 0 when it may be now. */
  readonly secondsLeft: number;
  /** Until the admin who asks for the record may take it without an answer: full seconds of server time; 0 when it may be now. */
  readonly secondsToAnswer: number;
  readonly actions: EditLockActions;
}

export interface EditLockActions {
  /** After a loss: tries to take the record again (L04). */
  readonly reopen: () => void;
  readonly ask: () => void;
  readonly withdraw: () => void;
  readonly force: () => void;
  readonly yield: () => void;
  readonly refuse: () => void;
}

const released: LockView = { kind: "released" };
const none: Takeover = { kind: "none" };
const unavailable: Takeover = { kind: "unavailable" };

/**
 * Takes a record's lock while the component is mounted (S12). Returns `free` without an area or id, and where there is no
 * realtime service.
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
  // As the form goes, not when the browser is idle: who is back by then would else be shown what the former form lost.
  useLayoutEffect(() => handle?.open({ optOut }), [handle, optOut]);
  const view = useObserved(handle?.view, released);
  const takeover = takeoverIn(view);
  const secondsLeft = useSecondsUntil(momentOf(takeover));
  const asked = view.kind === "mine" ? view.asked : undefined;
  // Two clocks are never the same: nobody has longer than the rules give.
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
    ask: intent("ask"),
    withdraw: intent("withdraw"),
    force: intent("force"),
    yield: intent("yielded"),
    refuse: intent("refused"),
  };
}
