import type { Clock, RealtimeAdapter } from "../adapter/realtime-adapter.ts";
import type { Tab } from "../lock/writes.ts";
import { type RecordViewers, watchViewers } from "../viewers/record-viewers.ts";

export interface RecordVisits {
  /** Shows this tab at a record, and who else is there, until it is stopped. */
  readonly begin: (area: string, id: string | number) => RecordViewers;
  /** Signed in again: those that were refused come again. */
  readonly retry: () => void;
}

/** This page's visits to records, each with an entry of its own. `tab`: this page's, as it is then. */
export function recordVisits(
  tab: () => Omit<Tab, "optOut">,
  adapter: RealtimeAdapter,
  clock: Clock,
): RecordVisits {
  const visits = new Set<RecordViewers>();
  let begun = 0;
  return {
    begin: (area, id) => {
      begun += 1;
      const { sid, ...me } = tab();
      // A place of its own each time: the end of one visit must not take the next one's with it.
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
