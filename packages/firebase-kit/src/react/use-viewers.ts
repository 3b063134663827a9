import { useEffect, useState } from "react";
import type { Viewer } from "../viewers/record-viewers.ts";
import { useRealtime } from "./realtime-context.tsx";

const nobody: readonly Viewer[] = [];

/**
 * Other admins viewing a record, live; announces this tab. Empty without area or service.
 * @example const viewers = useViewers("building", id);
 */
export function useViewers(area: string | undefined, id: number): readonly Viewer[] {
  const realtime = useRealtime();
  const [others, setOthers] = useState(nobody);
  useEffect(() => {
    if (realtime === undefined || area === undefined) return;
    const viewers = realtime.viewers(area, id);
    const stopTelling = viewers.others.subscribe(() => setOthers(viewers.others.get()));
    return () => {
      stopTelling();
      viewers.stop();
      setOthers(nobody);
    };
  }, [realtime, area, id]);
  return others;
}
