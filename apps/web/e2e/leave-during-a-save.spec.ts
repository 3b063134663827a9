import type { Page } from "@playwright/test";
import { expectCleanPart } from "./kit/looks.ts";
import { expect, jeanne, save, test, toast } from "./kit/palier.ts";
import { stored } from "./kit/stored.ts";

const place = "/admin/building/edit/3";
const name = (page: Page) => page.getByRole("textbox", { name: /^Nom/ });
const waiting = (page: Page) => page.getByRole("dialog", { name: "Enregistrement en cours" });
const incidents = (page: Page) => page.getByRole("navigation").getByRole("link", { name: "Incidents" });

interface Held {
  readonly hold: (url: string) => Promise<{ readonly letGo: () => Promise<void> }>;
}

async function saveSlowly(page: Page, network: Held, typed: string) {
  await page.goto(place);
  await name(page).fill(typed);
  const sent = await network.hold(`**/api${place}`);
  await save(page).click();
  await expect(save(page)).toHaveAttribute("aria-busy", "true");
  return sent;
}

test("A06 A12 S10 leaving during a save waits for it, and goes on once it is through", async ({
  admin: page,
  network,
}) => {
  const sent = await saveSlowly(page, network, "Parti pendant la sauvegarde");
  await incidents(page).click();
  await expect(waiting(page)).toBeVisible();
  await expectCleanPart(waiting(page), "leaving during a save");
  await expect(page.getByText("You have unsaved changes!")).toHaveCount(0);
  await sent.letGo();
  await expect(page).toHaveURL(/\/admin\/incident$/);
  await expect(waiting(page)).toHaveCount(0);
  await expect(toast(page, "Enregistrement effectué : Parti pendant la sauvegarde")).toBeVisible();
  expect(await stored(page, place)).toMatchObject({ name: "Parti pendant la sauvegarde" });
});

test("A03 S10 a save that fails while leaving waits for it keeps the page, says why, and loses nothing", async ({
  admin: page,
  network,
  world,
}) => {
  await world.fault({ route: "building.edit.post", status: 422, detail: "Refusé", times: 1 });
  await page.goto("/admin/building");
  await page
    .getByRole("link", { name: /^Modifier / })
    .first()
    .click();
  await name(page).fill("Jamais perdu");
  const opened = page.url();
  const sent = await network.hold("**/api/admin/building/edit/*");
  await save(page).click();
  await page.goBack();
  await expect(waiting(page)).toBeVisible();
  await sent.letGo();
  await expect(page.getByRole("alert").filter({ hasText: "Refusé" })).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  expect(page.url()).toBe(opened);
  await expect(name(page)).toHaveValue("Jamais perdu");
});

test("A03 A17 a save that fails after its page was left says so, with the way back to what was typed", async ({
  admin: page,
  network,
  world,
}) => {
  await world.fault({ route: "building.edit.post", status: 500, times: 1 });
  const sent = await saveSlowly(page, network, "Retrouvé après coup");
  await incidents(page).click();
  await waiting(page).getByRole("button", { name: "Quitter sans attendre" }).click();
  await expect(page).toHaveURL(/\/admin\/incident$/);
  await sent.letGo();
  const said = toast(page, /^Attention\s: On ne sait pas si l’enregistrement a abouti/);
  await expect(said).toBeVisible();
  await said.getByRole("button", { name: "Revenir à la saisie" }).click();
  await expect(page).toHaveURL(new RegExp(`${place}$`));
  await expect(page.getByText("Votre saisie a été retrouvée")).toBeVisible();
  await expect(name(page)).toHaveValue("Retrouvé après coup");
  await save(page).click();
  await expect(toast(page, "Enregistrement effectué : Retrouvé après coup")).toBeVisible();
  expect(await stored(page, place)).toMatchObject({ name: "Retrouvé après coup" });
});

test("A17 a save that went through after its page was left is announced, even where its answer was lost", async ({
  admin: page,
  network,
  world,
}) => {
  await world.fault({ route: "building.edit.post", cut: true, afterwards: true, times: 1 });
  const sent = await saveSlowly(page, network, "Enregistré sans réponse");
  await page.getByRole("link", { name: "Historique" }).click();
  await waiting(page).getByRole("button", { name: "Quitter sans attendre" }).click();
  await expect(page).toHaveURL(/\/history$/);
  await sent.letGo();
  await expect(toast(page, "Enregistrement effectué : Enregistré sans réponse")).toBeVisible();
  await expect(toast(page, "On ne sait pas")).toHaveCount(0);
  expect(await world.calls({ route: "building.edit.post" })).toHaveLength(1);
  await page.getByRole("link", { name: "Informations" }).click();
  await expect(name(page)).toHaveValue("Enregistré sans réponse");
  await expect(page.getByText("Votre saisie a été retrouvée")).toHaveCount(0);
});

test("A12 a creation that leaving waited for leads where the admin was going, and not to its record", async ({
  admin: page,
  network,
}) => {
  await page.goto("/admin/concierge/delivery-point/new");
  await name(page).fill("Consigne du départ");
  await page.getByRole("combobox", { name: /^Type/ }).selectOption("Consigne");
  await page.getByRole("textbox", { name: /^Adresse/ }).fill("1 quai de l’Essai");
  await page.getByRole("textbox", { name: /^Code postal/ }).fill("69003");
  await page.getByRole("textbox", { name: /^Ville/ }).fill("Lyon");
  const sent = await network.hold("**/api/admin/concierge/delivery-point/new");
  await save(page).click();
  await page.getByRole("link", { name: "Annuler" }).click();
  await expect(waiting(page)).toBeVisible();
  await sent.letGo();
  await expect(page).toHaveURL(/\/admin\/concierge\/delivery-point$/);
  await expect(toast(page, "Création effectuée : Consigne du départ")).toBeVisible();
});

test("S10 reloading during a save asks the browser to warn, although nothing was typed since", async ({
  admin: page,
  network,
}) => {
  const sent = await saveSlowly(page, network, "En cours");
  await incidents(page).click();
  await waiting(page).getByRole("button", { name: "Quitter sans attendre" }).click();
  await expect(page).toHaveURL(/\/admin\/incident$/);
  const warned = page.waitForEvent("dialog");
  void page.reload().catch(() => undefined);
  const dialog = await warned;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await sent.letGo();
  await expect(toast(page, "Enregistrement effectué : En cours")).toBeVisible();
});

test("S10 A12 signing out asks about unsaved edits, and waits for a save before anything ends", async ({
  admin: page,
  network,
  world,
}) => {
  const signOut = async () => {
    await page.getByRole("button", { name: `Compte de ${jeanne.name}` }).click();
    await page.getByRole("menuitem", { name: "Se déconnecter" }).click();
  };
  await page.goto(place);
  await name(page).fill("Saisi avant de partir");
  await signOut();
  const warning = page.getByRole("alertdialog", { name: "You have unsaved changes!" });
  await warning.getByRole("button", { name: "Rester sur la page" }).click();
  await expect(name(page)).toHaveValue("Saisi avant de partir");
  expect(await world.calls({ route: "session.logout" })).toEqual([]);

  const sent = await network.hold(`**/api${place}`);
  await save(page).click();
  await signOut();
  await expect(waiting(page)).toBeVisible();
  await expect(waiting(page).getByRole("button", { name: "Quitter sans attendre" })).toHaveCount(0);
  expect(await world.calls({ route: "session.logout" })).toEqual([]);
  await sent.letGo();
  await expect(page.getByRole("heading", { name: /^Connectez-vous/ })).toBeVisible();
  expect(await world.calls({ route: "building.edit.post", status: 200 })).toHaveLength(1);
  expect(await world.calls({ route: "session.logout", status: 200 })).toHaveLength(1);
});

test("S10 signing out with unsaved edits gives them up once it is said so", async ({
  admin: page,
  world,
}) => {
  await page.goto(place);
  await name(page).fill("Abandonné");
  await page.getByRole("button", { name: `Compte de ${jeanne.name}` }).click();
  await page.getByRole("menuitem", { name: "Se déconnecter" }).click();
  await page.getByRole("button", { name: "Quitter sans enregistrer" }).click();
  await expect(page.getByRole("heading", { name: /^Connectez-vous/ })).toBeVisible();
  expect(await world.calls({ route: "building.edit.post" })).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).not.toContain("Abandonné");
});

test("A03 A08 a save that is refused after its page was left keeps what was typed there since", async ({
  admin: page,
  world,
}) => {
  await world.fault({ route: "building.edit.post", status: 422, detail: "Refusé", times: 1 });
  await page.goto("/admin/incident");
  await page.goto(place);
  await name(page).fill("Envoyé puis refusé");
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  await page.route(`**/api${place}`, async (route) => {
    if (route.request().method() === "POST") await letGo;
    await route.fallback();
  });
  await save(page).click();
  await incidents(page).click();
  await waiting(page).getByRole("button", { name: "Quitter sans attendre" }).click();
  await expect(page).toHaveURL(/\/admin\/incident$/);
  // The address changes before the screen; until then the form's save blocks the way back too.
  await expect(page.getByRole("heading", { level: 1, name: "Incidents" })).toBeVisible();
  await page.goBack();
  await expect(name(page)).toHaveValue("Envoyé puis refusé");
  await name(page).fill("Tapé depuis");
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(kept).toContain("Tapé depuis");
  resolve();
  await expect(toast(page, "L’enregistrement n’a pas abouti")).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(name(page)).toHaveValue("Tapé depuis");
});
