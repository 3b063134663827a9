/** The SDK's second chunk: the database. Import lazily. */
import type { FirebaseApp } from "firebase/app";
import {
  connectDatabaseEmulator,
  type Database,
  forceWebSockets,
  getDatabase,
  onDisconnect,
  onValue,
  ref,
  remove,
} from "firebase/database";
import type { RealtimeAdapter } from "../adapter/realtime-adapter.ts";
import type { RealtimeConfig } from "../config.ts";
import { databaseLine } from "./database-line.ts";
import { databasePlaces } from "./database-places.ts";
import { askFewMonitors } from "./few-monitors.ts";
import { tolerateFullStorage } from "./full-storage.ts";
import type { OwnDatabase } from "./own-paths.ts";

if (typeof Storage !== "undefined") tolerateFullStorage(Storage.prototype);

// After a failure the SDK would switch to long polling, across pages: scripts from Google, which the content
// security policy forbids and the embedded service lacks.
forceWebSockets();

export interface OpenDatabase {
  readonly adapter: RealtimeAdapter;
  readonly own: OwnDatabase;
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
  askFewMonitors(database);
  const { serverNow, reconnect, suspend, resume } = databaseLine(database);
  const adapter = { ...identity, ...databasePlaces(database), serverNow, reconnect };
  return { adapter, own: ownDatabase(database), suspend, resume };
}

const ownDatabase = (database: Database): OwnDatabase => ({
  watch: (path, tell, failed) => onValue(ref(database, path), (snapshot) => tell(snapshot.val()), failed),
  remove: (path) => remove(ref(database, path)),
  onDisconnect: (path) => onDisconnect(ref(database, path)),
});
