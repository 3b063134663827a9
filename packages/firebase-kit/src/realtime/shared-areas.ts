import { type Observable, variable } from "../adapter/observable.ts";
import { once } from "../adapter/once.ts";
import type { Clock, RealtimeAdapter, Stop } from "../adapter/realtime-adapter.ts";
import type { LockPaths } from "../lock/paths.ts";
import { type AreaLocks, noLocksKnown } from "../presence/presence.ts";
import { type AreaWatch, watchArea } from "../presence/watch-area.ts";

export interface AreaHandle {
  readonly locks: Observable<AreaLocks>;
  readonly open: () => Stop;
}

interface SharedArea {
  readonly locks: ReturnType<typeof variable<AreaLocks>>;
  users: number;
  watch: AreaWatch | undefined;
}

export interface SharedAreas {
  readonly handle: (area: string) => AreaHandle;
  readonly retry: () => void;
  readonly stop: Stop;
}

/** One watch per area; the first calls `start`. */
export function sharedAreas(
  adapter: RealtimeAdapter,
  clock: Clock,
  paths: LockPaths,
  start: () => void,
): SharedAreas {
  const areas = new Map<string, SharedArea>();

  const open = (area: string, shared: SharedArea): Stop => {
    start();
    shared.users += 1;
    if (shared.watch === undefined) {
      const watch = watchArea({ locks: paths.area(area), leases: paths.leases(area) }, adapter, clock);
      shared.watch = watch;
      watch.locks.subscribe(() => shared.locks.set(watch.locks.get()));
    }
    return once(() => {
      shared.users -= 1;
      clock.after(0, () => {
        if (shared.users > 0) return;
        shared.watch?.stop();
        shared.watch = undefined;
        shared.locks.set(noLocksKnown);
      });
    });
  };

  return {
    handle: (area) => {
      const shared = areas.get(area) ?? { locks: variable(noLocksKnown), users: 0, watch: undefined };
      areas.set(area, shared);
      return { locks: shared.locks, open: () => open(area, shared) };
    },
    retry: () => {
      for (const { watch } of areas.values()) watch?.retry();
    },
    stop: () => {
      for (const { watch } of areas.values()) watch?.stop();
    },
  };
}
