import { useEffect, useMemo, useState } from "react";
import type { AskedOfMe, LockView, Takeover } from "../lock/view.ts";
import { useObserved, useRealtime } from "./realtime-context.tsx";
import { useRecordHandle } from "./use-record-handle.ts";

export interface TakeoverDialog {
  /** Where this admin's ask for another's record stands. */
  readonly takeover: Takeover;
  /** Somebody asks for the record that this admin holds. */
  readonly asked: AskedOfMe | undefined;
  /** Until the ask may be forced, or repeated after a no: full seconds of server time; 0 when it may be now. */
  readonly secondsLeft: number;
  readonly ask: () => void;
  readonly withdraw: () => void;
  readonly force: () => void;
  readonly yield: () => void;
  readonly refuse: () => void;
}

const none: Takeover = { kind: "none" };
const unavailable: Takeover = { kind: "unavailable" };

function takeoverIn(view: LockView): Takeover {
  if (view.kind === "other") return view.takeover;
  return view.kind === "offline" ? unavailable : none;
}

/**
 * Asking for a record that another admin holds, and answering who asks for one's own (L06). It goes with a `useEditLock`
 * of the same record on the same page, whose machine it shares.
 */
export function useTakeover(area: string | undefined, id: string | number | undefined): TakeoverDialog {
  const handle = useRecordHandle(area, id);
  const view = useObserved(handle?.view, { kind: "released" });
  const takeover = takeoverIn(view);
  const secondsLeft = useSecondsUntil(untilOf(takeover));
  return useMemo(() => {
    const wish = (what: "ask" | "withdraw" | "force" | "yielded" | "refused") => () =>
      handle?.send({ kind: "wish", wish: what });
    return {
      takeover,
      asked: view.kind === "mine" ? view.asked : undefined,
      secondsLeft,
      ask: wish("ask"),
      withdraw: wish("withdraw"),
      force: wish("force"),
      yield: wish("yielded"),
      refuse: wish("refused"),
    };
  }, [handle, takeover, view, secondsLeft]);
}

function untilOf(takeover: Takeover): number | undefined {
  if (takeover.kind === "asked") return takeover.forceAt;
  return takeover.kind === "refused" ? takeover.askAgainAt : undefined;
}

/** Counts down to a moment of server time, so that a wrong clock changes nothing (L10). */
function useSecondsUntil(moment: number | undefined): number {
  const realtime = useRealtime();
  const [, setTurn] = useState(0);
  const left =
    moment === undefined || realtime === undefined
      ? 0
      : Math.max(0, Math.ceil((moment - realtime.serverNow()) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setTurn((turn) => turn + 1), 500);
    return () => clearInterval(timer);
  }, [left]);
  return left;
}
