/** The services to ask: the embedded one, Google's emulators, a real project. */
import { readFileSync } from "node:fs";
import rules from "@palier/firebase-kit/rules/database.rules.json" with { type: "json" };
import { startRealtime } from "@palier/mock-server/realtime";
import { deleteApp, type FirebaseApp, type FirebaseOptions, initializeApp, setLogLevel } from "firebase/app";
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from "firebase/auth";
import { connectDatabaseEmulator, type Database, getDatabase, goOffline } from "firebase/database";
import { applicationDefault, initializeApp as backendApp, deleteApp as endBackend } from "firebase-admin/app";
import { type Auth as Accounts, getAuth } from "firebase-admin/auth";
import { type Database as BackendDatabase, getDatabaseWithUrl } from "firebase-admin/database";

// Many cases expect refusals, which the SDK would print.
setLogLevel("silent");

export interface Page {
  readonly db: Database;
  readonly auth: Auth;
}

export interface Target {
  /** The backend, which the rules do not bind. */
  readonly accounts: Accounts;
  readonly database: BackendDatabase;
  /** A browser's page; signed in by the backend's token for this account with these claims, if given. */
  page(uid?: string, claims?: object): Promise<Page>;
  /** A page of the admin with this address. */
  admin(email: string): Promise<Page>;
  /** A record's number, of this run alone. */
  id(record: number): string;
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

const embeddedTarget: NamedTarget = {
  name: "the embedded service",
  missing: undefined,
  open: () => target(embedded),
};

const emulatorsTarget = (missing: string | undefined): NamedTarget => ({
  name: "Google's emulators",
  missing,
  open: () => target(() => emulator(databaseHost, authHost ?? "")),
});

const projectTarget: NamedTarget = {
  name: "a real project",
  missing: projectFile === undefined ? "PALIER_FIREBASE_PROJECT names none" : undefined,
  open: () => target(async () => project(projectFile ?? "")),
};

export const targets: readonly NamedTarget[] = [
  embeddedTarget,
  emulatorsTarget(
    databaseHost === undefined || authHost === undefined
      ? "FIREBASE_DATABASE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST name none"
      : undefined,
  ),
  projectTarget,
];

/** For cases without a database: Google's Auth emulator needs no Java, unlike the database's. */
export const signInTargets: readonly NamedTarget[] = [
  embeddedTarget,
  emulatorsTarget(authHost === undefined ? "FIREBASE_AUTH_EMULATOR_HOST names none" : undefined),
  projectTarget,
];

async function embedded(): Promise<Place> {
  const { realtime, url, port, close } = await startRealtime({ rules, unsignedTokens: true });
  const { apiKey, projectId, databaseURL } = realtime.settings("palier-targets", url);
  const host = `127.0.0.1:${port}`;
  return { options: { apiKey, projectId, databaseURL }, emulators: { database: host, auth: host }, close };
}

/** The Auth emulator's initial project, which accepts every key. */
export const emulatedProject = "demo-palier";

/** As the project's owner, puts our rules in place of those of the emulator's firebase.json. */
async function emulator(database: string | undefined, auth: string): Promise<Place> {
  const projectId = emulatedProject;
  const host = database ?? "127.0.0.1:1";
  if (database !== undefined) {
    const given = await fetch(`http://${host}/.settings/rules.json?ns=${projectId}`, {
      method: "PUT",
      headers: { authorization: "Bearer owner" },
      body: JSON.stringify(rules),
    });
    if (!given.ok) throw new Error(`the emulator takes no rules: ${given.status} ${await given.text()}`);
  }
  const options = { apiKey: "any", projectId, databaseURL: `http://${host}?ns=${projectId}` };
  return { options, emulators: { database: host, auth }, close: async () => undefined };
}

function project(file: string): Place {
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
  const server = backendApp({ projectId, ...credential }, `target ${opened}`);
  const database = getDatabaseWithUrl(databaseURL, server);
  const accounts = getAuth(server);
  const base = Date.now() % 1_000_000_000;

  const page: Target["page"] = async (uid, claims) => {
    const app = initializeApp(options, `target ${opened} page ${apps.length}`);
    apps.push(app);
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    const db = getDatabase(app);
    if (emulators !== undefined) {
      const { hostname, port } = new URL(`http://${emulators.database}`);
      connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });
      connectDatabaseEmulator(db, hostname, Number(port));
    }
    if (uid === undefined) return { db, auth };
    await accounts.getUser(uid).catch(() => accounts.createUser({ uid }));
    await signInWithCustomToken(auth, await accounts.createCustomToken(uid, claims));
    return { db, auth };
  };

  return {
    accounts,
    database,
    page,
    admin: (email) =>
      page(`uid-of-${email.split("@")[0]}`, { adminEmail: email, adminName: `Name of ${email}` }),
    id: (record) => `${base}${record}`,
    close: async () => {
      for (const app of apps) goOffline(getDatabase(app));
      await Promise.all(apps.map((app) => deleteApp(app)));
      database.goOffline();
      await endBackend(server);
      process.env = before;
      await close();
    },
  };
}
