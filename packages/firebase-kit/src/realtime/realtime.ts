/**
 * The realtime service as a page uses it: one machine a record however many components look at it, one watch an area,
 * nothing loaded before the first of them is wanted (S16). Knows neither Firebase nor React.
 */
import type { LockEvent, Trouble } from "./edit-lock-state.ts";
import type { LockView } from "./edit-lock-view.ts";
import { lateDoor } from "./late-door.ts";
import type { Admin } from "./lock-entry.ts";
import { type LockRunner, runLock } from "./lock-runner.ts";
import { type Observable, variable } from "./observable.ts";
import { type AreaLocks, type AreaWatch, noLocksKnown, watchArea } from "./presence.ts";
import { type Clock, type RealtimeDoor, type Stop, systemClock } from "./realtime-door.ts";

/** `idle`: nothing has been wanted yet. `unavailable`: signing in or loading failed; locks are not guaranteed (L07). */
export type ConnectionState = "idle" | "connecting" | "connected" | "offline" | "unavailable";

export interface RecordLockHandle {
  readonly view: Observable<LockView>;
  /** A form opens; what is given back closes it. The lock is freed when the last form of the record closes. */
  readonly open: () => Stop;
  readonly send: (event: Extract<LockEvent, { readonly kind: "wish" | "reopen" }>) => void;
}

export interface AreaHandle {
  readonly locks: Observable<AreaLocks>;
  /** A list looks; what is given back ends it. */
  readonly open: () => Stop;
}

export interface Realtime {
  readonly admin: Admin;
  readonly connection: Observable<ConnectionState>;
  /** `optOut`: the entry stays when the client disconnects (S13). */
  readonly record: (
    area: string,
    id: string | number,
    options?: { readonly optOut?: boolean },
  ) => RecordLockHandle;
  readonly area: (area: string) => AreaHandle;
  /** Server time in milliseconds, for countdowns (L10). */
  readonly serverNow: () => number;
  /** The page is hidden for good (`pagehide`), or comes back from the browser's cache. */
  readonly pageHidden: () => void;
  readonly pageShown: () => void;
  /** Ends everything, as at sign-out. */
  readonly close: () => Promise<void>;
}

/** What loads and signs in; `trouble` may be told and taken back (undefined) any number of times. */
export interface RealtimeBackend {
  readonly open: (trouble: (why: Trouble | undefined) => void) => Promise<RealtimeDoor>;
  /** Closes the connection at once; `resume` opens it again. */
  readonly suspend: () => void;
  readonly resume: () => void;
  readonly close: () => Promise<void>;
}

export interface RealtimeOptions {
  readonly admin: Admin;
  readonly backend: RealtimeBackend;
  readonly clock?: Clock;
  /** Names this page; random by default. */
  readonly sid?: string;
}

interface SharedLock {
  readonly runner: LockRunner;
  users: number;
}
interface SharedArea {
  readonly locks: ReturnType<typeof variable<AreaLocks>>;
  users: number;
  watch: AreaWatch | undefined;
}

export function createRealtime({
  admin,
  backend,
  clock = systemClock,
  sid = newSid(),
}: RealtimeOptions): Realtime {
  // The identity provider spells addresses in lower case, and the rules compare with its spelling.
  const me: Admin = { email: admin.email.toLowerCase(), name: admin.name };
  const connection = variable<ConnectionState>("idle");
  const locks = new Map<string, SharedLock>();
  const areas = new Map<string, SharedArea>();
  const door = lateDoor(clock);
  let trouble: Trouble | undefined;
  let started = false;
  let closed = false;
  let stopConnection: Stop = () => undefined;

  const start = (): void => {
    if (started || closed) return;
    started = true;
    connection.set("connecting");
    let everUp = false;
    stopConnection();
    stopConnection = door.watchConnection((up) => {
      everUp ||= up;
      if (up) trouble = undefined;
      connection.set(up ? "connected" : everUp ? "offline" : "connecting");
    });
    backend.open(troubled).then(door.arrive, () => {
      // The code could not be loaded, say: the next form or list tries again.
      started = false;
      troubled("unreachable");
    });
  };

  const troubled = (why: Trouble | undefined): void => {
    trouble = why;
    connection.set(why === undefined ? "connecting" : "unavailable");
    if (why !== undefined) for (const { runner } of locks.values()) runner.send({ kind: "trouble", why });
  };

  const sharedLock = (area: string, id: string | number, optOut: boolean): SharedLock => {
    const key = `${area}/${id}`;
    const known = locks.get(key);
    if (known !== undefined) return known;
    const runner = runLock({ tab: { ...me, sid, optOut }, area, id, door, clock });
    // Kept when its form closes, for whoever opens the record again: a machine at rest is a few hundred bytes.
    const made = { runner, users: 0 };
    locks.set(key, made);
    return made;
  };

  return {
    admin: me,
    connection,
    serverNow: () => door.serverNow(),
    record: (area, id, { optOut = false } = {}) => {
      const shared = sharedLock(area, id, optOut);
      return {
        view: shared.runner.view,
        send: shared.runner.send,
        open: () => {
          shared.users += 1;
          start();
          if (shared.users === 1) shared.runner.send({ kind: "open" });
          if (trouble !== undefined) shared.runner.send({ kind: "trouble", why: trouble });
          return once(() => {
            shared.users -= 1;
            // A component that is mounted again in the same breath keeps the lock.
            clock.after(0, () => {
              if (shared.users === 0) shared.runner.send({ kind: "close" });
            });
          });
        },
      };
    },
    area: (area) => {
      const shared = areas.get(area) ?? { locks: variable(noLocksKnown), users: 0, watch: undefined };
      areas.set(area, shared);
      return { locks: shared.locks, open: () => openArea(area, shared) };
    },
    pageHidden: () => {
      for (const { runner } of locks.values()) runner.send({ kind: "page-hidden" });
      if (started) backend.suspend();
    },
    pageShown: () => {
      if (started) backend.resume();
      for (const { runner } of locks.values()) runner.send({ kind: "page-shown" });
    },
    close: async () => {
      if (closed) return;
      closed = true;
      for (const { runner } of locks.values()) runner.send({ kind: "page-hidden" });
      for (const { watch } of areas.values()) watch?.stop();
      if (started) await backend.close();
    },
  };

  function openArea(area: string, shared: SharedArea): Stop {
    start();
    shared.users += 1;
    if (shared.watch === undefined) {
      const watch = watchArea(area, door, clock);
      shared.watch = watch;
      const tell = () => shared.locks.set(watch.locks.get());
      watch.locks.subscribe(tell);
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
  }
}

function once(run: () => void): Stop {
  let done = false;
  return () => {
    if (!done) run();
    done = true;
  };
}

const newSid = (): string => crypto.randomUUID();
