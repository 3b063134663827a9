import type { TestWorld } from "@palier/mock-server/playwright";
import { expect, type Page } from "@playwright/test";
import { jeanne } from "./palier.ts";
import { read } from "./stored.ts";

export const buildings = "/admin/building";

export const tab = (page: Page, name: string | RegExp) =>
  page.getByRole("navigation", { name: /^Onglets/ }).getByRole("link", { name, exact: true });
export const rows = (page: Page) => page.locator(".ui-grid [role=row][row-id]");
export const headers = async (page: Page) =>
  (await page.locator(".ui-grid .ag-header-cell-text").allTextContents()).filter(
    (text) => text !== "" && text !== "Actions",
  );

export async function act(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Vues", exact: true }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

export async function saveAs(page: Page, name: string, scope = "Pour moi"): Promise<void> {
  await act(page, "Enregistrer la vue…");
  const dialog = page.getByRole("dialog", { name: "Enregistrer la vue" });
  await dialog.getByRole("textbox", { name: /^Nom/ }).fill(name);
  await dialog.getByRole("combobox", { name: /^Pour qui/ }).selectOption(scope);
  await dialog.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** Stored views that this page's admin can open. */
export const viewsOf = async (page: Page, list: string): Promise<readonly Record<string, unknown>[]> =>
  (await read(page, `/admin/views?list=${list}`)).views;

const activeOnes = {
  list: "building.list",
  name: "Actifs",
  scope: "team",
  search: null,
  filters: [{ name: "status", value: "active" }],
  order: [{ column: "lotCount", dir: "desc" }],
  columns: [],
  density: "compact",
};

/** Made by Jeanne, elsewhere. Returns the id. */
export async function made(
  world: TestWorld,
  values: Readonly<Record<string, unknown>> = {},
): Promise<number> {
  const { text } = await world.admin(jeanne.email).post("/api/admin/views/new", { ...activeOnes, ...values });
  const { id } = JSON.parse(text ?? "{}");
  if (typeof id !== "number") throw new Error(`no view was made: ${text}`);
  return id;
}
