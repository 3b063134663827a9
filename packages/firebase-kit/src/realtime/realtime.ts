/**
 * One machine per record and one watch per area; loads on first use (S16). Independent of Firebase and React.
 */

import { lateAdapter } from "../adapter/late-adapter.ts";
import { type Observable, variable } from "../adapter/observable.ts";
import { type Clock, systemClock } from "../adapter/realtime-adapter.ts";
import { type AreaChanges, areaChanges } from "../changes/area-changes.ts";
import type { Admin } from "../lock/entry.ts";
import { type LockPaths, shippedPaths } from "../lock/paths.ts";
import type { RecordViewers } from "../viewers/record-viewers.ts";
import type { ConnectionState } from "./connection.ts";
import { recordVisits } from "./record-visits.ts";
import { runLock } from "./run-lock.ts";
import { type RealtimeBackend, serviceLink } from "./service-link.ts";
import { type AreaHandle, sharedAreas } from "./shared-areas.ts";
import { type RecordLockHandle, sharedLocks } from "./shared-locks.ts";

export interface Realtime {
  /** By the claims once known. */
  readonly admin: Observable<Admin>;
  readonly connection: Observable<ConnectionState>;
  readonly record: (area: string, id: string | number) => RecordLockHandle;
  readonly area: (area: string) => AreaHandle;
  readonly watchChanges: AreaChanges["watch"];
  /** Announces this tab and reports other viewers. */
  readonly viewers: (area: string, id: string | number) => RecordViewers;
  /** The session's identity; a correction is applied without interruption. */
  readonly identitySeen: (seen: Pick<Admin, "email" | "name">) => void;
  /** In ms, for countdowns (L10). */
  readonly serverNow: () => number;
  /** On `pagehide`, or return from the back/forward cache. */
  readonly pageHidden: () => void;
  readonly pageShown: () => void;
  readonly close: () => Promise<void>;
}

export interface RealtimeOptions {
  readonly admin: Admin;
  readonly backend: RealtimeBackend;
  readonly clock?: Clock;
  /** Defaults to the shipped rules'. */
  readonly paths?: LockPaths;
  /** This page's; defaults to a random id. */
  readonly sid?: string;
}

/** 128 bits; `crypto.randomUUID` needs https. */
const randomSid = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export function createRealtime({
  admin,
  backend,
  clock = systemClock,
  paths = shippedPaths,
  sid = randomSid(),
}: RealtimeOptions): Realtime {
  const me = variable<Admin>({ ...admin, email: admin.email.toLowerCase() });
  const adapter = lateAdapter(clock);
  const service = serviceLink(backend, adapter, clock, {
    identity: me.set,
    troubled: (why) => locks.toAll({ kind: "trouble", why }),
    signedIn: () => {
      locks.toAll({ kind: "signed-in" });
      areas.retry();
      changes.retry();
      visits.retry();
    },
  });
  const { start } = service;
  const locks = sharedLocks(
    (area, id) =>
      runLock({ tab: { ...me.get(), sid, optOut: false, typed: false }, area, id, adapter, clock, paths }),
    service,
  );
  const areas = sharedAreas(adapter, clock, paths, start);
  const changes = areaChanges(adapter, start);
  const visits = recordVisits(() => ({ ...me.get(), sid }), adapter, clock);

  return {
    admin: me,
    connection: service.connection,
    identitySeen: adapter.identitySeen,
    serverNow: () => adapter.serverNow(),
    record: locks.handle,
    area: areas.handle,
    watchChanges: changes.watch,
    viewers: (area, id) => {
      start();
      return visits.begin(area, id);
    },
    pageHidden: () => {
      locks.toAll({ kind: "page-hidden" });
      service.suspend();
    },
    pageShown: () => {
      service.resume();
      locks.toAll({ kind: "page-shown" });
    },
    close: () =>
      service.close(() => {
        locks.toAll({ kind: "page-hidden" });
        areas.stop();
        changes.stop();
        // Unmounting screens may still call.
        adapter.end();
      }),
  };
}
