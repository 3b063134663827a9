/**
 * What the conformance tests stand on: the mock server's realtime service alone on a free port, and clients made of the
 * real SDK. Tests reach into the mock server by path, not by package: it depends on this package for the rules.
 */
import { createServer } from "node:http";
import { deleteApp, type FirebaseApp, initializeApp, setLogLevel } from "firebase/app";
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from "firebase/auth";
import { connectDatabaseEmulator, type Database, getDatabase, goOffline } from "firebase/database";
import { isLocalProgram } from "../../../apps/mock-server/src/core/loopback.ts";
import { NodeRequest } from "../../../apps/mock-server/src/node/node-request.ts";
import { send } from "../../../apps/mock-server/src/node/send.ts";
import { uidOf } from "../../../apps/mock-server/src/realtime/auth/accounts.ts";
import {
  createRealtime,
  type Realtime,
  type RealtimeOptions,
} from "../../../apps/mock-server/src/realtime/realtime.ts";
import type { RealtimeDatabase } from "../../../apps/mock-server/src/realtime/realtime-database.ts";
import rules from "../database.rules.json" with { type: "json" };

/** What every admin signs in with, where a test signs in with a secret. */
export const secret = "a secret that all admins share";

export const nameOf = (email: string): string => `Name of ${email}`;
/** What the backend's tokens say of an admin. */
export const claimsOf = (email: string) => ({ adminEmail: email, adminName: nameOf(email) });

export interface Client {
  readonly app: FirebaseApp;
  readonly db: Database;
  readonly auth: Auth;
}

export interface Service {
  readonly realtime: Realtime;
  readonly port: number;
  readonly url: string;
  readonly logged: string[];
  /** Moves the server's clock, in milliseconds. */
  advance(by: number): void;
  /** The server's clock, in milliseconds. */
  now(): number;
  /** A namespace of its own for one test, as the server sees it. */
  world(): RealtimeDatabase;
  /** A client that is not signed in. */
  client(world: RealtimeDatabase): Client;
  /** A client of an admin whom the backend admitted, signed in with a custom token. */
  admin(world: RealtimeDatabase, email: string): Promise<Client>;
  close(): Promise<void>;
}

// Refusals are what many tests are about; the SDK would print each of them.
setLogLevel("silent");

let worlds = 0;
let apps = 0;

export async function startService(options: Partial<RealtimeOptions> = {}): Promise<Service> {
  let offset = 0;
  const logged: string[] = [];
  const realtime = createRealtime({
    rules,
    secret: "what signs the tokens",
    clock: () => Date.now() + offset,
    log: (text) => logged.push(text),
    ...options,
  });
  const server = createServer(async (incoming, outgoing) => {
    const request = NodeRequest.read(incoming);
    const answer =
      request === undefined ? undefined : await realtime.handle(request, isLocalProgram(incoming));
    if (answer === undefined) outgoing.writeHead(404).end();
    else send(incoming, outgoing, answer);
  });
  server.on("upgrade", (request, socket, head) => {
    if (!realtime.upgrade(request, socket, head)) socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const url = `http://127.0.0.1:${port}`;
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
    realtime,
    port,
    url,
    logged,
    client,
    now: () => Date.now() + offset,
    advance: (by) => {
      offset += by;
    },
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
      realtime.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
