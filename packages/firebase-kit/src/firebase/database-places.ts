import {
  type Database,
  type DataSnapshot,
  get,
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
import type { Outcome } from "../lock/state.ts";
import { codeOf } from "../sign-in/sign-in-runner.ts";

type DatabasePlaces = Omit<RealtimeAdapter, "watchIdentity" | "identitySeen" | "serverNow" | "reconnect">;

export const databasePlaces = (database: Database): DatabasePlaces => ({
  watchConnection: (tell) =>
    onValue(ref(database, ".info/connected"), (snapshot) => tell(snapshot.val() === true)),
  watch: (path, tell, refused) => onValue(ref(database, path), (snapshot) => tell(snapshot.val()), refused),
  watchChildren: (path, { put, gone, known }, refused) => {
    const place = ref(database, path);
    // Per child: the SDK would turn numeric keys into an array.
    const changed = (child: DataSnapshot) => put(child.key ?? "", child.val());
    const stops = [
      onChildAdded(place, changed, refused),
      onChildChanged(place, changed),
      onChildRemoved(place, (child) => gone(child.key ?? "")),
      // Fires after the first children.
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
      // `applyLocally` would show locks that nobody holds.
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
});

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
  // `set`: on disconnect the SDK runs onDisconnect handlers locally, aborting transactions there.
  const cut = code === "disconnect" || code === "set" || code === "network_error";
  return { kind: "failed", why: cut ? "disconnect" : "other" };
}
