/** The SDK's second chunk: the database. Import lazily. */
import type { FirebaseApp } from "firebase/app";
import { connectDatabaseEmulator, forceWebSockets, getDatabase } from "firebase/database";
import type { RealtimeAdapter } from "../adapter/realtime-adapter.ts";
import type { RealtimeConfig } from "../config.ts";
import { databaseLine } from "./database-line.ts";
import { databasePlaces } from "./database-places.ts";
import { askFewMonitors } from "./few-monitors.ts";
import { tolerateFullStorage } from "./full-storage.ts";

if (typeof Storage !== "undefined") tolerateFullStorage(Storage.prototype);

// After a failure the SDK would switch to long polling, across pages: scripts from Google, which the content
// security policy forbids and the embedded service lacks.
forceWebSockets();

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
  askFewMonitors(database);
  const { serverNow, reconnect, suspend, resume } = databaseLine(database);
  return { adapter: { ...identity, ...databasePlaces(database), serverNow, reconnect }, suspend, resume };
}
