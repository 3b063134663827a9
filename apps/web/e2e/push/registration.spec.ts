import type { BrowserContext } from "@playwright/test";
import { enable, openState, receives, state } from "../kit/browser-state.ts";
import { layoutShifts } from "../kit/layout-shifts.ts";
import { expect, test, toast } from "../kit/palier.ts";

test("S18 A06 the invitation moves and covers nothing, and leads to the browser's question and to a registration with what the specification asks for", {
  tag: "@whole-browser",
}, async ({ admin, push, world }) => {
  await push.permission("default");
  await admin.setViewportSize({ width: 390, height: 844 });
  const shifted = await layoutShifts(admin);
  await admin.goto("/admin/");
  await expect(enable(admin)).toBeInViewport({ ratio: 1 });
  // The notice appears late, and must move nothing.
  expect(await shifted()).toBeLessThan(0.01);
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

test("S20 A24 a refusal of the browser's question is respected, said on the home page alone and by the bell, until the setting changes", {
  tag: "@whole-browser",
}, async ({ admin, push }) => {
  await push.permission("default", "denied");
  const message = toast(admin, "Vos notifications sont désactivées");
  await admin.goto("/admin/notifications");
  await enable(admin).click();
  await expect(state(admin, "Les notifications sont bloquées")).toBeVisible();
  await expect(enable(admin)).toHaveCount(0);
  const menu = admin.getByRole("navigation").first();
  await menu.getByRole("link", { name: "Immeubles" }).click();
  await expect(admin.getByRole("gridcell").first()).toBeVisible();
  await expect(message).toHaveCount(0);
  await menu.getByRole("link", { name: "Tableau de bord" }).click();
  await expect(message).toBeVisible();
  await admin.goto("/admin");
  await expect(message).toBeVisible();

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
  await expect(state(admin, receives)).toBeVisible();
});

async function answers(context: BrowserContext, url: string, status: number) {
  const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
  const body = "<!doctype html><title>Bad gateway</title>";
  await context.route(url, (route) => route.fulfill({ status, headers, body, contentType: "text/html" }));
  return () => context.unroute(url);
}

test("S20 whatever fails on the way to a registration is said in words, without a toast, and the next try goes on", {
  tag: "@whole-browser",
}, async ({ admin, context, push, world }) => {
  const retry = admin.getByRole("button", { name: "Réessayer" });
  const ofGoogle = admin.getByText("Le service d’alertes n’a pas enregistré ce navigateur.");
  push.service(false);
  await openState(admin, "L’enregistrement n’a pas abouti.");
  await expect(ofGoogle).toBeVisible();
  push.service(true);
  const installs = await answers(context, "https://firebaseinstallations.googleapis.com/**", 503);
  await retry.click();
  await expect(ofGoogle).toBeVisible();
  await installs();
  const registers = await answers(context, "https://fcmregistrations.googleapis.com/**", 200);
  await retry.click();
  await expect(ofGoogle).toBeVisible();
  expect((await world.outbox()).receivers).toEqual([]);
  await registers();
  await world.fault({ route: "accountAdmin.updateFirebaseToken", times: 1, malformed: true });
  await retry.click();
  await expect(admin.getByText("Palier n’a pas pu noter ce navigateur parmi les vôtres.")).toBeVisible();
  await expect(toast(admin, /./)).toHaveCount(0);
  await retry.click();
  await expect(state(admin, receives)).toBeVisible();
  await push.registered();
});
