/** Signing in, and lists that look, over the real SDK and the embedded realtime service. */
import { afterEach, expect, test } from "vitest";
import { type LivePages, livePages, secret, until } from "./live-pages.ts";

let pages: LivePages | undefined;
afterEach(() => pages?.close());
const raise = async () => {
  pages = await livePages();
  return pages;
};

test.each([true, false])(
  "S17: an unknown admin gets an account, e-mail addresses hidden: %s",
  async (hides) => {
    const { page, service, world } = await raise();
    service.realtime.hideEmails(world.name, hides);
    for (const email of ["New.Admin@X.fr", "new.admin@x.fr"]) {
      const { realtime, logged } = await page(email);
      expect(realtime.connection.get()).toBe("idle");
      realtime.record("building", 1).open();
      await until(realtime.record("building", 1).view, ({ kind }) => kind === "mine");
      expect([realtime.admin.email, ...logged]).toEqual(["new.admin@x.fr"]);
    }
  },
);

test("S17: two new tabs at once: one creates the account, both are signed in", async () => {
  const { page } = await raise();
  const tabs = await Promise.all([page("n@x.fr"), page("n@x.fr"), page("n@x.fr")]);
  for (const { realtime } of tabs) realtime.record("building", 1).open();
  await Promise.all(
    tabs.map(({ realtime }) => until(realtime.record("building", 1).view, ({ kind }) => kind === "mine")),
  );
});

test("S17 L07: a wrong secret stops, is logged once, and locks are said to be unavailable", async () => {
  const { page } = await raise();
  const good = await page("a@x.fr");
  good.realtime.area("building").open();
  await until(good.realtime.connection, (state) => state === "connected");
  const bad = await page("a@x.fr", { signIn: { strategy: "shared-secret", secret: `not ${secret}` } });
  bad.realtime.record("building", 1).open();
  await until(bad.realtime.connection, (state) => state === "unavailable");
  expect(bad.realtime.record("building", 1).view.get()).toEqual({ kind: "unavailable", why: "sign-in" });
  expect(bad.logged).toEqual(["realtime sign-in refused: auth/wrong-secret"]);
});

test("S17: a custom token signs in; one for another admin does not", async () => {
  const { page, service, world } = await raise();
  const token = service.realtime.customToken(world.name, "admin-7", { email: "a@x.fr" });
  const good = await page("a@x.fr", { signIn: { strategy: "custom-token", token } });
  good.realtime.record("building", 1).open();
  await until(good.realtime.record("building", 1).view, ({ kind }) => kind === "mine");
  const bad = await page("b@x.fr", { signIn: { strategy: "custom-token", token } });
  bad.realtime.record("building", 1).open();
  await until(bad.realtime.connection, (state) => state === "unavailable");
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
