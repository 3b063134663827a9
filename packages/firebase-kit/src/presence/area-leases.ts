/** Read rather than watched, and only when a lock could have lapsed (L11). */

import { leaseTime } from "../../rules/times.ts";
import type { Clock, RealtimeAdapter, Stop } from "../adapter/realtime-adapter.ts";

export interface AreaLeases {
  /** Server time of the last reading; before all times without one. */
  readonly knownAsOf: () => number;
  /** Schedules a reading (server time); undefined cancels. No effect during one. */
  readonly readAt: (lapse: number | undefined) => void;
  readonly stop: Stop;
}

const neverRead = Number.NEGATIVE_INFINITY;
/** Random spread (ms): lists do not read simultaneously. */
const spread = 4_000;
const againAfter = 30_000;

/** @param tell receives renewal times by lock key, of valid leases. */
export function areaLeases(
  place: string,
  adapter: RealtimeAdapter,
  clock: Clock,
  tell: (renewed: ReadonlyMap<string, number>) => void,
): AreaLeases {
  let asOf = neverRead;
  let coming: Stop | undefined;
  let [isReading, isStopped] = [false, false];

  const read = (): void => {
    isReading = true;
    const now = adapter.serverNow();
    adapter.readNumbers(place, now - leaseTime).then(
      (renewed) => {
        isReading = false;
        asOf = now;
        tell(renewed);
      },
      () => {
        if (isStopped) return;
        coming = clock.after(againAfter + clock.random() * spread, read);
      },
    );
  };

  return {
    knownAsOf: () => {
      // The clock was fast at the reading.
      if (adapter.serverNow() < asOf) asOf = neverRead;
      return asOf;
    },
    readAt: (lapse) => {
      if (isReading) return;
      coming?.();
      const late = asOf === neverRead ? 0 : 1_000 + clock.random() * spread;
      coming =
        lapse === undefined ? undefined : clock.after(Math.max(0, lapse - adapter.serverNow()) + late, read);
    },
    stop: () => {
      isStopped = true;
      coming?.();
    },
  };
}
