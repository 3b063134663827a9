import { useEffect, useMemo } from "react";
import type { LockView } from "../lock/view.ts";
import type { LockOptions } from "../realtime/realtime.ts";
import { useObserved } from "./realtime-context.tsx";
import { type RecordLock, recordLockOf } from "./record-lock.ts";
import { useRecordHandle } from "./use-record-handle.ts";
import { type TakeoverDialog, useTakeover } from "./use-takeover.ts";

export interface EditLock {
  readonly lock: RecordLock;
  /** Everything that is known, for whoever shows more than a form does. */
  readonly view: LockView;
  /** After a loss: tries to take the record again (L04). */
  readonly reopen: () => void;
  /** Asking for another's record, and answering who asks for this one (L06). */
  readonly takeover: TakeoverDialog;
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
  const takeover = useTakeover(area, id);
  return useMemo(
    () => ({ view, lock: recordLockOf(view), takeover, reopen: () => handle?.send({ kind: "reopen" }) }),
    [view, takeover, handle],
  );
}
