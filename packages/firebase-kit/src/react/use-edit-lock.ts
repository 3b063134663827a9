import { useEffect, useMemo } from "react";
import type { LockView } from "../lock/view.ts";
import type { LockOptions, RecordLockHandle } from "../realtime/realtime.ts";
import { useObserved, useRealtime } from "./realtime-context.tsx";
import { type RecordLock, recordLockOf } from "./record-lock.ts";

export interface EditLock {
  readonly lock: RecordLock;
  /** Everything that is known, for whoever shows more than a form does. */
  readonly view: LockView;
  /** After a loss: tries to take the record again (L04). */
  readonly reopen: () => void;
}

const released: LockView = { kind: "released" };

/** Takes a record's lock while the component is mounted (S12). Without an area or id it takes none, and says `free`. */
export function useEditLock(
  area: string | undefined,
  id: string | number | undefined,
  { optOut = false }: LockOptions = {},
): EditLock {
  const handle = useRecordHandle(area, id);
  useEffect(() => handle?.open({ optOut }), [handle, optOut]);
  const view = useObserved(handle?.view, released);
  return useMemo(
    () => ({ view, lock: recordLockOf(view), reopen: () => handle?.send({ kind: "reopen" }) }),
    [view, handle],
  );
}

/** A record's shared machine; looking at it opens nothing. */
export function useRecordHandle(
  area: string | undefined,
  id: string | number | undefined,
): RecordLockHandle | undefined {
  const realtime = useRealtime();
  return useMemo(
    () => (area === undefined || id === undefined ? undefined : realtime?.record(area, id)),
    [realtime, area, id],
  );
}
