/**
 * The realtime service as a page uses it: one machine a record however many components look at it, one watch an area,
 * nothing loaded before the first of them is wanted (S16). Knows neither Firebase nor React.
 */

import { lateAdapter } from "../adapter/late-adapter.ts";
import { type Observable, variable } from "../adapter/observable.ts";
import { once } from "../adapter/once.ts";
import { type Clock, type RealtimeAdapter, type Stop, systemClock } from "../adapter/realtime-adapter.ts";
import { type AreaChanges, areaChanges } from "../changes/area-changes.ts";
import type { Admin } from "../lock/entry.ts";
import { type LockPaths, shippedPaths } from "../lock/paths.ts";
import type { LockEvent } from "../lock/state.ts";
import type { LockView } from "../lock/view.ts";
import { type RecordViewers, watchViewers } from "../viewers/record-viewers.ts";
import { type ConnectionState, connectionState, type SignInTrouble } from "./connection.ts";
import { type LockRunner, runLock } from "./run-lock.ts";
import { type AreaHandle, sharedAreas } from "./shared-areas.ts";

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

export interface Realtime {
  /** Who this page's admin is, by the claims as soon as they are known. */
  readonly admin: Observable<Admin>;
  readonly connection: Observable<ConnectionState>;
  readonly record: (area: string, id: string | number) => RecordLockHandle;
  readonly area: (area: string) => AreaHandle;
  /** Reports when records of an area changed, until the returned function runs (A24). */
  readonly watchChanges: AreaChanges["watch"];
  /** Shows this tab at a record, and who else is there, until it is stopped. */
  readonly viewers: (area: string, id: string | number) => RecordViewers;
  /** The session says who this admin is by now: a correction is taken over without ending anything. */
  readonly identitySeen: (seen: Pick<Admin, "email" | "name">) => void;
  /** Server time in milliseconds, for countdowns (L10). */
  readonly serverNow: () => number;
  /** The page is hidden for good (`pagehide`), or comes back from the browser's cache. */
  readonly pageHidden: () => void;
  readonly pageShown: () => void;
  /** Ends everything, as at sign-out. */
  readonly close: () => Promise<void>;
}

/** What loads and signs in. */
export interface RealtimeBackend {
  /** `tell`: why nobody is signed in; undefined when somebody is, or nothing is known yet. Any number of times, later too. */
  readonly open: (tell: (trouble: SignInTrouble | undefined) => void) => Promise<RealtimeAdapter>;
  /** Closes the connection at once; `resume` opens it again. */
  readonly suspend: () => void;
  readonly resume: () => void;
  readonly close: () => Promise<void>;
}

export interface RealtimeOptions {
  readonly admin: Admin;
  readonly backend: RealtimeBackend;
  readonly clock?: Clock;
  /** Defaults to those of the shipped rules. */
  readonly paths?: LockPaths;
  /** Names this page; random by default. */
  readonly sid?: string;
}

interface SharedLock {
  readonly runner: LockRunner;
  users: number;
}

/** The longest pause between two attempts to load the service (milliseconds). */
const longestPause = 60_000;

export function createRealtime({
  admin,
  backend,
  clock = systemClock,
  paths = shippedPaths,
  sid = crypto.randomUUID(),
}: RealtimeOptions): Realtime {
  const me = variable<Admin>({ ...admin, email: admin.email.toLowerCase() });
  const connection = variable<ConnectionState>("idle");
  const locks = new Map<string, SharedLock>();
  const adapter = lateAdapter(clock);
  const areas = sharedAreas(adapter, clock, paths, () => start());
  const changes = areaChanges(adapter, () => start());
  const visits = new Set<RecordViewers>();
  let trouble: SignInTrouble | undefined;
  let opened = 0;
  let [up, everUp, started, closed, failures] = [false, false, false, false, 0];

  const show = (): void => connection.set(connectionState({ up, everUp, trouble }));
  const toAll = (event: LockEvent): void => {
    for (const { runner } of locks.values()) runner.send(event);
  };

  const start = (): void => {
    if (started || closed) return;
    started = true;
    show();
    adapter.watchIdentity(me.set);
    adapter.watchConnection((now) => {
      up = now;
      everUp ||= now;
      show();
    });
    open();
  };

  const open = (): void => {
    if (closed) return;
    backend.open(troubled).then(adapter.arrive, () => {
      // The code or the settings could not be loaded, say.
      troubled("unreachable");
      clock.after(Math.min(longestPause, 1_000 * 2 ** failures), open);
      failures += 1;
    });
  };

  const troubled = (now: SignInTrouble | undefined): void => {
    const before = trouble;
    trouble = now;
    show();
    if (now !== undefined) toAll({ kind: "trouble", why: now });
    else if (before !== undefined) {
      toAll({ kind: "signed-in" });
      areas.retry();
      changes.retry();
      for (const each of visits) each.retry();
    }
  };

  const sharedLock = (area: string, id: string | number): SharedLock => {
    const key = `${area}/${id}`;
    const known = locks.get(key);
    if (known !== undefined) return known;
    const runner = runLock({ tab: { ...me.get(), sid, optOut: false }, area, id, adapter, clock, paths });
    // Kept when its form closes, for whoever opens the record again: a machine at rest is a few hundred bytes.
    const made = { runner, users: 0 };
    locks.set(key, made);
    return made;
  };

  return {
    admin: me,
    connection,
    identitySeen: adapter.identitySeen,
    serverNow: () => adapter.serverNow(),
    record: (area, id) => {
      const shared = sharedLock(area, id);
      return {
        view: shared.runner.view,
        send: shared.runner.send,
        open: ({ optOut = false } = {}) => {
          shared.users += 1;
          start();
          if (shared.users === 1) shared.runner.send({ kind: "open", optOut });
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
    area: areas.handle,
    watchChanges: changes.watch,
    viewers: (area, id) => {
      start();
      opened += 1;
      // A place of its own each time: the end of one visit must not take the next one's with it.
      const tab = { ...me.get(), sid: `${sid}-${opened}` };
      const visit = watchViewers(tab, `viewers/${area}/${id}`, adapter, clock);
      visits.add(visit);
      return {
        ...visit,
        stop: () => {
          visits.delete(visit);
          visit.stop();
        },
      };
    },
    pageHidden: () => {
      toAll({ kind: "page-hidden" });
      if (started) backend.suspend();
    },
    pageShown: () => {
      if (started) backend.resume();
      toAll({ kind: "page-shown" });
    },
    close: async () => {
      if (closed) return;
      closed = true;
      toAll({ kind: "page-hidden" });
      areas.stop();
      changes.stop();
      // Screens that are still there may ask for more while they are taken down.
      adapter.end();
      if (started) await backend.close();
    },
  };
}
