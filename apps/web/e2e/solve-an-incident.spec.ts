import type { Page } from "@playwright/test";
import { expect, test, toast } from "./palier.ts";
import { rowsOf, stored } from "./stored.ts";

const place = (id: number) => `/admin/incident/edit/${id}`;
const action = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const status = (page: Page, word: string) => page.getByRole("definition").filter({ hasText: word }).first();

interface Incident {
  readonly id: number;
  readonly reference: string;
  readonly photos: readonly string[];
}

/** Incidents in a state, as the list gives them, those with the most photos first. */
async function incidentsIn(page: Page, status: string): Promise<Incident[]> {
  const rows = await rowsOf<Incident>(page, "/admin/incident/ajax/list", { status, length: 50 });
  return rows.toSorted((a, b) => b.photos.length - a.photos.length);
}

test("S22 A15 an incident is found, its photos looked at in the frame, then taken in charge, solved, reopened and closed", async ({
  admin: page,
}) => {
  const [incident] = await incidentsIn(page, "open");
  const { id = 0, reference = "", photos = [] } = incident ?? {};
  await page.goto(`/admin/incident?status=open&q=${reference}`);
  await page.getByRole("link", { name: new RegExp(`^Modifier ${reference}`) }).click();
  await expect(page).toHaveURL(place(id));

  await page.getByRole("button", { name: `${reference}, photo 1 sur ${photos.length}` }).click();
  const frame = page.getByRole("dialog", { name: new RegExp(`^${reference}, photo 1`) });
  const { width = 0, height = 0 } = (await frame.boundingBox()) ?? {};
  expect([width / 1440, height / 900]).toEqual([expect.closeTo(0.8, 2), expect.closeTo(0.8, 2)]);
  const source = await frame.locator("iframe").getAttribute("src");
  expect((await page.request.get(source ?? "")).headers()["content-type"]).toContain("image/");
  await page.keyboard.press("Escape");

  for (const never of ["Résoudre", "Clore", "Rouvrir"]) await expect(action(page, never)).toHaveCount(0);
  await action(page, "Prendre en charge").click();
  const dialog = page.getByRole("dialog", { name: new RegExp(`^Prendre en charge «\\s${reference}`) });
  await dialog.getByRole("combobox", { name: /^Priorité/ }).selectOption("Urgente");
  await dialog.getByRole("button", { name: "Prendre en charge" }).click();
  await expect(toast(page, `Prise en charge enregistrée : ${reference}`)).toBeVisible();
  await expect(status(page, "En cours")).toBeVisible();
  await expect(page.getByRole("combobox", { name: /^Priorité/ })).toHaveValue("urgent");
  expect(await stored(page, place(id))).toMatchObject({ status: "inProgress", priority: "urgent" });

  const steps = [
    ["Résoudre", "Résolu"],
    ["Rouvrir", "En cours"],
    ["Résoudre", "Résolu"],
    ["Clore", "Clos"],
  ] as const;
  for (const [name, word] of steps) {
    await action(page, name).click();
    await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(status(page, word)).toBeVisible();
  }
  expect(await stored(page, place(id))).toMatchObject({ status: "closed" });
  for (const never of ["Prendre en charge", "Résoudre", "Clore", "Rouvrir"])
    await expect(action(page, never)).toHaveCount(0);
});

test("A04 A12 a step that another admin took meanwhile is refused in the dialog, and what was typed stays", async ({
  admin: page,
  world,
}) => {
  const [incident] = await incidentsIn(page, "open");
  const id = incident?.id ?? 0;
  await page.goto(place(id));
  await action(page, "Prendre en charge").click();
  const dialog = page.getByRole("dialog", { name: /^Prendre en charge/ });
  await dialog.getByRole("combobox", { name: /^Priorité/ }).selectOption("Urgente");
  await world.patch("incident", id, { status: "closed" });
  await dialog.getByRole("button", { name: "Prendre en charge" }).click();
  await expect(dialog.getByRole("alert").first()).toBeVisible();
  await expect(dialog.getByRole("combobox", { name: /^Priorité/ })).toHaveValue("urgent");
  expect(await stored(page, place(id))).toMatchObject({ status: "closed" });
});
