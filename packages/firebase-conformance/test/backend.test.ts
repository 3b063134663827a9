import { signInWithCustomToken } from "firebase/auth";
import { get, ref } from "firebase/database";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getDatabaseWithUrl, ServerValue } from "firebase-admin/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Service, startService } from "../src/service.ts";

let service: Service;
beforeAll(async () => {
  service = await startService({ unsignedTokens: true });
  process.env.FIREBASE_DATABASE_EMULATOR_HOST = `127.0.0.1:${service.port}`;
});
afterAll(async () => {
  delete process.env.FIREBASE_DATABASE_EMULATOR_HOST;
  await service.close();
});

let apps = 0;

function backend() {
  const world = service.world();
  apps += 1;
  const app = initializeApp({ projectId: world.name }, `backend ${apps}`);
  const database = getDatabaseWithUrl(`http://127.0.0.1:${service.port}?ns=${world.name}`, app);
  const close = async () => {
    database.goOffline();
    await deleteApp(app);
  };
  return { world, app, database, close };
}

test("S17 L12 a token that `firebase-admin` mints lets the admin in, where the service takes those without a signature", async () => {
  const { world, app, close } = backend();
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${service.port}`;
  const admins = getAuth(app);
  const token = await admins.createCustomToken("admin-1", { adminEmail: "a@x.fr", adminName: "Anne Autre" });
  const { auth, db } = service.client(world);
  await expect(signInWithCustomToken(auth, token)).rejects.toThrow("auth/admin-restricted-operation");
  await admins.createUser({ uid: "admin-1" });
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
  await signInWithCustomToken(auth, token);
  expect((await get(ref(db, "locks/building"))).exists()).toBe(false);
  // A mock world has its own clock, which may be days behind the backend's.
  const late = await startService({ unsignedTokens: true });
  late.advance(-3 * 86_400_000);
  const lateWorld = late.world();
  late.realtime.accounts(lateWorld.name).ensure("admin-1");
  await signInWithCustomToken(late.client(lateWorld).auth, token);
  await late.close();
  const careful = await startService();
  const refused = signInWithCustomToken(careful.client(careful.world()).auth, token);
  await expect(refused).rejects.toThrow("auth/invalid-custom-token");
  await careful.close();
  await close();
});

test("L12 the backend bans an admin, whom the rules refuse from then on, and removes the lock", async () => {
  const { world, database, close } = backend();
  const { db, auth } = await service.admin(world, "a@x.fr");
  expect((await get(ref(db, "locks/building"))).exists()).toBe(false);
  await database.ref(`revoked/${auth.currentUser?.uid}`).set(true);
  await expect(get(ref(db, "locks/building"))).rejects.toThrow("Permission denied");
  await database.ref("locks/building/1").remove();
  await close();
});

test("A24 the backend announces changes of an area; an admin who listens gets each as another value", async () => {
  const { world, database, close } = backend();
  const { db } = await service.admin(world, "a@x.fr");
  const announce = () =>
    database.ref("changes/order").update({ at: ServerValue.TIMESTAMP, seq: ServerValue.increment(1) });
  await announce();
  const first = (await get(ref(db, "changes/order"))).val();
  await announce();
  const second = (await get(ref(db, "changes/order"))).val();
  expect([first.seq, second.seq]).toEqual([1, 2]);
  expect(Math.abs(second.at - service.now())).toBeLessThan(60_000);
  await close();
});
