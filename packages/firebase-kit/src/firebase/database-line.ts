import { type Database, goOffline, goOnline, onValue, ref } from "firebase/database";
import { serviceClock } from "../realtime/service-clock.ts";

export interface DatabaseLine {
  /** In ms. */
  readonly serverNow: () => number;
  /** Once per lost connection and not while suspended. */
  readonly reconnect: () => void;
  readonly suspend: () => void;
  readonly resume: () => void;
}

/** A connection of at least this duration (ms) reconnects immediately when lost. */
const lastsFrom = 10_000;

export function databaseLine(database: Database): DatabaseLine {
  let askedAgain = false;
  let suspended = false;
  let offset = 0;
  let upSince: number | undefined;

  const reconnect = (): void => {
    // Once per loss: the SDK's backoff protects a server that is down.
    if (askedAgain || suspended) return;
    askedAgain = true;
    goOffline(database);
    goOnline(database);
  };
  // Deferred: may run within the SDK.
  const clock = serviceClock(() => queueMicrotask(reconnect));
  onValue(ref(database, ".info/serverTimeOffset"), (snapshot) => {
    const value: unknown = snapshot.val();
    offset = typeof value === "number" ? value : 0;
    clock.hear(offset);
  });
  onValue(ref(database, ".info/connected"), (snapshot) => {
    if (snapshot.val() !== true) {
      // With connections cut every 20 s, the SDK's backoff would grow to minutes.
      if (upSince !== undefined && performance.now() - upSince >= lastsFrom) queueMicrotask(reconnect);
      upSince = undefined;
      return;
    }
    upSince = performance.now();
    askedAgain = false;
    // Called at each connection, even if unchanged.
    clock.hear(offset);
  });

  return {
    serverNow: clock.now,
    reconnect,
    suspend: () => {
      suspended = true;
      goOffline(database);
    },
    resume: () => {
      suspended = false;
      goOnline(database);
    },
  };
}
