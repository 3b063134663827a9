import type { Page } from "@playwright/test";
import { exportList } from "../../kit/export-list.ts";
import { pressAction } from "../../kit/head.ts";
import { expect, filterBy, save, test, toast } from "../../kit/palier.ts";
import { stored } from "../../kit/stored.ts";

const firstName = (page: Page) => page.getByRole("textbox", { name: /^Prénom/ });
const email = (page: Page) => page.getByRole("textbox", { name: /^E-mail/ });

test("A11 A14 a resident is created, activated, found by the list's filters, and exported", async ({
  admin: page,
}) => {
  const known = await stored(page, "/admin/user/edit/1");
  await page.goto("/admin/user");
  await page.getByRole("link", { name: "Nouveau résident" }).click();
  await firstName(page).fill("Solène");
  await page.getByRole("textbox", { name: /^Nom/ }).fill("Marchetti");
  await email(page).fill(known.email);
  await save(page).click();
  await expect(email(page)).toHaveAttribute("aria-invalid", "true");
  await expect(firstName(page)).toHaveValue("Solène");
  await email(page).fill("solene.marchetti@messagerie.test");
  await save(page).click();
  await expect(toast(page, "Création effectuée : Solène Marchetti")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/user\/edit\/\d+$/);
  await expect(page).toHaveTitle(/^Solène Marchetti/);
  await expect(page.getByRole("heading", { level: 1, name: "Solène Marchetti" })).toBeFocused();
  await pressAction(page, "Activer");
  await expect(toast(page, "Activation effectuée : Solène Marchetti")).toBeVisible();
  await page.getByRole("link", { name: "Historique" }).click();
  await expect(page.getByRole("gridcell", { name: /Statut\s: .+ → Actif/ })).toBeVisible();

  await page.goto("/admin/user?status=active&createdFrom=2026-11-20&q=Marchetti");
  await expect(page.getByRole("gridcell", { name: "Marchetti", exact: true })).toHaveCount(1);
  const { query, rows } = await exportList(page);
  expect(query).toMatchObject({ status: "active", createdFrom: "2026-11-20" });
  expect(rows).toMatchObject([{ Nom: "Marchetti", Prénom: "Solène" }]);
  await filterBy(page, "Statut", "En attente");
  await expect(page.getByText("Aucun résident ne correspond")).toBeVisible();
});
