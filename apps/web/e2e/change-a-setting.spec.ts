import type { Page } from "@playwright/test";
import { cell, expect, save, test, toast } from "./kit/palier.ts";
import { openRecord } from "./kit/stored.ts";

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

test("A15 a number stays within what its setting takes, and what is no number stays as it was typed", async ({
  admin: page,
  world,
}) => {
  await open(page, "Écart toléré sans motif");
  const number = page.getByRole("textbox", { name: /^Valeur/ });
  const before = await openRecord(page);
  expect(before).toMatchObject({ value: "10", minimum: 0, maximum: 100 });
  await expect(number).toHaveAccessibleDescription(/Un nombre de 0 à 100\./);
  for (const [typed, error] of [
    ["-5", "Indiquez 0 ou plus."],
    ["100,5", "Indiquez 100 ou moins."],
    ["1e9", ""],
    ["15 euros", ""],
  ] as const) {
    await number.fill(typed);
    await save(page).click();
    await expect(number).toHaveAttribute("aria-invalid", "true");
    if (error !== "") await expect(number).toHaveAccessibleDescription(new RegExp(error));
    else await expect(number).toHaveValue(typed);
  }
  expect(await world.calls({ route: "setting.edit.post" })).toEqual([]);
  const { csrfToken } = await (await page.request.get("/api/admin/session")).json();
  const answer = await page.request.post(`/api/admin/settings/edit/${before.id}`, {
    data: { value: "-5", version: before.version },
    headers: { "x-csrf-token": csrfToken, "idempotency-key": crypto.randomUUID() },
  });
  expect(answer.status()).toBe(422);
  expect((await answer.json()).errors).toEqual([{ path: "value", message: "Indiquez 0 ou plus." }]);
  // With its unit, as people type it.
  await number.fill("12,5 %");
  await save(page).click();
  await expect(toast(page, "Enregistrement effectué : Écart toléré sans motif")).toBeVisible();
  await expect(number).toHaveValue("12,5");
  expect(await openRecord(page)).toMatchObject({ value: "12.5" });
});

test("A11 a number that counts shows its unit, one that names an hour does not; both are typed as people say them", async ({
  admin: page,
}) => {
  const number = page.getByRole("textbox", { name: /^Valeur/ });
  const field = page.locator(".ui-affix", { has: number });
  await open(page, "Clôture après résolution");
  await expect(field).toHaveText("jours");
  await number.fill("1 jour");
  await expect(field).toHaveText("jour");
  await save(page).click();
  await expect(toast(page, "Enregistrement effectué : Clôture après résolution")).toBeVisible();
  await expect(number).toHaveValue("1");
  expect(await openRecord(page)).toMatchObject({ value: "1" });

  await open(page, "Silence à partir de");
  await expect(number).toHaveValue("21");
  await expect(field).toHaveCount(0);
  await number.fill("22 h");
  await save(page).click();
  await expect(toast(page, "Enregistrement effectué : Silence à partir de")).toBeVisible();
  await expect(number).toHaveValue("22");
  expect(await openRecord(page)).toMatchObject({ value: "22" });
});
