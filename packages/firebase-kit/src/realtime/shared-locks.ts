import type { Observable } from "../adapter/observable.ts";
import { once } from "../adapter/once.ts";
import type { Clock, Stop } from "../adapter/realtime-adapter.ts";
import type { LockEvent } from "../lock/state.ts";
import type { LockView } from "../lock/view.ts";
import type { LockRunner } from "./run-lock.ts";
import type { ServiceLink } from "./service-link.ts";

export interface LockOptions {
  /** The entry stays when the client disconnects (S13), until its lease is over (L11). Defaults to false. */
  readonly optOut?: boolean;
}

export interface RecordLockHandle {
  readonly view: Observable<LockView>;
  /** A form opens; what is given back closes it. The lock is freed when the last form of the record closes. */
  readonly open: (options?: LockOptions) => Stop;
  readonly send: (event: Extract<LockEvent, { readonly kind: "intent" | "reopen" }>) => void;
}

export interface SharedLocks {
  readonly handle: (area: string, id: string | number) => RecordLockHandle;
  /** Tells the machine of every record that was ever opened. */
  readonly toAll: (event: LockEvent) => void;
}

interface SharedLock {
  readonly runner: LockRunner;
  users: number;
}

/** One machine a record, however many forms of it are open. `run` makes it. */
export function sharedLocks(
  run: (area: string, id: string | number) => LockRunner,
  clock: Clock,
  { start, trouble }: Pick<ServiceLink, "start" | "trouble">,
): SharedLocks {
  const locks = new Map<string, SharedLock>();

  const sharedLock = (area: string, id: string | number): SharedLock => {
    const key = `${area}/${id}`;
    // Kept when its form closes, for whoever opens the record again: a machine at rest is a few hundred bytes.
    const shared = locks.get(key) ?? { runner: run(area, id), users: 0 };
    locks.set(key, shared);
    return shared;
  };

  const open = (shared: SharedLock, { optOut = false }: LockOptions): Stop => {
    const { send } = shared.runner;
    shared.users += 1;
    start();
    if (shared.users === 1) send({ kind: "open", optOut });
    const why = trouble();
    if (why !== undefined) send({ kind: "trouble", why });
    return once(() => {
      shared.users -= 1;
      // A component that is mounted again in the same breath keeps the lock.
      clock.after(0, () => {
        if (shared.users === 0) send({ kind: "close" });
      });
    });
  };

  return {
    handle: (area, id) => {
      const shared = sharedLock(area, id);
      const { view, send } = shared.runner;
      return { view, send, open: (options = {}) => open(shared, options) };
    },
    toAll: (event) => {
      for (const { runner } of locks.values()) runner.send(event);
    },
  };
}
