import { useMemo } from "react";
import type { RecordLockHandle } from "../realtime/realtime.ts";
import { useRealtime } from "./realtime-context.tsx";

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
