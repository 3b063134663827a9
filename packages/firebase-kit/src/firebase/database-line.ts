import { type Database, goOffline, goOnline, onValue, ref } from "firebase/database";
import { serviceClock } from "../realtime/service-clock.ts";

/** The SDK's one connection to the database, and the service's time, which is known by it. */
export interface DatabaseLine {
  /** Server time in milliseconds. */
  readonly serverNow: () => number;
  /** Asks for a new connection at once: once for each that was lost, and not while it is suspended. */
  readonly reconnect: () => void;
  readonly suspend: () => void;
  readonly resume: () => void;
}

/** A connection that lasted so long (milliseconds) and is lost is worth another at once. */
const lastsFrom = 10_000;

/** Watches over the connection from now on. */
export function databaseLine(database: Database): DatabaseLine {
  let askedAgain = false;
  let suspended = false;
  let offset = 0;
  let upSince: number | undefined;

  const reconnect = (): void => {
    // Once for each lost connection: the SDK's own waiting is there to spare a server that is down.
    if (askedAgain || suspended) return;
    askedAgain = true;
    goOffline(database);
    goOnline(database);
  };
  // Later: it is asked in the middle of the SDK's own work, too.
  const clock = serviceClock(() => queueMicrotask(reconnect));
  onValue(ref(database, ".info/serverTimeOffset"), (snapshot) => {
    const value: unknown = snapshot.val();
    offset = typeof value === "number" ? value : 0;
    clock.hear(offset);
  });
  onValue(ref(database, ".info/connected"), (snapshot) => {
    if (snapshot.val() !== true) {
      // On a line that is cut every 20 s the SDK waits longer each time, in the end for minutes.
      if (upSince !== undefined && performance.now() - upSince >= lastsFrom) queueMicrotask(reconnect);
      upSince = undefined;
      return;
    }
    upSince = performance.now();
    askedAgain = false;
    // Said at each connection, and no news where it is what it was.
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
