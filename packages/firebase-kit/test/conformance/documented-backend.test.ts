/** The examples, and what docs/firebase.md and docs/firebase-backend.md show, run unchanged. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { Agent } from "node:https";
import { connect } from "node:net";
import { promisify } from "node:util";
import { session } from "@palier/contract";
import databaseRules from "@palier/firebase-kit/rules/database.rules.json" with { type: "json" };
import { type RealtimeDatabase, type RunningRealtime, startRealtime } from "@palier/mock-server/realtime";
import { deleteApp as endPage, initializeApp as openPage } from "firebase/app";
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from "firebase/auth";
import {
  connectDatabaseEmulator,
  get,
  goOffline,
  getDatabase as pageDatabase,
  ref,
  set,
} from "firebase/database";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getDatabase } from "firebase-admin/database";
import { getMessaging } from "firebase-admin/messaging";
import { afterEach, beforeEach, expect, test } from "vitest";
import { correctLocks, letIn, shutOut, signInToken } from "../../examples/backend/accounts.ts";
import { alertAdmin, shapes } from "../../examples/backend/alerts.ts";
import { startFirebase } from "../../examples/backend/app.ts";
import { announce } from "../../examples/backend/changes.ts";
import { foreignLock } from "../../examples/backend/locks.ts";
import { lockOf } from "./on-each-target.ts";

const anne = { id: 1, email: "Anne@palier.fr", firstName: "Anne", lastName: "Autre" };

const root = new URL("../../../../", import.meta.url);
const read = (name: string) => readFileSync(new URL(`docs/${name}.md`, root), "utf8");
const document = read("firebase-backend");
const jsonOf = (text: string): unknown[] =>
  [...text.matchAll(/^ *```json\n([\s\S]*?)^ *```$/gm)].map(([, json = ""]) => JSON.parse(json));
const [documentedSession, documentedMessage] = jsonOf(document);
const [deployment] = jsonOf(read("firebase"));

let service: RunningRealtime;
let close: () => Promise<void>;
let world: RealtimeDatabase;

beforeEach(async () => {
  service = await startRealtime({ rules: databaseRules, unsignedTokens: true });
  world = service.realtime.namespace("palier-documented");
  const before = { ...process.env };
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${service.port}`;
  process.env.FIREBASE_DATABASE_EMULATOR_HOST = `127.0.0.1:${service.port}`;
  process.env.GOOGLE_CLOUD_PROJECT = world.name;
  const app = startFirebase(`${service.url}?ns=${world.name}`);
  close = async () => {
    getDatabase().goOffline();
    await deleteApp(app);
    process.env = before;
    await service.close();
  };
});
afterEach(() => close());

test("L05 the lock check: another's lock, one's own, none, one that lapsed, another program's (L11)", async () => {
  const check = () => foreignLock(anne, "building", 1);
  expect(await check()).toBeUndefined();
  const entry = { email: "b@x.fr", name: "B", sid: "s", at: service.now(), seen: service.now() };
  world.set("locks/building/1", entry);
  expect(await check()).toMatchObject({ email: "b@x.fr" });
  world.set("locks/building/1/email", "anne@palier.fr");
  expect(await check()).toBeUndefined();
  for (const own of ["ANNE@palier.fr", 1, "1", false, { email: "Anne@Palier.fr" }, { id: 1 }]) {
    world.set("locks/building/1", own);
    expect(await check()).toBeUndefined();
  }
  for (const foreign of ["old@x.fr", 42, { id: 42 }, { email: "old@x.fr" }, { name: "someone" }, true, ""]) {
    world.set("locks/building/1", foreign);
    expect(await check()).toEqual(foreign);
  }
});

test("L11 L10 the lock check goes by the database's clock, on a machine that is ten minutes fast or slow", async () => {
  for (const minutes of [-10, 20]) {
    service.advance(minutes * 60_000);
    getDatabase().goOffline();
    getDatabase().goOnline();
    const now = service.now();
    world.set("locks/building/1", { email: "b@x.fr", sid: "s", at: now - 400_000, seen: now - 400_000 });
    world.set("leases/building/1", now - 190_000);
    expect(await foreignLock(anne, "building", 1)).toBeUndefined();
    world.set("leases/building/1", now - 150_000);
    expect(await foreignLock(anne, "building", 1)).toMatchObject({ email: "b@x.fr" });
  }
});

test("L12 S17 who is shut out holds nothing and is refused, and holds again once let in", async () => {
  const { apiKey, projectId, databaseURL } = service.realtime.settings(world.name, service.url);
  const page = openPage({ apiKey, projectId, databaseURL }, "documented");
  const auth = initializeAuth(page, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, service.url, { disableWarnings: true });
  const db = pageDatabase(page);
  connectDatabaseEmulator(db, "127.0.0.1", service.port);
  const take = () => set(ref(db, "locks/building/1"), { ...lockOf("anne@palier.fr"), name: "Anne Autre" });
  await signInWithCustomToken(auth, await signInToken(anne));
  await take();
  world.set("locks/order/2", "Anne@PALIER.fr");
  world.set("locks/order/3", "bruno@palier.fr");
  await shutOut(anne);
  expect(world.read("locks")).toEqual({ order: { 3: "bruno@palier.fr" } });
  await expect(take()).rejects.toThrow("PERMISSION_DENIED");
  await expect(signInWithCustomToken(auth, await signInToken(anne))).rejects.toThrow("auth/user-disabled");
  await letIn(anne);
  await signInWithCustomToken(auth, await signInToken(anne));
  await take();
  expect((await get(ref(db, "locks/building/1/email"))).val()).toBe("anne@palier.fr");
  goOffline(db);
  await endPage(page);
});

test("L02 a corrected address stands in what its admin holds, and in nothing else; a lock that went does not come back", async () => {
  const corrected = { ...anne, email: "Anne.Autre@palier.fr", lastName: "Autre-Blanc" };
  const held = { email: "anne@palier.fr", name: "Anne Autre", at: 1_000, seen: 1_000 };
  world.set("locks/building/1", { ...held, id: 1, sid: "s" });
  world.set("locks/building/2", { ...held, id: 2, sid: "t" });
  world.set("locks/order/3", "anne@palier.fr");
  await correctLocks(corrected);
  expect(world.read("locks")).toEqual({
    building: {
      1: { ...held, id: 1, sid: "s", email: "anne.autre@palier.fr", name: "Anne Autre-Blanc" },
      2: { ...held, id: 2, sid: "t" },
    },
    order: { 3: "anne@palier.fr" },
  });
  expect(await foreignLock(corrected, "building", 1)).toBeUndefined();
});

test("S19 an alert goes out by plain HTTP as the document writes it, and an id that is unknown is forgotten", async () => {
  const sent: unknown[] = [];
  const google = await listen(async (body) => {
    sent.push(JSON.parse(body));
    return body.includes("gone")
      ? { error: { status: "NOT_FOUND", code: 404 } }
      : { name: "projects/p/messages/1" };
  });
  // Connects to the server above instead of Google's, without TLS.
  const agent = new Agent();
  agent.createConnection = () => connect(google.port, "127.0.0.1");
  const app = initializeApp(
    {
      projectId: world.name,
      httpAgent: agent,
      credential: { getAccessToken: async () => ({ access_token: "of a test", expires_in: 3600 }) },
    },
    "[DEFAULT] ",
  );
  getMessaging(app).enableLegacyHttpTransport();
  for (const message of shapes("dGhpcyBpcyBub3QgYW4")) await getMessaging(app).send(message);
  expect(sent).toHaveLength(3);
  expect(sent[1]).toEqual(documentedMessage);
  const forgotten: string[] = [];
  const forget = async (fid: string) => void forgotten.push(fid);
  await alertAdmin(["here", "gone"], forget, getMessaging(app));
  expect(forgotten).toEqual(["gone"]);
  await deleteApp(app);
  google.server.close();
});

test("S17 the session's answer that the document shows is one of the contract, and the deployed rules are these", () => {
  expect(session.parse(documentedSession)).toEqual(documentedSession);
  expect(deployment).toMatchObject({ database: { rules: expect.any(String) } });
  const { rules } = Object(deployment).database;
  expect(JSON.parse(readFileSync(new URL(rules, root), "utf8"))).toEqual(databaseRules);
});

test("A24 a change is announced with the server's time, and two are two", async () => {
  await announce("order");
  expect(world.read("changes/order")).toEqual({ at: expect.any(Number), seq: 1 });
  await announce("order");
  expect(world.read("changes/order")).toMatchObject({ seq: 2 });
});

test.skipIf(process.platform === "win32")(
  "L12 S17 what other languages ask in plain HTTP, as the document writes it for a shell, twice",
  async () => {
    const shown = Array.from(document.matchAll(/^```sh\n([\s\S]*?)^```$/gm), ([, text = ""]) => text);
    const settings = shown.find((text) => text.startsWith("TOKEN=owner")) ?? "";
    const calls = shown.find((text) => text.startsWith("ask()")) ?? "";
    const script = [settings, calls, calls]
      .join("\n")
      .replaceAll("localhost:4010", `127.0.0.1:${service.port}`)
      .replaceAll("palier-default", world.name);
    world.set("locks/building/12", { id: 7, sid: "s" });
    const { stdout } = await promisify(execFile)("bash", ["-c", script]);
    const [lock, lease, time, change, account, ...more] = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect([lock, lease, change.seq, account.localId]).toEqual([{ id: 7, sid: "s" }, null, 1, "admin-1"]);
    expect(Math.abs(time - service.now())).toBeLessThan(60_000);
    const refused = more.filter((answer) => answer?.error !== undefined);
    expect(refused.map(({ error }) => error.message)).toEqual(["DUPLICATE_LOCAL_ID"]);
    expect(more).toHaveLength(15);
    expect(await getAuth().getUserByEmail("jeanne.martin@example.org")).toMatchObject({
      uid: "admin-1",
      disabled: false,
      customClaims: { adminId: 1, adminEmail: "jeanne.martin@example.org", adminName: "Jeanne Martin" },
    });
    expect(world.read("revoked")).toBeNull();
  },
);

interface Listening {
  readonly server: Server;
  readonly port: number;
}

function listen(answer: (body: string) => Promise<{ error?: { code: number } }>): Promise<Listening> {
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join("");
    const given = await answer(body);
    response.writeHead(given.error?.code ?? 200, { "content-type": "application/json" });
    response.end(JSON.stringify(given));
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve({ server, port: typeof address === "object" && address !== null ? address.port : 0 });
    });
  });
}
