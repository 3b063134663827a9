/** The second chunk of the SDK: the realtime database as the machines use it. Load it lazily, with `import()`. */
import type { FirebaseApp } from "firebase/app";
import {
  connectDatabaseEmulator,
  type DataSnapshot,
  forceWebSockets,
  get,
  getDatabase,
  goOffline,
  goOnline,
  onChildAdded,
  onChildChanged,
  onChildRemoved,
  onDisconnect,
  onValue,
  orderByValue,
  query,
  ref,
  runTransaction,
  startAt,
} from "firebase/database";
import type { RealtimeAdapter } from "../adapter/realtime-adapter.ts";
import type { RealtimeConfig } from "../config.ts";
import type { Outcome } from "../lock/state.ts";
import { serviceClock } from "../realtime/service-clock.ts";
import { codeOf } from "../sign-in/sign-in-runner.ts";
import { tolerateFullStorage } from "./full-storage.ts";

if (typeof Storage !== "undefined") tolerateFullStorage(Storage.prototype);

// After one failed attempt the SDK would fall back to long polling, for this page and the next. It polls by scripts
// from Google's host, which the page's content security policy refuses, and which the embedded service does not speak.
forceWebSockets();

/** A connection that lasted so long (milliseconds) and is lost is worth another at once. */
const lastsFrom = 10_000;

export interface OpenDatabase {
  readonly adapter: RealtimeAdapter;
  readonly suspend: () => void;
  readonly resume: () => void;
}

export function openDatabase(
  app: FirebaseApp,
  { databaseEmulator }: RealtimeConfig,
  identity: Pick<RealtimeAdapter, "watchIdentity" | "identitySeen">,
): OpenDatabase {
  const database = getDatabase(app);
  if (databaseEmulator !== undefined) {
    const { hostname, port } = new URL(`http://${databaseEmulator}`);
    connectDatabaseEmulator(database, hostname, Number(port));
  }
  let askedAgain = false;
  let suspended = false;
  const reconnect = (): void => {
    // Once for each lost connection: the SDK's own waiting is there to spare a server that is down.
    if (askedAgain || suspended) return;
    askedAgain = true;
    goOffline(database);
    goOnline(database);
  };
  // Later: it is asked in the middle of the SDK's own work, too.
  const clock = serviceClock(() => queueMicrotask(reconnect));
  let offset = 0;
  let upSince: number | undefined;
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

  const adapter: RealtimeAdapter = {
    ...identity,
    watchConnection: (tell) =>
      onValue(ref(database, ".info/connected"), (snapshot) => tell(snapshot.val() === true)),
    watch: (path, tell, refused) => onValue(ref(database, path), (snapshot) => tell(snapshot.val()), refused),
    watchChildren: (path, { put, gone, known }, refused) => {
      const place = ref(database, path);
      // Child by child: the value of the whole would turn numeric keys into an array.
      const changed = (child: DataSnapshot) => put(child.key ?? "", child.val());
      const stops = [
        onChildAdded(place, changed, refused),
        onChildChanged(place, changed),
        onChildRemoved(place, (child) => gone(child.key ?? "")),
        // Comes after the children of the first answer.
        onValue(place, (whole) => known(keysOf(whole)), ignored, { onlyOnce: true }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    removeOnDisconnect: (path) => outcomeOf(onDisconnect(ref(database, path)).remove()),
    cancelOnDisconnect: (path) => outcomeOf(onDisconnect(ref(database, path)).cancel()),
    transact: async (path, update) => {
      try {
        // Shown only when the server agreed: `applyLocally` would tell of locks that nobody has.
        const { committed, snapshot } = await runTransaction(ref(database, path), update, {
          applyLocally: false,
        });
        return committed ? { kind: "done", value: snapshot.val() } : { kind: "given-up" };
      } catch (error) {
        return failure(error);
      }
    },
    readNumbers: async (path, least) => {
      const found = new Map<string, number>();
      const snapshot = await get(query(ref(database, path), orderByValue(), startAt(least)));
      snapshot.forEach((child) => {
        const value: unknown = child.val();
        if (typeof value === "number") found.set(child.key, value);
      });
      return found;
    },
    serverNow: clock.now,
    reconnect,
  };

  return {
    adapter,
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

/** The listener beside it reports a refusal. */
const ignored = (): void => undefined;

function keysOf(snapshot: DataSnapshot): string[] {
  const keys: string[] = [];
  snapshot.forEach((child) => {
    keys.push(child.key);
  });
  return keys;
}

const outcomeOf = (call: Promise<void>): Promise<Outcome> => call.then(() => ({ kind: "done" }), failure);

function failure(error: unknown): Outcome {
  const code = codeOf(error).toLowerCase().replaceAll(" ", "_");
  if (code.includes("permission_denied")) return { kind: "failed", why: "denied" };
  // `set`: at a disconnect the SDK carries out onDisconnect handlers for itself, and gives up what was under way there.
  const cut = code === "disconnect" || code === "set" || code === "network_error";
  return { kind: "failed", why: cut ? "disconnect" : "other" };
}
