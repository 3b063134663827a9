import type { Observable } from "../adapter/observable.ts";
import { once } from "../adapter/once.ts";
import type { Stop } from "../adapter/realtime-adapter.ts";
import type { LockEvent } from "../lock/state.ts";
import type { LockView } from "../lock/view.ts";
import type { LockRunner } from "./run-lock.ts";
import type { ServiceLink } from "./service-link.ts";

export interface LockOptions {
  /** Keeps the entry on disconnect (S13) until its lease expires (L11). Defaults to false. */
  readonly optOut?: boolean;
}

export interface RecordLockHandle {
  readonly view: Observable<LockView>;
  /** Opens a form; the returned function closes it. The last one releases the lock. */
  readonly open: (options?: LockOptions) => Stop;
  /** Something was typed, until the returned function is called. */
  readonly typing: () => Stop;
  readonly send: (event: Extract<LockEvent, { readonly kind: "intent" | "reopen" }>) => void;
}

export interface SharedLocks {
  readonly handle: (area: string, id: string | number) => RecordLockHandle;
  /** To the machines of all records opened so far. */
  readonly toAll: (event: LockEvent) => void;
}

interface SharedLock {
  readonly runner: LockRunner;
  users: number;
  /** Forms of this page with something typed. */
  typing: number;
}

/** One machine per record, created by `run`. */
export function sharedLocks(
  run: (area: string, id: string | number) => LockRunner,
  { start, trouble }: Pick<ServiceLink, "start" | "trouble">,
): SharedLocks {
  const locks = new Map<string, SharedLock>();

  const sharedLock = (area: string, id: string | number): SharedLock => {
    const key = `${area}/${id}`;
    // Kept after its form closes: a few hundred bytes.
    const shared = locks.get(key) ?? { runner: run(area, id), users: 0, typing: 0 };
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
      // A remount in the same commit keeps the lock. Not a timer: browsers defer those after a press, and a
      // quick return must find a new form.
      queueMicrotask(() => {
        if (shared.users === 0) send({ kind: "close" });
      });
    });
  };

  const typing = (shared: SharedLock): Stop => {
    const tell = (by: 1 | -1): void => {
      shared.typing += by;
      shared.runner.send({ kind: "typed", typed: shared.typing > 0 });
    };
    tell(1);
    return once(() => tell(-1));
  };

  return {
    handle: (area, id) => {
      const shared = sharedLock(area, id);
      const { view, send } = shared.runner;
      return { view, send, open: (options = {}) => open(shared, options), typing: () => typing(shared) };
    },
    toAll: (event) => {
      for (const { runner } of locks.values()) runner.send(event);
    },
  };
}
