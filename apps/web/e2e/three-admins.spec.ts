import type { BrowserContext, Page } from "@playwright/test";
import { expect, jeanne, save, test } from "./kit/palier.ts";
import { ask, heldBy, seatThird } from "./kit/three-admins.ts";
import {
  heldByJeanne,
  holder,
  jeanneEdits,
  jeanneHolds,
  karimEmail,
  nameField,
  record,
} from "./kit/two-admins.ts";

const requestOf = (page: Page, name: string) => page.getByText(`${name} demande la main sur cette fiche`);
const isAsked = (page: Page, name: string) => page.getByText(`${name} a déjà demandé la main.`);
const refused = (page: Page) => page.getByText(/^Votre demande a été refusée/);

test("L15 L06 while the second admin's request ages the third may ask; each hears what became of each request", async ({
  admin: page,
  realAdmin,
  world,
}) => {
  const contexts: BrowserContext[] = [page.context()];
  await page.context().clock.install();
  await jeanneHolds(page, world);
  const second = await realAdmin();
  const third = await seatThird(page, realAdmin);
  for (const { context, page: each } of [second, third]) {
    contexts.push(context);
    await context.clock.install();
    await each.goto(record);
    await expect(heldByJeanne(each)).toBeVisible();
  }
  /** On the server and in each browser. */
  const pass = async (advanceMs: number): Promise<void> => {
    await world.clock({ advanceMs });
    await Promise.all(contexts.map(({ clock }) => clock.fastForward(advanceMs)));
  };

  await ask(second.page).click();
  await expect(requestOf(page, "Karim Benali")).toBeVisible();
  await expect(isAsked(third.page, "Karim Benali")).toBeVisible();
  await expect(ask(third.page)).toHaveCount(0);

  // His request blocks nobody for more than a minute.
  await pass(62_000);
  await ask(third.page).click();
  await expect(requestOf(page, third.name)).toBeVisible();
  await expect(requestOf(page, "Karim Benali")).toHaveCount(0);
  await expect(isAsked(second.page, third.name)).toBeVisible();
  await expect(second.page.getByRole("button", { name: "Prendre la main" })).toHaveCount(0);
  await page.getByRole("button", { name: "Refuser" }).click();
  await expect(refused(third.page)).toBeVisible();

  // The third admin stays on the page.
  await ask(second.page).click();
  await expect(requestOf(page, "Karim Benali")).toBeVisible();
  await page.getByRole("button", { name: "Passer la main" }).click();
  await expect.poll(holder(world)).toBe(karimEmail);
  await expect(save(second.page)).toBeEnabled();
  await expect(heldBy(third.page, "Karim Benali")).toBeVisible();
  await expect(save(third.page)).toBeDisabled();
  await expect(save(page)).toBeDisabled();

  // Karim never refused anything.
  await ask(third.page).click();
  await expect(requestOf(second.page, third.name)).toBeVisible();
});

test("L02 L15 S16 a request reaches both tabs of its holder; a sign-out in one frees the record for whoever asked", async ({
  admin: page,
  realAdmin,
  world,
}) => {
  await jeanneEdits(page, world, "Saisie de Jeanne");
  const tab = await page.context().newPage();
  await tab.goto(record);
  await expect(save(tab)).toBeEnabled();
  const second = await realAdmin();
  const third = await seatThird(page, realAdmin);
  for (const { page: each } of [second, third]) {
    await each.goto(record);
    await expect(heldByJeanne(each)).toBeVisible();
  }
  await ask(second.page).click();
  for (const each of [page, tab]) await expect(requestOf(each, "Karim Benali")).toBeVisible();
  await tab.getByRole("button", { name: "Refuser" }).click();
  await expect(refused(second.page)).toBeVisible();
  await expect(page.getByText("Vous avez refusé la demande de Karim Benali.")).toBeVisible();

  await ask(third.page).click();
  for (const each of [page, tab]) await expect(requestOf(each, third.name)).toBeVisible();
  await tab.getByRole("button", { name: `Compte de ${jeanne.name}` }).click();
  await tab.getByRole("menuitem", { name: "Se déconnecter" }).click();
  await expect.poll(holder(world)).toBe(third.email);
  await expect(save(third.page)).toBeEnabled();
  await expect(heldBy(second.page, third.name)).toBeVisible();
  // It shows nothing of the record.
  await expect(page.getByRole("heading", { name: /^Connectez-vous/ })).toBeVisible();
  await expect(nameField(page)).toHaveCount(0);
  // Karim asks the next holder at once.
  await ask(second.page).click();
  await expect(requestOf(third.page, "Karim Benali")).toBeVisible();
});
