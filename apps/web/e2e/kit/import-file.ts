import { readFile } from "node:fs/promises";
import type { TestWorld } from "@palier/mock-server/playwright";
import { expect, type Page } from "@playwright/test";
import { toast } from "./palier.ts";
import { oneThat, read, rowsOf } from "./stored.ts";

export const dialog = (page: Page) => page.getByRole("dialog", { name: /^Importer un fichier dans/ });
export const preview = (page: Page) => dialog(page).getByRole("region", { name: "Aperçu de l’import" });
export const send = (page: Page) => dialog(page).getByRole("button", { name: "Importer", exact: true });
export const header = "Référence;Nom;Adresse;Code postal;Ville;Lots";
export const wallet = 3;

export interface Building {
  readonly id: number;
  readonly version: number;
  readonly reference: string;
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly lotCount: number;
  readonly walletId: number | null;
}
export const buildings = "/admin/building/ajax-list";
export const byReference = (page: Page, reference: string) =>
  oneThat<Building>(page, buildings, { search: reference }, (row) => row.reference === reference);
export const own = async (page: Page) => rowsOf<Building>(page, buildings, { walletId: wallet, length: 5 });
export const lineOf = ({ reference, name, street, postalCode, city, lotCount }: Building): string =>
  [reference, name, street, postalCode, city, lotCount].join(";");

export async function open(page: Page, kind: string): Promise<void> {
  await page.goto(`/admin/wallets/edit/${wallet}/imports`);
  await page.getByRole("button", { name: "Importer un fichier" }).click();
  await dialog(page)
    .getByRole("combobox", { name: /^Contenu/ })
    .selectOption(kind);
}

export const choose = (page: Page, content: string | Buffer, name = "immeubles.csv") =>
  dialog(page)
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(content) });

export async function run(page: Page, world: TestWorld, name: string, status: string): Promise<void> {
  await send(page).click();
  await expect(toast(page, "Import lancé")).toBeVisible();
  await closeResult(page, name);
  await over(page, world, name, status);
}

/** It opens by itself, over the list. */
export async function closeResult(page: Page, name: string): Promise<void> {
  const result = page.getByRole("dialog", { name: `Résultat de l’import : ${name}` });
  await expect(result).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(result).toBeHidden();
}

/** Advances the world's clock to the import's end. */
export async function over(page: Page, world: TestWorld, name: string, status: string): Promise<void> {
  await world.clock({ advanceMs: 60_000 });
  await expect(page.getByRole("row").filter({ hasText: name }).first()).toContainText(status);
}

/** The latest import, with its rejected lines. */
export async function latest(page: Page) {
  const { id } = await oneThat<{ id: number }>(page, `/admin/wallets/${wallet}/imports/ajax/list`);
  return read(page, `/admin/wallets/${wallet}/imports/${id}`);
}

export async function rejectsOf(
  page: Page,
  name: string,
): Promise<{ name: string; lines: string[]; text: string }> {
  const row = page.getByRole("row").filter({ hasText: name }).first();
  await row.getByRole("button", { name: /^Résultat/ }).click();
  const result = page.getByRole("dialog", { name: `Résultat de l’import\u00a0: ${name}` });
  const download = page.waitForEvent("download");
  await result.getByRole("button", { name: "Télécharger les rejets" }).click();
  const file = await download;
  const text = await readFile(await file.path(), "utf8");
  await page.keyboard.press("Escape");
  await expect(result).toBeHidden();
  return { name: file.suggestedFilename(), lines: text.replace("\ufeff", "").trimEnd().split("\r\n"), text };
}
