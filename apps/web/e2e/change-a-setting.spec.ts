import type { Page } from "@playwright/test";
import { cell, expect, save, test, toast } from "./palier.ts";
import { openRecord } from "./stored.ts";

/** Opens a setting from its list. */
async function open(page: Page, label: string): Promise<void> {
  await page.goto(`/admin/settings?q=${encodeURIComponent(label)}`);
  await page
    .getByRole("link", { name: `Modifier ${label}` })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: label })).toBeVisible();
}

test("A11 a setting's value is checked by its type, at the field and before it is sent", async ({
  admin: page,
  world,
}) => {
  await open(page, "Photos par incident");
  const number = page.getByRole("textbox", { name: /^Valeur/ });
  await number.fill("beaucoup");
  await save(page).click();
  await expect(number).toHaveAttribute("aria-invalid", "true");
  await number.fill("7,5");
  await save(page).click();
  await expect(toast(page, "Enregistrement effectué : Photos par incident")).toBeVisible();
  const [call] = await world.calls({ route: "setting.edit.post" });
  expect(call?.request?.json).toMatchObject({ value: "7.5" });
  expect(await openRecord(page)).toMatchObject({ value: "7.5" });
  await page.getByRole("link", { name: "Historique" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Jeanne Martin" })).toContainText(/→ 7[.,]5/);

  await open(page, "E-mail des urgences");
  const email = page.getByRole("textbox", { name: /^Valeur/ });
  await email.fill("astreinte");
  await save(page).click();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  expect(await world.calls({ route: "setting.edit.post" })).toHaveLength(1);

  await open(page, "Justificatif obligatoire");
  await page.getByRole("combobox", { name: /^Valeur/ }).selectOption("Non");
  await save(page).click();
  await expect(toast(page, "Enregistrement effectué : Justificatif obligatoire")).toBeVisible();
  expect(await openRecord(page)).toMatchObject({ value: "false" });
  await page.goto("/admin/settings?q=Justificatif%20obligatoire");
  await expect(cell(page, "Non").first()).toBeVisible();
});
