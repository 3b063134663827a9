/** The services to test against: the embedded one, an official emulator, a real project. */
import { readFileSync } from "node:fs";
import rules from "@palier/firebase-rules/database.rules.json" with { type: "json" };
import { type RunningRealtime, startRealtime } from "@palier/mock-server/realtime";
import { deleteApp, type FirebaseApp, type FirebaseOptions, initializeApp, setLogLevel } from "firebase/app";
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from "firebase/auth";
import { connectDatabaseEmulator, type Database, getDatabase, goOffline } from "firebase/database";
import {
  type App,
  applicationDefault,
  initializeApp as backend,
  deleteApp as endBackend,
} from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getDatabaseWithUrl } from "firebase-admin/database";

// Many cases expect refusals, which the SDK would print.
setLogLevel("silent");

interface TargetClient {
  readonly db: Database;
  readonly auth: Auth;
}

export interface Target {
  stranger(): TargetClient;
  admin(email: string): Promise<TargetClient>;
  /** Unique to this run. */
  lock(id: number): string;
  lease(id: number): string;
  readonly leases: string;
  /** As the backend, bypassing the rules. */
  write(path: string, value: unknown): Promise<void>;
  close(): Promise<void>;
}

interface NamedTarget {
  readonly name: string;
  /** Why it cannot run here; undefined if it can. */
  readonly missing: string | undefined;
  readonly open: () => Promise<Target>;
}

interface Place {
  readonly options: FirebaseOptions & { readonly projectId: string; readonly databaseURL: string };
  /** Host and port; undefined for a real project. */
  readonly emulators: { readonly database: string; readonly auth: string } | undefined;
  readonly close: () => Promise<void>;
}

const {
  FIREBASE_DATABASE_EMULATOR_HOST: databaseHost,
  FIREBASE_AUTH_EMULATOR_HOST: authHost,
  PALIER_FIREBASE_PROJECT: projectFile,
} = process.env;

export const targets: readonly NamedTarget[] = [
  { name: "the embedded service", missing: undefined, open: () => target(embedded) },
  {
    name: "an official emulator",
    missing:
      databaseHost === undefined || authHost === undefined
        ? "FIREBASE_DATABASE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST name none"
        : undefined,
    open: () => target(() => emulator(databaseHost ?? "", authHost ?? "")),
  },
  {
    name: "a real project",
    missing: projectFile === undefined ? "PALIER_FIREBASE_PROJECT names none" : undefined,
    open: () => target(() => project(projectFile ?? "")),
  },
];

async function embedded(): Promise<Place> {
  const running: RunningRealtime = await startRealtime({ rules, unsignedTokens: true });
  const { apiKey, projectId, databaseURL } = running.realtime.settings("palier-targets", running.url);
  const host = `127.0.0.1:${running.port}`;
  return {
    options: { apiKey, projectId, databaseURL },
    emulators: { database: host, auth: host },
    close: running.close,
  };
}

/** As the project's owner, in place of the rules of the emulator's firebase.json. */
async function emulator(database: string, auth: string): Promise<Place> {
  const projectId = "palier-targets";
  const given = await fetch(`http://${database}/.settings/rules.json?ns=${projectId}`, {
    method: "PUT",
    headers: { authorization: "Bearer owner" },
    body: JSON.stringify(rules),
  });
  if (!given.ok) throw new Error(`the emulator takes no rules: ${given.status} ${await given.text()}`);
  const options = { apiKey: "any", projectId, databaseURL: `http://${database}?ns=${projectId}` };
  return { options, emulators: { database, auth }, close: async () => undefined };
}

async function project(file: string): Promise<Place> {
  const options: Place["options"] = JSON.parse(readFileSync(file, "utf8"));
  return { options, emulators: undefined, close: async () => undefined };
}

let opened = 0;

async function target(find: () => Promise<Place>): Promise<Target> {
  const { options, emulators, close } = await find();
  const apps: FirebaseApp[] = [];
  opened += 1;
  // The Admin SDK reads it when it connects and mints tokens.
  const before = { ...process.env };
  if (emulators !== undefined) {
    process.env.FIREBASE_DATABASE_EMULATOR_HOST = emulators.database;
    process.env.FIREBASE_AUTH_EMULATOR_HOST = emulators.auth;
  }
  const { projectId, databaseURL } = options;
  const credential = emulators === undefined ? { credential: applicationDefault() } : {};
  const server: App = backend({ projectId, ...credential }, `target ${opened}`);
  const database = getDatabaseWithUrl(databaseURL, server);
  const base = Date.now() % 1_000_000_000;

  const stranger = (): TargetClient => {
    const app = initializeApp(options, `target ${opened} client ${apps.length}`);
    apps.push(app);
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    const db = getDatabase(app);
    if (emulators !== undefined) {
      const { hostname, port } = new URL(`http://${emulators.database}`);
      connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });
      connectDatabaseEmulator(db, hostname, Number(port));
    }
    return { db, auth };
  };

  return {
    stranger,
    admin: async (email) => {
      const client = stranger();
      const claims = { adminEmail: email, adminName: `Name of ${email}` };
      const uid = `target-${email.split("@")[0]}`;
      const admins = getAuth(server);
      await admins.getUser(uid).catch(() => admins.createUser({ uid }));
      await signInWithCustomToken(client.auth, await admins.createCustomToken(uid, claims));
      return client;
    },
    lock: (id) => `locks/building/${base}${id}`,
    lease: (id) => `leases/building/${base}${id}`,
    leases: "leases/building",
    write: (path, value) => database.ref(path).set(value),
    close: async () => {
      for (let id = 1; id < 10; id += 1) {
        await database.ref(`locks/building/${base}${id}`).remove();
        await database.ref(`leases/building/${base}${id}`).remove();
      }
      for (const app of apps) goOffline(getDatabase(app));
      await Promise.all(apps.map((app) => deleteApp(app)));
      database.goOffline();
      await endBackend(server);
      process.env = before;
      await close();
    },
  };
}
