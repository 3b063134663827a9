import { useEffect, useMemo } from "react";
import type { LockView } from "../edit-lock-view.ts";
import type { RecordLockHandle } from "../realtime.ts";
import { useObserved, useRealtime } from "./realtime-context.tsx";
import { type RecordLock, recordLockOf } from "./record-lock.ts";

export interface EditLockOptions {
  /** The entry stays when the client disconnects (S13). */
  readonly optOut?: boolean;
}

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
  { optOut = false }: EditLockOptions = {},
): EditLock {
  const handle = useRecordHandle(area, id, optOut);
  useEffect(() => handle?.open(), [handle]);
  const view = useObserved(handle?.view, released);
  return useMemo(
    () => ({ view, lock: recordLockOf(view), reopen: () => handle?.send({ kind: "reopen" }) }),
    [view, handle],
  );
}

/** The lock of a record as the shape that a form wants: a `useRecordLock` of a lock source. */
export const useRecordLock = (area: string | undefined, id: number | undefined): RecordLock =>
  useEditLock(area, id).lock;

/** A record's shared machine; looking at it opens nothing. */
export function useRecordHandle(
  area: string | undefined,
  id: string | number | undefined,
  optOut: boolean,
): RecordLockHandle | undefined {
  const realtime = useRealtime();
  return useMemo(
    () => (area === undefined || id === undefined ? undefined : realtime?.record(area, id, { optOut })),
    [realtime, area, id, optOut],
  );
}
