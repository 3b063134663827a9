import { enable, isOff, openState, receives, state, switchOff } from "../kit/browser-state.ts";
import { expect, jeanne, karim, signIn, test, toast } from "../kit/palier.ts";

test("S18 what one tab switches off or on, every tab follows, the server hears of once, and no message survives", {
  tag: "@whole-browser",
}, async ({ admin, context, push, world }) => {
  await openState(admin);
  const before = await push.registered();
  const posts = () => world.calls({ route: "accountAdmin.updateFirebaseToken" });
  const second = await context.newPage();
  await openState(second);
  const sent = (await posts()).length;
  // Neither Google nor the server need know of it.
  await context.setOffline(true);
  push.service(false);
  await switchOff(admin).click();
  for (const each of [admin, second]) await expect(state(each, isOff)).toBeVisible();
  await context.setOffline(false);
  push.service(true);
  await openState(second, isOff);
  await push.deliver({ notification: { title: "Perdu" } });
  expect(await push.shown()).toEqual([]);
  expect(await posts()).toHaveLength(sent);

  await enable(second).click();
  for (const each of [admin, second]) await expect(state(each, receives)).toBeVisible();
  expect(await push.registered()).toBe(before);
  expect(await posts()).toHaveLength(sent + 1);
  await second.close();
  await push.deliver({ notification: { title: "Reçu" } });
  await expect(toast(admin, "Reçu")).toBeVisible();
  await expect(toast(admin, "Perdu")).toHaveCount(0);
});

test("S16 signing out deletes this browser's token, and late at that never the next admin's", {
  tag: "@whole-browser",
}, async ({ admin, network, push, world }) => {
  await openState(admin);
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

test("S16 S18 a sign-in page swallows no message of the admin whose session ended, and the next admin is never shown one", {
  tag: "@whole-browser",
}, async ({ admin, context, network, push, world }) => {
  await openState(admin);
  await push.registered();
  await context.clearCookies();
  await admin.goto("/admin/login");
  await expect(admin.getByRole("textbox", { name: "Mot de passe" })).toBeVisible();
  await push.deliver({ notification: { title: "Pour Jeanne" } });
  await expect.poll(() => push.shown()).toMatchObject([{ title: "Pour Jeanne" }]);

  // Held until the server learns of Karim.
  const post = await network.hold("**/update-firebase-token");
  await signIn(admin, karim);
  await expect(admin.getByRole("button", { name: `Compte de ${karim.name}` })).toBeVisible();
  await push.deliver({ notification: { title: "Encore pour Jeanne" } });
  await post.letGo();
  await expect
    .poll(async () => (await world.outbox()).receivers.map(({ email }) => email))
    .toEqual([karim.email]);
  await push.deliver({ notification: { title: "Pour Karim" } });
  await expect(toast(admin, "Pour Karim")).toBeVisible();
  await expect(toast(admin, /Jeanne/)).toHaveCount(0);
  expect(await push.shown()).toMatchObject([{ title: "Pour Jeanne" }]);
});
