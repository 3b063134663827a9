import type { Clock, RealtimeAdapter } from "../adapter/realtime-adapter.ts";
import type { Tab } from "../lock/writes.ts";
import { type RecordViewers, watchViewers } from "../viewers/record-viewers.ts";

export interface RecordVisits {
  readonly begin: (area: string, id: string | number) => RecordViewers;
  readonly retry: () => void;
}

/** `tab`: the current identity. */
export function recordVisits(
  tab: () => Omit<Tab, "optOut" | "typed">,
  adapter: RealtimeAdapter,
  clock: Clock,
): RecordVisits {
  const visits = new Set<RecordViewers>();
  let begun = 0;
  return {
    begin: (area, id) => {
      begun += 1;
      const { sid, ...me } = tab();
      // Unique per visit, so that one's end does not remove the next.
      const visit = watchViewers({ ...me, sid: `${sid}-${begun}` }, `viewers/${area}/${id}`, adapter, clock);
      visits.add(visit);
      return {
        ...visit,
        stop: () => {
          visits.delete(visit);
          visit.stop();
        },
      };
    },
    retry: () => {
      for (const each of visits) each.retry();
    },
  };
}
