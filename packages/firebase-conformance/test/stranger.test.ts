/** A stranger with what every page contains, a lying admin; and a holder who is asleep. */
import {
  createUserWithEmailAndPassword,
  signInAnonymously,
  signInWithCustomToken,
  signInWithEmailAndPassword,
} from "firebase/auth";
import { get, onDisconnect, ref, remove, serverTimestamp, set, update } from "firebase/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { claimsOf, nameOf, type Service, startService } from "../src/service.ts";

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const [jeanne, karim] = ["jeanne@palier.fr", "karim@palier.fr"];
const denied = /permission.denied/i;
const lock = (email: string, more: object = {}) => ({
  email,
  name: nameOf(email),
  sid: "tab",
  at: serverTimestamp(),
  seen: serverTimestamp(),
  ...more,
});

test("L12 with the page's settings alone a stranger gets no account, reads nothing, writes nothing and shuts nobody out", async () => {
  const world = service.world();
  const { db: holder } = await service.admin(world, jeanne);
  await set(ref(holder, "locks/building/12"), lock(jeanne));
  const before = world.snapshot();
  const { auth, db } = service.client(world);

  const password = "a password of the stranger's own";
  for (const email of [karim, jeanne, "stranger@example.org"]) {
    await expect(createUserWithEmailAndPassword(auth, email, password)).rejects.toThrow(
      "auth/admin-restricted-operation",
    );
    await expect(signInWithEmailAndPassword(auth, email, password)).rejects.toThrow("auth/");
  }
  await expect(signInAnonymously(auth)).rejects.toThrow("auth/");
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = { uid: "admin-2", claims: claimsOf(karim), aud: "palier", iat: 1, exp: 9_999_999_999 };
  const forged = `${part({ alg: "none", typ: "JWT" })}.${part(claims)}.`;
  await expect(signInWithCustomToken(auth, forged)).rejects.toThrow("auth/invalid-custom-token");

  for (const place of [
    "/",
    "/locks",
    "/locks/building",
    "/leases/building",
    "/takeovers/building",
    "/revoked",
  ]) {
    await expect(get(ref(db, place))).rejects.toThrow(denied);
    const address = `${service.url}${place}.json?ns=${world.name}`;
    expect((await fetch(address)).status).toBe(401);
    expect((await fetch(`${address}&auth=${forged}`)).status).toBe(401);
    const asOwner = { authorization: "Bearer owner", origin: "https://stranger.example" };
    expect((await fetch(address, { headers: asOwner })).status).toBe(401);
  }
  const thousand = Array.from({ length: 1_000 }, (_, id) => [`locks/order/${id}`, lock(karim)]);
  await expect(update(ref(db), Object.fromEntries(thousand))).rejects.toThrow(denied);
  for (const place of ["locks/building/12", "leases/building/12", "takeovers/building/12"]) {
    await expect(set(ref(db, place), lock(karim))).rejects.toThrow(denied);
    await expect(remove(ref(db, place))).rejects.toThrow(denied);
    await expect(onDisconnect(ref(db, place)).remove()).rejects.toThrow(denied);
  }
  expect(world.snapshot()).toEqual(before);
  const { db: other } = await service.admin(world, karim);
  await set(ref(other, "locks/building/13"), lock(karim));
});

test("L10 L12 an admin forges neither a name, nor an address, nor a time", async () => {
  const world = service.world();
  const { db } = await service.admin(world, karim);
  const place = ref(db, "locks/building/12");
  const hour = 3_600_000;
  for (const lie of [
    { name: "Jeanne Martin" },
    { email: jeanne },
    { email: jeanne, name: nameOf(jeanne) },
    { at: service.now() - hour },
    { seen: service.now() + hour },
    { role: "owner" },
  ]) {
    await expect(set(place, lock(karim, lie))).rejects.toThrow(denied);
  }
  await set(place, lock(karim));
  await expect(set(ref(db, "leases/building/12"), service.now() + hour)).rejects.toThrow(denied);
  await expect(set(ref(db, "leases/building/13"), serverTimestamp())).rejects.toThrow(denied);
});

test("L11 L13 a page that sleeps for a day keeps nothing: another takes its record, and its late removal frees nothing", async () => {
  const own = await startService();
  const world = own.world();
  const sleeper = await own.admin(world, jeanne);
  await onDisconnect(ref(sleeper.db, "locks/building/12")).remove();
  await set(ref(sleeper.db, "locks/building/12"), lock(jeanne));
  own.advance(170_000);
  const awake = await own.admin(world, karim);
  await expect(set(ref(awake.db, "locks/building/12"), lock(karim))).rejects.toThrow(denied);
  own.advance(24 * 3_600_000);
  const later = await own.admin(world, karim);
  await set(ref(later.db, "locks/building/12"), lock(karim));
  world.dropSockets();
  expect(world.read("locks/building/12/email")).toBe(karim);
  await own.close();
});
