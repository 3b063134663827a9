import type { BrowserContext } from "@playwright/test";
import { openState, receives, state } from "./kit/browser-state.ts";
import { expect, test, toast } from "./kit/palier.ts";

const google = {
  registers: "https://fcmregistrations.googleapis.com/**",
  installs: "https://firebaseinstallations.googleapis.com/**",
} as const;

async function answers(context: BrowserContext, url: string, status: number, body: string) {
  const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
  await context.route(url, (route) => route.fulfill({ status, headers, body, contentType: "text/html" }));
  return () => context.unroute(url);
}

const page = "<!doctype html><title>Bad gateway</title>";
const failed = "L’enregistrement n’a pas abouti.";

for (const [what, url, status, body] of [
  ["an error page of Google's registrations", google.registers, 502, page],
  ["a page of success without a registration", google.registers, 200, page],
  ["a registration that is not to be found", google.registers, 404, '{"error":{"code":404}}'],
  ["an error page of Google's installations", google.installs, 503, page],
] as const) {
  test(`S20 ${what} is said in words, without a toast, and the next try registers`, {
    tag: "@whole-browser",
  }, async ({ admin, context, push }) => {
    const letGo = await answers(context, url, status, body);
    await openState(admin, failed);
    await expect(admin.getByText("Le service d’alertes n’a pas enregistré ce navigateur.")).toBeVisible();
    await expect(toast(admin, /./)).toHaveCount(0);
    await letGo();
    await admin.getByRole("button", { name: "Réessayer" }).click();
    await expect(state(admin, receives)).toBeVisible();
    await push.registered();
  });
}

for (const [what, fault] of [
  ["fails", { status: 500 }],
  ["is not there", { status: 404 }],
  ["answers half of its words", { malformed: true }],
  ["cuts the connection", { cut: true }],
] as const) {
  test(`S20 Palier's own server ${what}: said in words, and the next try registers`, {
    tag: "@whole-browser",
  }, async ({ admin, push, world }) => {
    const route = "accountAdmin.updateFirebaseToken";
    await world.fault({ route, times: 1, ...fault });
    await openState(admin, failed);
    await expect(admin.getByText("Palier n’a pas pu noter ce navigateur parmi les vôtres.")).toBeVisible();
    await admin.getByRole("button", { name: "Réessayer" }).click();
    await expect(state(admin, receives)).toBeVisible();
    await push.registered();
  });
}

test("S20 a server that fails to forget this browser does not keep it from being switched off", {
  tag: "@whole-browser",
}, async ({ admin, push, world }) => {
  await openState(admin);
  await push.registered();
  await world.fault({ route: "accountAdmin.releaseFirebaseToken", status: 500, times: 1 });
  await admin.getByRole("button", { name: "Désactiver" }).click();
  await expect(state(admin, "Les notifications sont désactivées sur ce navigateur.")).toBeVisible();
  await push.deliver({ notification: { title: "Perdu" } });
  await expect(toast(admin, "Perdu")).toHaveCount(0);
  // Google's answer makes the server forget it.
  expect((await world.outbox()).receivers).toEqual([]);
});
