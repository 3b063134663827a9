/** Sign-in and lists that watch, over the real SDK and the embedded service. */

import type { Accounts } from "@palier/mock-server/realtime";
import { afterEach, expect, test } from "vitest";
import type { LockView } from "../src/lock/view.ts";
import {
  accountOf,
  claimsOf,
  correctAddress,
  heldClock,
  type LivePages,
  livePages,
  type Page,
  secret,
  sharedSecret,
  until,
} from "./live-pages.ts";

let pages: LivePages | undefined;
afterEach(() => pages?.close());
const raise = async () => {
  pages = await livePages();
  return pages;
};

const viewOf = ({ realtime }: Page) => realtime.record("building", 1).view;
const becomes = (page: Page, kind: LockView["kind"]) => until(viewOf(page), (view) => view.kind === kind);

test.each([true, false])(
  "S17: an admin with the shared secret is let in once the backend has made the account, e-mail addresses hidden: %s",
  async (hides) => {
    const { page, service, world } = await raise();
    service.realtime.hideEmails(world.name, hides);
    const admin = await page("New.Admin@X.fr", { signIn: () => sharedSecret });
    expect(admin.realtime.connection.get()).toBe("idle");
    admin.realtime.record("building", 1).open();
    await until(admin.realtime.connection, (state) => state === "refused");
    expect(viewOf(admin).get()).toEqual({ kind: "unavailable", why: "sign-in" });
    service.realtime
      .accounts(world.name)
      .put({ email: "new.admin@x.fr", password: secret, claims: claimsOf("new.admin@x.fr") });
    await becomes(admin, "mine");
    const code = hides ? "auth/invalid-credential" : "auth/user-not-found";
    expect(admin.logged).toEqual([`realtime sign-in, tried again: ${code}`]);
  },
);

test("S17: a token that was not used for an hour is asked for anew", async () => {
  const { page, service, token } = await raise();
  const old = token("a@x.fr");
  service.advance(3_700_000);
  const admin = await page("a@x.fr", { signIn: (fresh) => (fresh ? token("a@x.fr") : old) });
  admin.realtime.record("building", 1).open();
  await becomes(admin, "mine");
});

test("S17: a token for another admin lets nobody in", async () => {
  const { page, token } = await raise();
  const bad = await page("b@x.fr", { signIn: () => token("a@x.fr") });
  bad.realtime.record("building", 1).open();
  await until(bad.realtime.connection, (state) => state === "refused");
});

test("L12: the name in a lock is the backend's, whatever the page calls its admin", async () => {
  const { page, service, world } = await raise();
  const strategy = {
    strategy: "custom-token",
    token: service.realtime.customToken(world.name, "u1", { adminEmail: "a@x.fr", adminName: "Anne Ancien" }),
  } as const;
  const admin = await page("a@x.fr", { signIn: () => strategy });
  admin.realtime.record("building", 1).open();
  await becomes(admin, "mine");
  expect(world.read("locks/building/1/name")).toBe("Anne Ancien");
});

test.each([
  ["disabled", (accounts: Accounts, uid: string) => accounts.disable(uid)],
  ["revoked", (accounts: Accounts, uid: string) => accounts.revoke(uid)],
])(
  "L13: a holder whose account is %s learns of it with the token's end, and holds again when let in",
  async (_, end) => {
    const { page, service, world, token } = await raise();
    const held = heldClock();
    const [a, b] = [await page("a@x.fr", { clock: held.clock }), await page("b@x.fr")];
    const accounts = service.realtime.accounts(world.name);
    a.realtime.record("building", 1).open();
    await becomes(a, "mine");
    b.realtime.record("building", 1).open();
    await becomes(b, "other");
    const uid = accountOf("a@x.fr");
    service.advance(1_000);
    accounts.disable(uid);
    end(accounts, uid);
    const kinds: string[] = [];
    viewOf(a).subscribe(() => kinds.push(viewOf(a).get().kind));
    // The token expires; the SDK fails to renew it.
    service.advance(3_600_000);
    // Without a timer: the service looks for expired tokens every 2 s.
    await until(a.realtime.connection, (state) => state === "refused");
    expect(viewOf(a).get().kind).not.toBe("mine");
    // The removal was refused. After an hour without renewal, the other admin gets the lock; that page was
    // asleep as long.
    b.realtime.pageHidden();
    b.realtime.pageShown();
    await becomes(b, "mine");
    expect(kinds).not.toContain("mine");
    accounts.disable(uid, false);
    held.release();
    expect(token("a@x.fr").strategy).toBe("custom-token");
    expect(await becomes(a, "lost")).toMatchObject({ holder: { email: "b@x.fr" } });
  },
);

test("L13: a rotated secret: reported, tried with the new one, held again without a reload", async () => {
  const { page, service, world } = await raise();
  const accounts = service.realtime.accounts(world.name);
  const put = (password: string) => accounts.put({ email: "a@x.fr", password, claims: claimsOf("a@x.fr") });
  let current = secret;
  put(current);
  const admin = await page("a@x.fr", { signIn: () => ({ strategy: "shared-secret", secret: current }) });
  admin.realtime.record("building", 1).open();
  await becomes(admin, "mine");
  service.advance(1_000);
  current = `new ${secret}`;
  put(current);
  service.advance(3_600_000);
  await until(admin.realtime.connection, (state) => state === "refused");
  expect(viewOf(admin).get().kind).not.toBe("mine");
  await until(admin.realtime.connection, (state) => state === "connected");
  await becomes(admin, "mine");
});

test("S14 L08: a list sees who holds which record, live; it writes nothing", async () => {
  const { page, world } = await raise();
  const [a, list] = [await page("a@x.fr"), await page("b@x.fr")];
  world.set("locks/building/7", "old@x.fr");
  world.set("locks/building/not-a-row", "old@x.fr");
  const handle = list.realtime.area("building");
  const stop = handle.open();
  const first = await until(handle.locks, ({ kind, holders }) => kind === "live" && holders.size > 0);
  expect([...first.holders.values()]).toMatchObject([{ name: "old@x.fr", email: "old@x.fr" }]);
  const close = a.realtime.record("building", 12).open();
  const both = await until(handle.locks, ({ holders }) => holders.size === 2);
  expect([...both.holders.keys()]).toEqual([7, 12]);
  expect(both.holders.get(12)).toMatchObject({ name: "a", email: "a@x.fr" });
  close();
  await until(handle.locks, ({ holders }) => holders.size === 1);
  list.network.cut();
  await until(handle.locks, ({ kind }) => kind === "stale");
  world.set("locks/building/7", null);
  list.network.restore();
  await until(handle.locks, ({ kind, holders }) => kind === "live" && holders.size === 0);
  stop();
  expect(world.snapshot()).toEqual({ locks: { building: { "not-a-row": "old@x.fr" } } });
});

test("L11 L13: with a token that expired the removal at disconnect is refused, and the lock ends by its lease", async () => {
  const { page, service, world } = await raise();
  const [a, b] = [await page("a@x.fr", { clock: heldClock().clock }), await page("b@x.fr")];
  a.realtime.record("building", 1).open();
  await becomes(a, "mine");
  b.realtime.record("building", 1).open();
  await becomes(b, "other");
  const accounts = service.realtime.accounts(world.name);
  service.advance(1_000);
  accounts.disable(accountOf("a@x.fr"));
  const holder = world.read("locks/building/1");
  // An hour later its page vanishes; nobody is signed in who could remove the lock.
  world.set("leases/building/1", service.now() + 3_600_000 - 60_000);
  service.advance(3_600_000);
  a.network.cut();
  await until({ get: () => world.sessions.size, subscribe: onceInAWhile }, (size) => size === 1);
  expect(world.read("locks/building/1")).toEqual(holder);
  expect(viewOf(b).get().kind).toBe("other");
  service.advance(120_000);
  b.realtime.pageHidden();
  b.realtime.pageShown();
  await becomes(b, "mine");
});

test("L02: a corrected address is taken over on the same connection, and nobody else gets the record", async () => {
  const { page, world } = await raise();
  let address = "anne@x.fr";
  const options = { address: () => address };
  const [one, two] = [await page("anne@x.fr", options), await page("anne@x.fr", options)];
  const other = await page("b@x.fr");
  one.realtime.record("building", 1).open();
  await becomes(one, "mine");
  two.realtime.record("building", 1).open();
  other.realtime.record("building", 1).open();
  await Promise.all([becomes(two, "mine"), becomes(other, "other")]);
  const shown: string[] = [];
  for (const { realtime } of [one, two, other]) {
    const { view } = realtime.record("building", 1);
    view.subscribe(() => shown.push(view.get().kind));
  }
  const holders: unknown[] = [];
  world.listen("locks/building/1/id", (value) => holders.push(value));
  correctAddress("anne@x.fr", "anne.martin@x.fr");
  address = "anne.martin@x.fr";
  // As a backend does (docs/firebase-backend.md); pages learn of it from their own lock.
  world.set("locks/building/1/email", address);
  for (const { realtime } of [one, two])
    await until(realtime.admin, ({ email }) => email === "anne.martin@x.fr");
  expect(world.read("locks/building/1")).toMatchObject({ email: "anne.martin@x.fr" });
  await until(viewOf(other), (view) => view.kind === "other" && view.holder.email === "anne.martin@x.fr");
  expect(shown.filter((kind) => kind !== "mine" && kind !== "other")).toEqual([]);
  // Possibly rewritten, but always with its holder.
  expect(holders.filter((id) => id !== world.read("locks/building/1/id"))).toEqual([]);
});

/** For values without change notification. */
function onceInAWhile(listener: () => void): () => void {
  const timer = setInterval(listener, 5);
  return () => clearInterval(timer);
}
