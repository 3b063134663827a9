import type { Page } from "@playwright/test";
import { exportList } from "../../kit/export-list.ts";
import { choice, expect, save, test, toast } from "../../kit/palier.ts";
import { openRecord } from "../../kit/stored.ts";

const list = "/admin/concierge/service";
const box = (page: Page, name: string) => page.getByRole("combobox", { name: new RegExp(`^${name}`) });

async function pick(page: Page, name: string, term: string, text: string): Promise<void> {
  await box(page, name).fill(term);
  await choice(page, text).first().click();
  await expect(box(page, name)).toHaveValue(text);
}

test("A01 A11 A15 S03 a service gets its theme, section and subsection, each offered by the one before, and is found and exported by them", async ({
  admin: page,
}) => {
  await page.goto(`${list}/new`);
  // Preset values are not asked for; the rest in field order.
  const asked = ["Nom", "Référence", "Thème", "Rubrique", "Prix", "Concierge"];
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

  await page.goto(list);
  await expect(box(page, "Rubrique")).toHaveCount(0);
  await pick(page, "Thème", "entretien", "Entretien du linge");
  await pick(page, "Rubrique", "press", "Pressing");
  await expect(page).toHaveURL(/\?themeId=1&sectionId=1$/);
  await page.reload();
  await expect(box(page, "Rubrique")).toHaveValue("Pressing");
  // The column has no room at this width.
  const { query, rows } = await exportList(page, (dialog) =>
    dialog.getByRole("checkbox", { name: "Rubrique", exact: true }).check(),
  );
  expect(query).toMatchObject({ themeId: "1", sectionId: "1" });
  expect(rows.map((row) => row.Nom)).toContain("Nappe lavée");
  expect(new Set(rows.map((row) => row.Rubrique))).toEqual(new Set(["Pressing"]));
  await pick(page, "Thème", "ménage", "Ménage");
  await expect(page).toHaveURL(/\?themeId=2$/);
});
