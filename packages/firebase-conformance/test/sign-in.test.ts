/** `firebase/auth` with the embedded sign-in, and the database with its tokens. */
import { type Accounts, uidOf } from "@palier/mock-server/realtime";
import { FirebaseError } from "firebase/app";
import {
  createUserWithEmailAndPassword,
  onIdTokenChanged,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
} from "firebase/auth";
import { get, onDisconnect, onValue, ref, serverTimestamp, set, update } from "firebase/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Client, claimsOf, nameOf, type Service, secret, startService } from "../src/service.ts";
import { until } from "../src/until.ts";

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const email = "jeanne@palier.fr";

const lock = (of: string) => ({
  email: of,
  name: nameOf(of),
  sid: "s",
  at: serverTimestamp(),
  seen: serverTimestamp(),
});

const codeOf = async (attempt: Promise<unknown>): Promise<string> => {
  try {
    await attempt;
    return "none";
  } catch (error) {
    return error instanceof FirebaseError ? error.code : String(error);
  }
};

let open: Service;
beforeAll(async () => {
  open = await startService({ signUp: true });
});
afterAll(() => open.close());

/** Open sign-up is the default of new projects. */
const newClient = (hidesEmails: boolean): Client => {
  const world = open.world();
  open.realtime.hideEmails(world.name, hidesEmails);
  return open.client(world);
};

test("with sign-up off nobody makes an account but the backend; those that it made sign in with their claims (L12)", async () => {
  const world = service.world();
  const { auth, db } = service.client(world);
  expect(await codeOf(createUserWithEmailAndPassword(auth, email, secret))).toBe(
    "auth/admin-restricted-operation",
  );
  service.realtime.accounts(world.name).put({ email, password: secret, claims: claimsOf(email) });
  const { user } = await signInWithEmailAndPassword(auth, email, secret);
  expect((await user.getIdTokenResult()).claims).toMatchObject(claimsOf(email));
  await set(ref(db, "locks/building/1"), lock(email));
});

test("in a project where anyone may sign up, a stranger reads and writes nothing (L12)", async () => {
  const world = open.world();
  const { auth, db } = open.client(world);
  await createUserWithEmailAndPassword(auth, email, "a password of the stranger's own");
  await expect(get(ref(db, "locks/building"))).rejects.toThrow("Permission denied");
  await expect(get(ref(db, "takeovers/building"))).rejects.toThrow("Permission denied");
  await expect(set(ref(db, "locks/building/1"), lock(email))).rejects.toThrow("PERMISSION_DENIED");
  await expect(onDisconnect(ref(db, "locks/building/1")).remove()).rejects.toThrow("PERMISSION_DENIED");
  const thousand = Object.fromEntries(
    Array.from({ length: 1_000 }, (_, id) => [`locks/order/${id}`, lock(email)]),
  );
  await expect(update(ref(db), thousand)).rejects.toThrow("PERMISSION_DENIED");
  expect(world.snapshot()).toBeNull();
});

test.each([
  ["disabled", (accounts: Accounts, uid: string) => accounts.disable(uid)],
  ["revoked", (accounts: Accounts, uid: string) => accounts.revoke(uid)],
])("an account that is %s loses its sign-in when its token is renewed (L13)", async (_, end) => {
  const own = await startService();
  const world = own.world();
  const { auth } = await own.admin(world, email);
  own.advance(1_000);
  end(own.realtime.accounts(world.name), uidOf(email));
  const lost = new Promise((resolve) => {
    onIdTokenChanged(auth, (user) => user === null && resolve("lost"));
  });
  await expect(auth.currentUser?.getIdToken(true)).rejects.toThrow(/auth\/user-(?:disabled|token-expired)/);
  expect(await lost).toBe("lost");
  await own.close();
});

test.each([
  ["hidden", true, "auth/invalid-credential", "auth/invalid-credential"],
  ["named", false, "auth/user-not-found", "auth/wrong-password"],
])(
  "sign-in with e-mail addresses %s: unknown, created, wrong, right, created again (S17)",
  async (...given) => {
    const [, hides, unknown, wrong] = given;
    const { auth } = newClient(hides);
    expect(await codeOf(signInWithEmailAndPassword(auth, email, secret))).toBe(unknown);
    const created = await createUserWithEmailAndPassword(auth, "Jeanne@Palier.fr", secret);
    expect(created.user.email).toBe(email);
    await signOut(auth);
    expect(await codeOf(signInWithEmailAndPassword(auth, email, "another secret"))).toBe(wrong);
    const { user } = await signInWithEmailAndPassword(auth, email, secret);
    expect([user.email, user.uid]).toEqual([email, created.user.uid]);
    expect(await codeOf(createUserWithEmailAndPassword(auth, email, secret))).toBe(
      "auth/email-already-in-use",
    );
  },
);

test.each([
  ["auth/weak-password", email, "short"],
  ["auth/missing-password", email, ""],
  ["auth/invalid-email", "no address", secret],
])("%s", async (code, address, password) => {
  expect(await codeOf(createUserWithEmailAndPassword(newClient(true).auth, address, password))).toBe(code);
});

test("a custom token signs in with its claims, and the database sees them", async () => {
  const world = service.world();
  const { auth, db } = service.client(world);
  const token = service.realtime.customToken(world.name, "admin-7", claimsOf(email));
  const { user } = await signInWithCustomToken(auth, token);
  expect(user.uid).toBe("admin-7");
  await set(ref(db, "locks/building/1"), lock(email));
  expect((await get(ref(db, "locks/building/1/email"))).val()).toBe(email);
});

test("custom tokens that are unsigned, expired or of another world are refused", async () => {
  const own = await startService();
  const { auth } = own.client(own.world());
  const other = own.realtime.customToken(own.world().name, "admin-7", {});
  const [head, body] = other.split(".");
  for (const token of [other, `${head}.${body}.`, "nonsense"]) {
    expect(await codeOf(signInWithCustomToken(auth, token))).toBe("auth/invalid-custom-token");
  }
  const world = own.world();
  const late = own.realtime.customToken(world.name, "admin-7", {});
  own.advance(3_601_000);
  expect(await codeOf(signInWithCustomToken(own.client(world).auth, late))).toBe("auth/invalid-custom-token");
  await own.close();
});

test("a token is refreshed, and the database takes the new one", async () => {
  const own = await startService();
  const { auth, db } = await own.admin(own.world(), email);
  const before = await auth.currentUser?.getIdToken();
  own.advance(1_000);
  const after = await auth.currentUser?.getIdToken(true);
  expect(after).not.toBe(before);
  expect((await get(ref(db, "locks/building"))).exists()).toBe(false);
  await auth.currentUser?.reload();
  expect(auth.currentUser?.uid).toBe(uidOf(email));
  await own.close();
});

test("an expired token ends the sign-in; the SDK fetches a fresh one and goes on", async () => {
  const own = await startService({ heartbeat: 20 });
  const world = own.world();
  const { db } = await own.admin(world, email);
  const seen: unknown[] = [];
  onValue(ref(db, "locks/building"), (snapshot) => seen.push(snapshot.val()));
  await get(ref(db, "locks/building"));
  const [session] = world.sessions.keys();
  own.advance(3_601_000);
  await until(ref(db, ".info/connected"), (value) => value === false);
  world.set("locks/building/a1", { email: "x" });
  await until(ref(db, "locks/building"), (value) => value !== null);
  expect(seen).toEqual([null, { a1: { email: "x" } }]);
  expect(world.sessions.has(String(session))).toBe(false);
  await own.close();
});

test("signing out revokes what was listened to (S16)", async () => {
  const { auth, db } = await service.admin(service.world(), email);
  const revoked = new Promise<string>((resolve) => {
    onValue(
      ref(db, "locks/building"),
      () => undefined,
      (error) => resolve(error.message),
    );
  });
  await get(ref(db, "locks/building"));
  await signOut(auth);
  expect(await revoked).toContain("permission_denied");
});

test("who is not signed in reads and writes nothing (S16)", async () => {
  const { db } = service.client(service.world());
  await expect(get(ref(db, "locks/building"))).rejects.toThrow("Permission denied");
  await expect(until(ref(db, "locks/building"), () => true)).rejects.toThrow("permission_denied");
  await expect(set(ref(db, "locks/building/1"), true)).rejects.toThrow("PERMISSION_DENIED");
});

test("any page may call the sign-in addresses; what is no call is refused", async () => {
  const world = service.world();
  const address = `${service.url}/identitytoolkit.googleapis.com/v1/accounts:signUp`;
  const asked = {
    origin: "http://elsewhere.test",
    "access-control-request-headers": "content-type,x-client-version",
  };
  const preflight = await fetch(`${address}?key=${world.name}`, { method: "OPTIONS", headers: asked });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
  expect(preflight.headers.get("access-control-allow-headers")).toBe("content-type,x-client-version");
  const post = (path: string, body: string) => fetch(path, { method: "POST", body });
  const outcomes = await Promise.all([
    post(`${address}?key=${world.name}`, "no json"),
    post(`${address}?key=${world.name}`, "{}"),
    post(address, "{}"),
    post(`${address}?key=${world.name}`, `"${"x".repeat(70_000)}"`),
    post(`${address.replace("signUp", "nothing")}?key=${world.name}`, "{}"),
    fetch(`${address}?key=${world.name}`),
    post(
      `${service.url}/securetoken.googleapis.com/v1/token?key=${world.name}`,
      "grant_type=refresh_token&refresh_token=x",
    ),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([400, 400, 403, 413, 404, 405, 400]);
  const messages = await Promise.all(outcomes.map(async (outcome) => (await outcome.json()).error.message));
  expect(messages.at(-1)).toBe("INVALID_REFRESH_TOKEN");
});
