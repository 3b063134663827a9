import type { Locator, Page } from "@playwright/test";
import { exportList } from "./kit/export-list.ts";
import { choice, expect, save, test, toast } from "./kit/palier.ts";
import { listOf, openRecord } from "./kit/stored.ts";

const list = "/admin/concierge/service";
const box = (page: Page, name: string) => page.getByRole("combobox", { name: new RegExp(`^${name}`) });

async function pick(page: Page, name: string, term: string, text: string): Promise<void> {
  await box(page, name).fill(term);
  await choice(page, text).first().click();
  await expect(box(page, name)).toHaveValue(text);
}

const rowsOf = (page: Page, title: string): Locator =>
  page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) })
    .getByRole("row")
    .filter({ has: page.getByRole("gridcell") });

test("A11 A15 a service gets its place by theme, section and subsection, each offered by the one before", async ({
  admin: page,
}) => {
  await page.goto(`${list}/new`);
  // Preset values do not count; both are in field order.
  const required = page.getByRole("complementary", { name: "Champs obligatoires" });
  const asked = ["Nom", "Référence", "Thème", "Rubrique", "Prix", "Concierge"];
  await expect(required.getByText("Remplis\u00a0: 0 sur 6")).toBeVisible();
  await expect(required.getByRole("link")).toHaveText(asked);
  await save(page).click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText(
    asked.map((name) => new RegExp(`^${name}`)),
  );
  await page.getByRole("textbox", { name: /^Nom/ }).fill("Nappe lavée");
  await page.getByRole("textbox", { name: /^Référence/ }).fill("ESSAI-1");
  await page.getByRole("textbox", { name: /^Prix/ }).fill("12,345");
  await pick(page, "Thème", "entretien", "Entretien du linge");
  await expect(box(page, "Sous-rubrique")).toHaveCount(0);
  await pick(page, "Rubrique", "press", "Pressing");
  await box(page, "Sous-rubrique").click();
  await expect(choice(page, "Linge de maison")).toBeVisible();
  await expect(choice(page, "Vitres")).toHaveCount(0);
  await choice(page, "Linge de maison").click();
  // Choosing another theme clears the section.
  await pick(page, "Thème", "ménage", "Ménage");
  await expect(box(page, "Rubrique")).toHaveValue("");
  await expect(box(page, "Sous-rubrique")).toHaveCount(0);
  await pick(page, "Thème", "entretien", "Entretien du linge");
  await pick(page, "Rubrique", "press", "Pressing");
  await pick(page, "Sous-rubrique", "linge", "Linge de maison");
  await box(page, "TVA").selectOption({ value: "5.5" });
  await box(page, "Concierge").click();
  await choice(page, "").first().click();
  await save(page).click();
  await expect(page.getByRole("textbox", { name: /^Prix/ })).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("textbox", { name: /^Prix/ }).fill("12,34");
  await save(page).click();
  await expect(toast(page, "Création effectuée : Nappe lavée")).toBeVisible();
  await expect(page).toHaveURL(/\/edit\/\d+$/);
  expect(await openRecord(page)).toMatchObject({
    priceCents: 1234,
    vatRate: 5.5,
    themeName: "Entretien du linge",
    sectionName: "Pressing",
    subsectionName: "Linge de maison",
  });
  await expect(page.getByRole("link", { name: "Pressing", exact: true })).toHaveAttribute(
    "href",
    /\/concierge\/theme\/edit\/1\/sections$/,
  );
  await page.getByRole("link", { name: "Historique" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Jeanne Martin" })).toContainText("Création");
});

test("A01 S03 services are narrowed by theme and section, which share one address, and exported", async ({
  admin: page,
}) => {
  await page.goto("/admin/concierge/service");
  await expect(box(page, "Rubrique")).toHaveCount(0);
  await pick(page, "Thème", "entretien", "Entretien du linge");
  await pick(page, "Rubrique", "press", "Pressing");
  await expect(page).toHaveURL(/\?themeId=1&sectionId=1$/);
  await page.reload();
  await expect(box(page, "Rubrique")).toHaveValue("Pressing");
  const { query, rows } = await exportList(page);
  expect(query).toMatchObject({ themeId: "1", sectionId: "1" });
  expect(new Set(rows.map((row) => row.Rubrique))).toEqual(new Set(["Pressing"]));
  await pick(page, "Thème", "ménage", "Ménage");
  await expect(page).toHaveURL(/\?themeId=2$/);
});

test("A05 A11 a delivery point is added to a service once, and removed from it, as its history says", async ({
  admin: page,
  world,
}) => {
  await page.goto(`${list}/edit/1/delivery-points`);
  const assigned = rowsOf(page, "Points de livraison de la prestation");
  const addable = rowsOf(page, "Points de livraison à ajouter");
  await expect(addable.first()).toBeVisible();
  const before = await assigned.count();
  const add = addable.first().getByRole("button", { name: /^Ajouter / });
  const name = String(await add.getAttribute("aria-label")).replace(/^Ajouter /, "");
  await add.dblclick();
  await expect(toast(page, `Ajout effectué : ${name}`)).toBeVisible();
  expect(await world.calls({ route: "service.addDeliveryPoint" })).toHaveLength(1);
  await expect(assigned).toHaveCount(before + 1);
  await assigned
    .filter({ hasText: name })
    .getByRole("button", { name: /^Retirer / })
    .click();
  await expect(toast(page, `Retrait effectué : ${name}`)).toBeVisible();
  await expect(assigned).toHaveCount(before);
  expect(await world.calls({ route: "service.removeDeliveryPoint" })).toHaveLength(1);
  await page.getByRole("link", { name: "Historique" }).click();
  for (const event of ["Ajout", "Retrait"])
    await expect(page.getByRole("row").filter({ hasText: name }).filter({ hasText: event })).toHaveCount(1);
});

test("A20 the delivery points of a service are chosen many at once", async ({ admin: page, world }) => {
  await page.goto(`${list}/edit/1/delivery-points`);
  const addable = page.locator("section").filter({ hasText: "Points de livraison à ajouter" });
  const before = await listOf(page, "/admin/concierge/service/1/delivery-points");
  await addable.getByRole("checkbox").first().check();
  await addable.getByRole("button", { name: "Ajouter (20)" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(question).toHaveCount(0);
  const after = await listOf(page, "/admin/concierge/service/1/delivery-points");
  expect(after.recordsTotal).toBe(before.recordsTotal + 20);
  expect(await world.calls({ route: "service.addDeliveryPoint" })).toHaveLength(20);
});
