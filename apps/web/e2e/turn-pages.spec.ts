import type { Page } from "@playwright/test";
import { expect, filterBy, test } from "./kit/palier.ts";
import { listOf } from "./kit/stored.ts";

const said = (page: Page) => ({
  head: page.getByRole("heading", { level: 1 }),
  lines: page.locator(".ui-pager__info"),
  place: page.locator(".ui-pager__position"),
});
const ids = (page: Page, table: string) =>
  page.locator(`${table} [row-id]`).evaluateAll((rows) => rows.map((row) => row.getAttribute("row-id")));
const next = (page: Page) => page.getByRole("button", { name: "Page suivante" });

/** The light table stays if the grid's code cannot be loaded. */
for (const table of [".ui-grid", ".ui-light"]) {
  const open = async (page: Page, at: string) => {
    if (table === ".ui-light") await page.route("**/assets/grid-*.js", (route) => route.abort());
    await page.goto(at);
    await page.locator(`${table} [row-id]`).first().waitFor();
  };

  test(`A03 ${table}: a page that waits, two presses, Back while it is under way`, async ({
    admin: page,
    network,
  }) => {
    await open(page, "/admin/building");
    const first = await ids(page, table);
    const { letGo } = await network.hold(/ajax-list\?.*start=40&/);
    await next(page).click();
    await next(page).click();
    await expect(page).toHaveURL(/\?page=3$/);
    await expect(page.locator("[data-dimmed]:not([data-coming])")).toBeVisible();
    await expect(said(page).place).toHaveText("Page 3 sur 12");
    await expect(said(page).lines).toHaveText(/^Lignes 21 à 40/);
    expect(await ids(page, table)).not.toEqual(first);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/building$/);
    await letGo();
    await expect(said(page).lines).toHaveText(/^Lignes 1 à 20/);
    await expect(page.locator("[data-dimmed]")).toHaveCount(0);
    expect(await ids(page, table)).toEqual(first);
  });

  test(`A03 ${table}: where a page fails the rows before it stay and say so, and a way leads back to them`, async ({
    admin: page,
    world,
  }) => {
    await open(page, "/admin/building");
    const first = await ids(page, table);
    await world.fault({ route: "building.list", status: 500 });
    await page.getByRole("button", { name: "Dernière page" }).click();
    const alert = page.getByRole("alert").filter({ hasText: "Une erreur est survenue sur le serveur" });
    await expect(alert).toBeVisible();
    await expect(alert).toContainText("Les lignes affichées sont celles de la page 1");
    expect(await ids(page, table)).toEqual(first);
    await expect(page.locator("[data-dimmed]")).toHaveCount(0);
    await expect(said(page).place).toHaveText("Page 12 sur 12");
    await expect(said(page).lines).toHaveText(/^Lignes 1 à 20/);
    await expect(said(page).head).toHaveText(/^Immeubles 240$/);
    await alert.getByRole("button", { name: "Revenir à la page 1" }).click();
    await expect(alert).toHaveCount(0);
    expect(await ids(page, table)).toEqual(first);
    await page.goBack();
    await expect(alert).toBeVisible();
    await world.clearFaults();
    await alert.getByRole("button", { name: "Réessayer" }).click();
    await expect(said(page).lines).toHaveText(/^Lignes 221 à 240/);
  });

  test(`A01 ${table}: a header's third press leads back to the list's own order`, async ({ admin: page }) => {
    // Newest orders first: `number`, descending.
    await open(page, "/admin/concierge/order");
    const first = await ids(page, table);
    const header = (name: string) => page.locator(table).getByRole("columnheader", { name });
    const press = async (name: string, sort: string) => {
      await header(name).locator(".ag-header-cell-label, button").click();
      await expect(header(name)).toHaveAttribute("aria-sort", sort);
    };
    await press("Immeuble", "ascending");
    await press("Immeuble", "descending");
    await press("Immeuble", "none");
    await expect(header("Numéro")).toHaveAttribute("aria-sort", "descending");
    await expect(page).toHaveURL(/order$/);
    await expect.poll(() => ids(page, table)).toEqual(first);
    await press("Numéro", "ascending");
    await expect.poll(() => ids(page, table)).not.toEqual(first);
    await press("Numéro", "descending");
    await expect(page).toHaveURL(/order$/);
    await expect.poll(() => ids(page, table)).toEqual(first);
  });
}

test("A01 head, pager and export say the count of the rows that stand there", async ({
  admin: page,
  network,
}) => {
  await page.goto("/admin/building");
  await expect(said(page).head).toHaveText("Immeubles 240");
  const { letGo } = await network.hold(/ajax-list\?.*status=archived/);
  await filterBy(page, "Statut", "Archivé");
  await expect(page.locator("[data-dimmed]:not([data-coming])")).toBeVisible();
  await expect(said(page).head).toHaveText("Immeubles 240");
  await expect(said(page).lines).toHaveText(/sur 240$/);
  await letGo();
  const { recordsFiltered } = await listOf(page, "/admin/building/ajax-list", { status: "archived" });
  await expect(said(page).head).toHaveText(`Immeubles ${recordsFiltered}`);
  await page.getByRole("button", { name: "Exporter" }).click();
  await expect(page.getByRole("dialog", { name: "Exporter" })).toContainText(`${recordsFiltered} ligne`);
});

test("A03 an answer that counts rows and brings none: said with a retry, and not asked for without end", async ({
  admin: page,
}) => {
  let asked = 0;
  await page.route("**/api/admin/building/ajax-list?*", async (route) => {
    asked += 1;
    const draw = Number(new URL(route.request().url()).searchParams.get("draw"));
    await route.fulfill({ json: { draw, recordsTotal: 240, recordsFiltered: 240, data: [] } });
  });
  await page.goto("/admin/building?page=9999");
  const alert = page.getByRole("alert").filter({ hasText: "Réponse inattendue du serveur" });
  await expect(alert).toBeVisible();
  await expect(page).toHaveURL(/\?page=12$/);
  expect(asked).toBeLessThan(5);
  await page.unroute("**/api/admin/building/ajax-list?*");
  await alert.getByRole("button", { name: "Réessayer" }).click();
  await expect(said(page).lines).toHaveText(/^Lignes 221 à 240/);
});
