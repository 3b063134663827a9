import rules from "@palier/firebase-rules/database.rules.json" with { type: "json" };
import {
  type RealtimeDatabase,
  type RealtimeServerOptions,
  type RunningRealtime,
  startRealtime,
  uidOf,
} from "@palier/mock-server/realtime";
import { deleteApp, type FirebaseApp, initializeApp, setLogLevel } from "firebase/app";
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from "firebase/auth";
import { connectDatabaseEmulator, type Database, getDatabase, goOffline } from "firebase/database";

export const secret = "a secret that all admins share";

export const nameOf = (email: string): string => `Name of ${email}`;
export const claimsOf = (email: string) => ({ adminEmail: email, adminName: nameOf(email) });

export interface Client {
  readonly app: FirebaseApp;
  readonly db: Database;
  readonly auth: Auth;
}

export interface Service extends RunningRealtime {
  /** A separate namespace for one test. */
  world(): RealtimeDatabase;
  client(world: RealtimeDatabase): Client;
  admin(world: RealtimeDatabase, email: string): Promise<Client>;
}

// Many tests expect refusals, which the SDK would print.
setLogLevel("silent");

let worlds = 0;
let apps = 0;

export async function startService(options: Partial<RealtimeServerOptions> = {}): Promise<Service> {
  const running = await startRealtime({ rules, ...options });
  const { realtime, url, port } = running;
  const clients: Client[] = [];

  const client = (world: RealtimeDatabase): Client => {
    const { apiKey, projectId, databaseURL } = realtime.settings(world.name, url);
    apps += 1;
    const app = initializeApp({ apiKey, projectId, databaseURL }, `client ${apps}`);
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, url, { disableWarnings: true });
    const db = getDatabase(app);
    connectDatabaseEmulator(db, "127.0.0.1", port);
    const made = { app, db, auth };
    clients.push(made);
    return made;
  };

  return {
    ...running,
    client,
    world: () => {
      worlds += 1;
      return realtime.namespace(`palier-test-${worlds}`);
    },
    admin: async (world, email) => {
      const made = client(world);
      await signInWithCustomToken(made.auth, realtime.customToken(world.name, uidOf(email), claimsOf(email)));
      return made;
    },
    close: async () => {
      for (const { db } of clients) goOffline(db);
      await Promise.all(clients.map(({ app }) => deleteApp(app)));
      await running.close();
    },
  };
}
