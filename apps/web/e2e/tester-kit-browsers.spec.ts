import { freeze, hide, karim, show, thaw } from "@palier/mock-server/playwright";
import { expect, jeanne, test } from "./kit/palier.ts";

const record = "/admin/building/edit/9";

test("T02 T07 realAdmin sits at a browser of one's own, set up as the test's, in the same world", {
  tag: "@whole-browser",
}, async ({ admin, realAdmin, world }) => {
  await admin.goto(record);
  await expect.poll(() => world.holder("building", 9)).toBe(jeanne.email);
  const other = await realAdmin();
  expect(other.email).toBe(karim);
  await other.page.goto(record);
  await expect(other.page.getByText("Jeanne Martin modifie cette fiche")).toBeVisible();
  const setUp = () => [navigator.language, innerWidth, Intl.DateTimeFormat().resolvedOptions().timeZone];
  expect(await other.page.evaluate(setUp)).toEqual(await admin.evaluate(setUp));
  // The other browser's connection is unaffected.
  await other.network.offline();
  await expect(other.page.getByText("Connexion interrompue").first()).toBeVisible();
  await expect(admin.getByText("Connexion interrompue")).toHaveCount(0);
});

test("T06 each browser gets its own person's messages", { tag: "@whole-browser" }, async ({
  admin,
  push,
  realAdmin,
}) => {
  const other = await realAdmin();
  const theirs = await other.push();
  await admin.goto("/admin/notifications");
  await other.page.goto("/admin/notifications");
  expect(await push.registered()).not.toBe(await theirs.registered());
  await theirs.deliver({ to: karim, notification: { title: "Pour Karim" } });
  await expect(other.page.getByRole("listitem").filter({ hasText: "Pour Karim" })).toBeVisible();
  const missed = await push.deliver({ to: karim, notification: { title: "Encore" } });
  expect(missed.tokens).toEqual([await theirs.registered()]);
  await expect(admin.getByRole("listitem").filter({ hasText: /Pour Karim|Encore/ })).toHaveCount(0);
});

test("T06 no notification is lost to a look that comes while it is on its way", {
  tag: "@whole-browser",
}, async ({ admin, push }) => {
  await admin.goto("/admin/notifications");
  await push.registered();
  const titles = Array.from({ length: 40 }, (_, at) => `Message ${at + 10}`);
  const state = { done: false };
  const look = async () => {
    while (!state.done) await push.shown();
  };
  const show = async () => {
    await admin.evaluate(async (each) => {
      const worker = await navigator.serviceWorker.ready;
      for (const title of each) await worker.showNotification(title);
    }, titles);
    state.done = true;
  };
  await Promise.all([show(), look(), look()]);
  expect((await push.shown()).map(({ title }) => title).toSorted()).toEqual(titles);
});

test("L06 T07 a frozen page answers nobody; thawed, it learns what happened meanwhile", {
  tag: "@whole-browser",
}, async ({ admin, otherAdmin, world }) => {
  await admin.goto(record);
  await admin.getByRole("textbox", { name: /^Nom/ }).fill("Saisie gelée");
  await expect.poll(() => world.holder("building", 9)).toBe(jeanne.email);
  await freeze(admin);
  await otherAdmin.open("building", 9);
  await otherAdmin.ask("building", 9);
  await world.clock({ advanceMs: 31_000 });
  await otherAdmin.lock("building", 9, true);
  expect(await world.holder("building", 9)).toBe(otherAdmin.email);
  await thaw(admin);
  await expect(admin.getByText("Karim Benali a pris la main sur cette fiche")).toBeVisible();
  await expect(admin.getByRole("textbox", { name: /^Nom/ })).toHaveValue("Saisie gelée");
});

test("T07 a page is hidden and shown again, and gets the events", { tag: "@whole-browser" }, async ({
  admin,
}) => {
  await admin.goto("/admin/");
  const states = await admin.evaluateHandle(() => {
    const states: string[] = [];
    document.addEventListener("visibilitychange", () => states.push(document.visibilityState));
    return states;
  });
  await hide(admin);
  expect(await admin.evaluate(() => document.hidden)).toBe(true);
  await show(admin);
  expect(await states.jsonValue()).toEqual(["hidden", "visible"]);
});

test("T07 requests are held for as long as the test wants", { tag: "@whole-browser" }, async ({
  admin,
  network,
  world,
}) => {
  const { letGo } = await network.hold("**/api/admin/building/ajax-list?*");
  await admin.goto("/admin/building");
  await expect(admin.getByRole("heading", { name: "Immeubles" })).toBeVisible();
  expect(await world.calls({ route: "building.list" })).toEqual([]);
  await letGo();
  await expect(admin.getByRole("gridcell").first()).toBeVisible();
});

test("T07 a page may be left frozen, requests held and the world closed at a test's end", {
  tag: "@whole-browser",
}, async ({ admin, network, world }) => {
  await network.hold("**/api/admin/building/ajax-list?*");
  await admin.goto("/admin/building");
  await freeze(admin);
  await world.delete();
});
