/** When the locks of an area were renewed: read, never watched, and only when a lock could have lapsed (L11). */

import { leaseTime } from "@palier/firebase-rules/times";
import type { Clock, RealtimeAdapter, Stop } from "../adapter/realtime-adapter.ts";

export interface AreaLeases {
  /** The server time as of which the leases are known; before all times while they are not. */
  readonly knownAsOf: () => number;
  /** Has them read when the first lock lapses (server time); not at all without one. Nothing changes while they are read. */
  readonly readAt: (lapse: number | undefined) => void;
  readonly stop: Stop;
}

const neverRead = Number.NEGATIVE_INFINITY;
/** Lists that watch one area do not ask for its leases in the same moment (milliseconds). */
const spread = 4_000;
const againAfter = 30_000;

/** @param tell called with the times of renewal by the locks' keys, of those that were renewed within a lease's time. */
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
      // The machine's clock was fast when the leases were read, and the service has said so since.
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
