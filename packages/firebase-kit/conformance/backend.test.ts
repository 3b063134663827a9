/** What a backend does with the Admin SDK (docs/firebase.md), against the embedded service as if it were an emulator. */
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getDatabaseWithUrl } from "firebase-admin/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { RawClient } from "../../../apps/mock-server/src/realtime/testing/raw-client.ts";
import { type Service, startService } from "./service.ts";

let service: Service;
beforeAll(async () => {
  service = await startService();
  process.env.FIREBASE_DATABASE_EMULATOR_HOST = `127.0.0.1:${service.port}`;
});
afterAll(async () => {
  delete process.env.FIREBASE_DATABASE_EMULATOR_HOST;
  await service.close();
});

let apps = 0;

/** A backend, and what it makes of a record that an admin wants to save. */
function backend() {
  const world = service.world();
  apps += 1;
  const app = initializeApp({ projectId: world.name }, `backend ${apps}`);
  const database = getDatabaseWithUrl(`http://127.0.0.1:${service.port}?ns=${world.name}`, app);
  const leaseTime = 180_000;
  const holder = async (area: string, id: number): Promise<string | undefined> => {
    const lock: unknown = (await database.ref(`locks/${area}/${id}`).get()).val();
    if (lock === null) return undefined;
    if (typeof lock !== "object") return String(lock);
    const seen = "seen" in lock ? lock.seen : undefined;
    if (typeof seen === "number" && service.now() - seen >= leaseTime) return undefined;
    return "email" in lock ? String(lock.email) : undefined;
  };
  const close = async () => {
    database.goOffline();
    await deleteApp(app);
  };
  return { world, database, holder, close };
}

test("L05 the lock check of docs/firebase.md: another's lock, none, one that lapsed, another program's (L11)", async () => {
  const { world, holder, close } = backend();
  expect(await holder("building", 1)).toBeUndefined();
  const entry = { email: "a@x.fr", name: "A", sid: "s", at: service.now(), seen: service.now() };
  world.set("locks/building/1", entry);
  expect(await holder("building", 1)).toBe("a@x.fr");
  world.set("locks/building/1/seen", service.now() - 180_000);
  expect(await holder("building", 1)).toBeUndefined();
  world.set("locks/building/1", "old@x.fr");
  expect(await holder("building", 1)).toBe("old@x.fr");
  await close();
});

test("L12 the backend bans an admin, whom the rules refuse from then on, and removes the lock", async () => {
  const { world, database, close } = backend();
  const { db, auth } = await service.admin(world, "a@x.fr");
  const { get, ref } = await import("firebase/database");
  expect((await get(ref(db, "locks/building"))).exists()).toBe(false);
  await database.ref(`revoked/${auth.currentUser?.uid}`).set(true);
  await expect(get(ref(db, "locks/building"))).rejects.toThrow("Permission denied");
  await database.ref("locks/building/1").remove();
  await close();
});

test("who says `owner` in a browser, or to a page's face, is nobody", async () => {
  const world = service.world();
  const url = `ws://127.0.0.1:${service.port}/.ws?v=5&ns=${world.name}`;
  const page = await RawClient.open(url, { origin: "http://evil.test" });
  await page.next();
  expect(await page.answer("gauth", { cred: "owner" })).toMatchObject({ s: "invalid_token" });
  expect(await page.answer("p", { p: "/revoked", d: null })).toMatchObject({ s: "permission_denied" });
  page.socket.close();
  const program = await RawClient.open(url);
  await program.next();
  expect(await program.answer("gauth", { cred: "owner" })).toMatchObject({ s: "ok" });
  expect(await program.answer("p", { p: "/revoked/u", d: true })).toMatchObject({ s: "ok" });
  program.socket.close();
});
