import type { BuildingRow } from "@palier/contract/areas/building";
import { cell, choice, expect, filterBy, test } from "./kit/palier.ts";
import { listOf } from "./kit/stored.ts";

test("A01 S01 filter by city, sort, page: the URL reproduces it, back undoes it", async ({ admin: page }) => {
  await page.goto("/admin/building");
  await expect(page.getByRole("heading", { name: /^Immeubles 240$/ })).toBeVisible();
  await expect(
    page.getByRole("status").filter({ hasText: /^Liste\s: 240\slignes, de la 1 à la 20/ }),
  ).toBeVisible();

  await page.getByRole("button", { name: "Page suivante" }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.getByText("Lignes 21 à 40 sur 240")).toBeVisible();

  await page.getByRole("combobox", { name: "Ville" }).fill("Lyon");
  await choice(page, "Lyon").click();
  await expect(page).toHaveURL(/\?city=Lyon$/);
  const cities = page.getByRole("gridcell").and(page.locator('[col-id="city"]'));
  await expect.poll(async () => [...new Set(await cities.allTextContents())]).toEqual(["Lyon"]);

  await page.getByRole("columnheader", { name: "Lots" }).click();
  await expect(page).toHaveURL(/city=Lyon&tri=lotCount$/);
  const lots = page.getByRole("gridcell").and(page.locator('[col-id="lotCount"]'));
  const counts = async () => (await lots.allTextContents()).map(Number);
  // Old rows outlast the change of address.
  const isAscending = (numbers: readonly number[]) =>
    numbers.length > 1 && numbers.every((each, at) => each >= (numbers[at - 1] ?? each));
  await expect.poll(async () => isAscending(await counts())).toBe(true);
  const rows = await lots.allTextContents();

  await page.reload();
  await expect(page.getByText("Ville : Lyon")).toBeVisible();
  await expect.poll(() => lots.allTextContents()).toEqual(rows);

  await page.goBack();
  await expect(page).toHaveURL(/\?city=Lyon$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.getByText("Lignes 21 à 40 sur 240")).toBeVisible();
});

test("A01 a filter that leaves several pages begins with the first of them", async ({ admin: page }) => {
  await page.goto("/admin/building?page=3");
  await expect(page.getByText("Lignes 41 à 60 sur 240")).toBeVisible();
  await filterBy(page, "Statut", "Actif");
  await expect(page).toHaveURL(/\?status=active$/);
  await expect(page.getByText(/^Lignes 1 à 20 sur /)).toBeVisible();
});

test("A01 search, an empty result says why and what to do", async ({ admin: page }) => {
  await page.goto("/admin/building");
  await page.getByRole("searchbox", { name: "Rechercher un immeuble" }).fill("zzz introuvable");
  await expect(page.getByText("Aucun immeuble ne correspond")).toBeVisible();
  await expect(page).toHaveURL(/q=zzz\+introuvable$/);
  await page.getByRole("button", { name: "Effacer les filtres" }).last().click();
  await expect(page.getByRole("heading", { name: /^Immeubles 240$/ })).toBeVisible();
  await expect(page.getByRole("searchbox", { name: "Rechercher un immeuble" })).toHaveValue("");
  await page.getByRole("combobox", { name: "Portefeuille" }).click();
  await choice(page, "").first().click();
  await expect(page).toHaveURL(/\?walletId=\d+$/);
});

test("A21 words of two columns are found in any order, in the list and in its selectors", async ({
  admin: page,
}) => {
  const { data } = await listOf<BuildingRow>(page, "/admin/building/ajax-list");
  const row = data.find(({ walletName }) => walletName !== null);
  const [first = "", second = ""] = String(row?.name).split(" ");
  await page.goto("/admin/building");
  const typed = `${String(row?.city).toUpperCase()} ${second.slice(0, 5)} ${first}`;
  await page.getByRole("searchbox", { name: "Rechercher un immeuble" }).fill(typed);
  await expect(page.getByRole("heading", { name: /^Immeubles \d$/ })).toBeVisible();
  await expect(cell(page, String(row?.name))).toBeVisible();
  const wallet = String(row?.walletName).split(" ").toReversed().join(" ");
  await page.getByRole("combobox", { name: "Portefeuille" }).fill(wallet);
  await choice(page, String(row?.walletName)).click();
  await expect(page).toHaveURL(new RegExp(`walletId=${row?.walletId}`));
  await expect(cell(page, String(row?.name))).toBeVisible();
});

test("A21 quotation marks around words are no part of them, in the list, its selectors and the palette", async ({
  admin: page,
}) => {
  const { data } = await listOf<BuildingRow>(page, "/admin/building/ajax-list");
  const row = data.find(({ walletName }) => walletName !== null);
  await page.goto("/admin/building");
  await page.getByRole("searchbox", { name: "Rechercher un immeuble" }).fill(`« ${row?.name} »`);
  await expect(page.getByRole("heading", { name: /^Immeubles \d$/ })).toBeVisible();
  await expect(cell(page, String(row?.name))).toBeVisible();
  await page.getByRole("combobox", { name: "Portefeuille" }).fill(`"${row?.walletName}"`);
  await choice(page, String(row?.walletName)).click();
  await expect(page).toHaveURL(new RegExp(`walletId=${row?.walletId}`));
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill(`“${row?.name}”`);
  await expect(page.getByRole("option").filter({ hasText: String(row?.name) })).not.toHaveCount(0);
  await page.getByRole("dialog").getByRole("combobox").fill('"immeubles"');
  await expect(page.getByRole("option", { name: /^Immeubles/ })).not.toHaveCount(0);
});

test("S02 rows carry their id, the last cell holds link and button", async ({ admin: page }) => {
  await page.goto("/admin/building?tri=name");
  const row = page.locator("[role=row][row-id]").first();
  const id = await row.getAttribute("row-id");
  await expect(row).toBeVisible();
  await expect(page.locator(".ui-grid").getByRole("gridcell").nth(1)).toHaveCSS("user-select", "text");
  await page
    .getByRole("link", { name: /^Modifier / })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/admin/building/edit/${id}$`));
});

test("S01 the info line hides when one page holds all", async ({ admin: page }) => {
  await page.goto("/admin/account-admin?q=benali");
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  await expect(page.getByText(/^Lignes /)).toHaveCount(0);
});
