import { enable, isOff, receives, state } from "./kit/browser-state.ts";
import { layoutShifts } from "./kit/layout-shifts.ts";
import { expect, jeanne, karim, signIn, test, toast } from "./kit/palier.ts";

test("S18 the invitation leads to the browser's question, and that to a registration with what the specification asks for", {
  tag: "@whole-browser",
}, async ({ admin, push, world }) => {
  await push.permission("default");
  const shifted = await layoutShifts(admin);
  await admin.goto("/admin/");
  await expect(enable(admin)).toBeInViewport();
  // The notice appears late, and must move nothing.
  expect(await shifted()).toBeLessThan(0.01);
  await enable(admin).click();
  const token = await push.registered();
  const { request } = await world.waitFor({ route: "accountAdmin.updateFirebaseToken", status: 200 });
  expect(request?.json).toEqual({
    firebaseToken: token,
    language: "fr",
    deviceVersion: expect.stringMatching(/^\d+/),
    platform: "web",
    model: expect.stringMatching(/^[A-Z]/),
  });
  await expect(enable(admin)).toHaveCount(0);
});

test("A06 S18 at 390 px what the Tab key reaches is never behind the invitation", {
  tag: "@whole-browser",
}, async ({ admin, push }) => {
  await push.permission("default");
  await admin.setViewportSize({ width: 390, height: 844 });
  await admin.goto("/admin/");
  await expect(enable(admin)).toBeInViewport({ ratio: 1 });
  await admin.locator("main h1").evaluate((title) => {
    title.tabIndex = -1;
    title.focus();
  });
  const focused = admin.locator("main :focus:not(.push-invitation *)");
  const places: { readonly name: string; readonly isBehind: boolean }[] = [];
  while (!(await enable(admin).evaluate((button) => button === document.activeElement))) {
    await admin.keyboard.press("Tab");
    places.push(
      ...(await focused.evaluateAll((all) =>
        all.map((each) => {
          const over = document.querySelector(".push-invitation")?.getBoundingClientRect().top ?? 0;
          return { name: each.textContent, isBehind: each.getBoundingClientRect().bottom > over };
        }),
      )),
    );
  }
  expect(places.length).toBeGreaterThan(5);
  expect(places.filter(({ isBehind }) => isBehind)).toEqual([]);
});

test("S18 notifications are switched off and on again; what is sent meanwhile does not come", {
  tag: "@whole-browser",
}, async ({ admin, push }) => {
  await admin.goto("/admin/notifications");
  await expect(state(admin, receives)).toBeVisible();
  const before = await push.registered();
  await admin.getByRole("button", { name: "Désactiver" }).click();
  await expect(state(admin, "Les notifications sont désactivées sur ce navigateur.")).toBeVisible();
  await push.deliver({ notification: { title: "Perdu" } });
  await enable(admin).click();
  await expect(state(admin, receives)).toBeVisible();
  expect(await push.registered()).toBe(before);
  await push.deliver({ notification: { title: "Reçu" } });
  await expect(toast(admin, "Reçu")).toBeVisible();
  await expect(toast(admin, "Perdu")).toHaveCount(0);
});

test("S19 a token that changed is sent when a page starts again, the same one is not; a void one is dropped", {
  tag: "@whole-browser",
}, async ({ admin, push, world }) => {
  const posts = () => world.calls({ route: "accountAdmin.updateFirebaseToken" });
  await admin.goto("/admin/notifications");
  await expect(state(admin, receives)).toBeVisible();
  const first = await push.registered();
  await admin.reload();
  await expect(state(admin, receives)).toBeVisible();
  expect(await posts()).toHaveLength(1);
  await push.renewToken();
  await admin.reload();
  await expect(state(admin, receives)).toBeVisible();
  const second = await push.registered();
  expect(second).not.toBe(first);
  expect(await posts()).toHaveLength(2);
  const tokens = async () => (await world.outbox()).receivers.map(({ firebaseToken }) => firebaseToken);
  expect(await tokens()).toEqual([first, second]);
  await push.deliver({ notification: { title: "Reçu une fois" } });
  await expect(toast(admin, "Reçu une fois")).toHaveCount(1);
  expect(await tokens()).toEqual([second]);
});

test("S20 blocked notifications are said on the home page, and only there", {
  tag: "@whole-browser",
}, async ({ admin, push }) => {
  await push.permission("denied");
  const message = toast(admin, "Vos notifications sont désactivées");
  await admin.goto("/admin/notifications");
  await expect(state(admin, "Les notifications sont bloquées")).toBeVisible();
  await expect(message).toHaveCount(0);
  const menu = admin.getByRole("navigation").first();
  await menu.getByRole("link", { name: "Immeubles" }).click();
  await expect(admin.getByRole("gridcell").first()).toBeVisible();
  await expect(message).toHaveCount(0);
  await menu.getByRole("link", { name: "Tableau de bord" }).click();
  await expect(message).toBeVisible();
});

test("A24 S20 the bell says in one sentence whether alerts reach this browser, as it changes, and leads to the switch", {
  tag: "@whole-browser",
}, async ({ admin, push }) => {
  await push.permission("denied");
  await admin.goto("/admin/building");
  await admin
    .getByRole("banner")
    .getByRole("button", { name: /^Alertes/ })
    .click();
  const panel = admin.getByRole("dialog", { name: "Alertes" });
  const said = (text: string) => panel.getByRole("status").filter({ hasText: text });
  await expect(
    said("Les notifications sont bloquées dans les réglages du navigateur pour ce site."),
  ).toBeVisible();
  await push.permission("granted");
  await expect(said(receives)).toBeVisible();
  await push.registered();
  await panel.getByRole("link", { name: "Réglages des notifications" }).click();
  await expect(panel).toHaveCount(0);
  await admin.getByRole("button", { name: "Désactiver" }).click();
  await expect(state(admin, isOff)).toBeVisible();
  await admin
    .getByRole("banner")
    .getByRole("button", { name: /^Alertes/ })
    .click();
  await expect(said(isOff)).toBeVisible();
});

test("S20 a refusal of the browser's question is respected, and blocks until the setting changes", {
  tag: "@whole-browser",
}, async ({ admin, push }) => {
  await push.permission("default", "denied");
  await admin.goto("/admin/notifications");
  await enable(admin).click();
  await expect(state(admin, "Les notifications sont bloquées")).toBeVisible();
  await expect(enable(admin)).toHaveCount(0);
  await push.permission("granted");
  await expect(state(admin, receives)).toBeVisible();
  await push.registered();
});

test("S20 services that cannot be reached are no matter for a toast; the next try registers", {
  tag: "@whole-browser",
}, async ({ admin, push, world }) => {
  push.service(false);
  await admin.goto("/admin/notifications");
  await expect(state(admin, "L’enregistrement n’a pas abouti.")).toBeVisible();
  await expect(admin.getByRole("region", { name: /Notifications/ }).getByRole("listitem")).toHaveCount(0);
  expect((await world.outbox()).receivers).toEqual([]);
  push.service(true);
  await admin.getByRole("button", { name: "Réessayer" }).click();
  await expect(state(admin, receives)).toBeVisible();
  await push.registered();
});

test("S16 signing out deletes this browser's token, and late at that never the next admin's", {
  tag: "@whole-browser",
}, async ({ admin, network, push, world }) => {
  await admin.goto("/admin/notifications");
  await expect(state(admin, receives)).toBeVisible();
  const token = await push.registered();
  const deletion = await network.hold(`**/registrations/${token}`);
  await admin.getByRole("button", { name: `Compte de ${jeanne.name}` }).click();
  await admin.getByRole("menuitem", { name: "Se déconnecter" }).click();
  await expect(admin).toHaveURL(`${world.url}/admin/login`);
  expect((await world.outbox()).receivers).toEqual([]);
  await signIn(admin, karim);
  // The next admin's registration waits for the end of the previous one's.
  const waiting = () => admin.evaluate(async () => (await navigator.locks.query()).pending?.length);
  await expect.poll(waiting).toBe(1);
  await deletion.letGo();
  await expect
    .poll(async () => (await world.outbox()).receivers)
    .toMatchObject([{ email: karim.email, firebaseToken: token }]);
  await push.deliver({ notification: { title: "Pour Karim" } });
  await expect(toast(admin, "Pour Karim")).toBeVisible();
});
