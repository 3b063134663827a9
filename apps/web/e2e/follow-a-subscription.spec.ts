import type { Page } from "@playwright/test";
import { exportList } from "./kit/export-list.ts";
import { expectActions, headAction, pressAction } from "./kit/head.ts";
import { choice, expect, filterBy, save, test, toast } from "./kit/palier.ts";
import { oneThat, openRecord, rowsOf, stored } from "./kit/stored.ts";

const list = "/admin/concierge/subscription";

interface Subscription {
  readonly id: number;
  readonly name: string;
  readonly subscriberCount: number;
}

const alive = (page: Page) =>
  oneThat<Subscription>(
    page,
    `${list}/ajax-list`,
    { status: "active" },
    ({ subscriberCount }) => subscriberCount > 0,
  );

interface Subscriber {
  readonly id: number;
  readonly userId: number;
  readonly userName: string;
  readonly status: string;
  readonly nextBillingAt: string | null;
}

const subscribers = (page: Page, id: number) =>
  rowsOf<Subscriber>(page, `${list}/${id}/subscribers`, { length: 100 });

test("A18 ending a subscription asks with the number that is billed no longer, and ends its subscribers", async ({
  admin: page,
}) => {
  const { id, name } = await alive(page);
  const active = (await subscribers(page, id)).filter(({ status }) => status === "active");
  await page.goto(`${list}/edit/${id}`);
  await pressAction(page, "Terminer");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(`${active.length} abonnés ne seront plus facturés`);
  await question.getByRole("button", { name: "Retour" }).click();
  expect(await stored(page, `${list}/edit/${id}`)).toMatchObject({ status: "active" });
  await pressAction(page, "Terminer");
  await question.getByRole("button", { name: "Terminer l’abonnement" }).click();
  await expect(toast(page, `Fin enregistrée : ${name}`)).toBeVisible();
  expect((await subscribers(page, id)).filter(({ status }) => status !== "ended")).toEqual([]);
  await expect(page.getByRole("textbox", { name: /^Prix/ })).toHaveAttribute("readonly");
  await expectActions(page, ["Supprimer"]);
});

test("A11 A18 suspending a subscription bills nobody until it is resumed, and its history says so", async ({
  admin: page,
}) => {
  const { id, name } = await alive(page);
  const before = await subscribers(page, id);
  await page.goto(`${list}/edit/${id}`);
  await pressAction(page, "Suspendre");
  await page.getByRole("alertdialog").getByRole("button", { name: "Suspendre l’abonnement" }).click();
  await expect(toast(page, `Suspension effectuée : ${name}`)).toBeVisible();
  expect(await stored(page, `${list}/edit/${id}`)).toMatchObject({ status: "suspended" });
  const billed = async () =>
    (await subscribers(page, id)).filter(({ nextBillingAt }) => nextBillingAt !== null);
  expect(before.some(({ nextBillingAt }) => nextBillingAt !== null)).toBe(true);
  expect(await billed()).toEqual([]);
  await pressAction(page, "Reprendre");
  await page.getByRole("alertdialog").getByRole("button", { name: "Reprendre l’abonnement" }).click();
  await expect(toast(page, `Reprise effectuée : ${name}`)).toBeVisible();
  // Each has their own state and billing day again.
  expect(await subscribers(page, id)).toEqual(before);
  await page.getByRole("link", { name: "Historique" }).click();
  for (const change of [/Statut\s: Actif → Suspendu/, /Statut\s: Suspendu → Actif/])
    await expect(page.getByRole("gridcell", { name: change })).toBeVisible();
});

test("A18 one subscriber is suspended alone, and another one added", async ({ admin: page }) => {
  const { id } = await alive(page);
  const before = await subscribers(page, id);
  const one = before.find(
    ({ status, userName }) =>
      status === "active" && before.filter((each) => each.userName === userName).length === 1,
  );
  await page.goto(`${list}/edit/${id}/subscribers`);
  await page.getByRole("button", { name: `Suspendre ${one?.userName}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Suspendre l’abonné" }).click();
  await expect(toast(page, `Suspension effectuée : ${one?.userName}`)).toBeVisible();
  expect((await subscribers(page, id)).filter((each) => each.id !== one?.id)).toEqual(
    before.filter((each) => each.id !== one?.id),
  );
  expect((await subscribers(page, id)).find((each) => each.id === one?.id)).toMatchObject({
    status: "suspended",
    nextBillingAt: null,
  });
  await page.getByRole("button", { name: "Ajouter un abonné" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("combobox", { name: /^Résident/ }).fill("a");
  await choice(page, "").nth(5).click();
  await drawer.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(toast(page, "Abonné ajouté")).toBeVisible();
  expect(await subscribers(page, id)).toHaveLength(before.length + 1);
});

test("A01 S03 a subscription's subscribers are found, lead to the resident, and are exported", async ({
  admin: page,
}) => {
  const { id, name } = await alive(page);
  await page.goto("/admin/concierge/subscription?status=active");
  await page
    .getByRole("link", { name: `Modifier ${name}` })
    .first()
    .click();
  await page.getByRole("link", { name: "Abonnés", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/edit/${id}/subscribers$`));
  await filterBy(page, "Statut", "Actif");
  const { query, rows } = await exportList(page);
  expect(query).toMatchObject({ status: "active" });
  const active = (await subscribers(page, id)).filter(({ status }) => status === "active");
  expect(rows).toHaveLength(active.length);
  const resident = page.getByRole("gridcell").getByRole("link").first();
  const who = await resident.textContent();
  const ids = active.filter(({ userName }) => userName === who).map(({ userId }) => userId);
  await resident.click();
  await expect(page).toHaveURL(/\/admin\/user\/edit\/\d+$/);
  expect(ids).toContain(Number(page.url().split("/").at(-1)));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(who));
});

test("A15 A18 a subscription is created on an article, suspended, and kept while somebody subscribes", async ({
  admin: page,
}) => {
  await page.goto(`${list}/new`);
  await page.getByRole("textbox", { name: /^Nom/ }).fill("Panier du mois");
  await page.getByRole("combobox", { name: /^Prestation/ }).fill("panier de légumes");
  await choice(page, "Panier de légumes").first().click();
  await page.getByRole("textbox", { name: /^Prix/ }).fill("-4");
  await page.getByRole("combobox", { name: /^Période/ }).selectOption("Mensuel");
  await save(page).click();
  await expect(page.getByRole("textbox", { name: /^Prix/ })).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("textbox", { name: /^Prix/ }).fill("49,90");
  await save(page).click();
  await expect(toast(page, "Création effectuée : Panier du mois")).toBeVisible();
  await expect(page.getByRole("combobox", { name: /^Statut/ })).toHaveCount(0);
  expect(await openRecord(page)).toMatchObject({
    priceCents: 4990,
    status: "active",
  });
  // With paying subscribers the price stays.
  const price = page.getByRole("textbox", { name: /^Prix/ });
  await expect(price).toHaveAttribute("readonly");
  await expect(price).toHaveAccessibleDescription(/suspendez-le/);
  await pressAction(page, "Suspendre");
  await expect(page.getByRole("alertdialog")).toContainText("Aucun abonné n’est facturé");
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Suspendre/ })
    .click();
  await expect(toast(page, "Suspension effectuée : Panier du mois")).toBeVisible();
  expect(await openRecord(page)).toMatchObject({ status: "suspended" });
  await price.fill("59,90");
  await save(page).click();
  await expect(toast(page, "Enregistrement effectué : Panier du mois")).toBeVisible();
  expect(await openRecord(page)).toMatchObject({ status: "suspended", priceCents: 5990 });

  const { id, name } = await alive(page);
  await page.goto(`${list}/edit/${id}`);
  const removal = await headAction(page, "Supprimer");
  await expect(removal).toHaveAttribute("aria-disabled", "true");
  await expect(removal).toHaveAccessibleName(
    /abonnés? y (est|sont) encore actifs? ou suspendus?\. Terminez d’abord/,
  );
  await removal.press("Enter");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});
