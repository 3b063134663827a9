import type { Page } from "@playwright/test";
import { choice, expect, test, toast } from "./palier.ts";

const list = "/admin/concierge/subscription";
const save = (page: Page) => page.getByRole("button", { name: "Enregistrer" });

interface Subscription {
  readonly id: number;
  readonly name: string;
  readonly subscriberCount: number;
}

/** A subscription that somebody pays for. */
async function alive(page: Page): Promise<Subscription> {
  const query = "draw=1&start=0&length=20&status=active";
  const { data } = await (await page.request.get(`/api${list}/ajax-list?${query}`)).json();
  return data.find((each: Subscription) => each.subscriberCount > 0);
}

test("A01 S03 a subscription's subscribers are found, lead to the resident, and are exported", async ({
  admin: page,
  world,
}) => {
  const { id, name } = await alive(page);
  await page.goto("/admin/concierge/subscription?status=active");
  await page
    .getByRole("link", { name: `Modifier ${name}` })
    .first()
    .click();
  await page.getByRole("link", { name: "Abonnés", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/edit/${id}/subscribers$`));
  await page.getByRole("combobox", { name: "Statut" }).selectOption("Actif");
  await page.getByRole("button", { name: "Exporter" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Exporter" }).click();
  const { query } = await world.waitFor({ route: "subscription.exportSubscribers", status: 200 });
  expect(Object.fromEntries(new URLSearchParams(query))).toMatchObject({ status: "active" });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("gridcell").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/admin\/user\/edit\/\d+$/);
});

test("A11 A15 a subscription is created on an article, suspended, and kept while somebody subscribes", async ({
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
  await page.getByRole("combobox", { name: /^Statut/ }).selectOption("Suspendu");
  await save(page).click();
  await expect(toast(page, "Enregistrement effectué : Panier du mois")).toBeVisible();
  const stored = await (await page.request.get(`/api${new URL(page.url()).pathname}`)).json();
  expect(stored.record).toMatchObject({ priceCents: 4990, status: "suspended" });

  const { id, name } = await alive(page);
  await page.goto(`${list}/edit/${id}`);
  await page.getByRole("button", { name: "Supprimer", exact: true }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Supprimer" }).click();
  await expect(question).toContainText("cet abonnement a encore");
  await question.getByRole("button", { name: "Annuler" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});
