import { expectCleanPart } from "./kit/looks.ts";
import { expect, filterBy, test } from "./kit/palier.ts";
import { placeOf } from "./kit/place.ts";

test("A03 A06 a list that cannot be had says why in French and retries on demand", async ({
  admin: page,
  world,
}) => {
  await world.fault({ route: "building.list", status: 500, malformed: true });
  await page.goto("/admin/building?city=Lyon");
  const alert = page.getByRole("alert").filter({ hasText: "Une erreur est survenue sur le serveur" });
  await expect(alert).toBeVisible();
  await expectCleanPart(alert, "a list that cannot be had");
  await world.clearFaults();
  await alert.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByRole("gridcell", { name: "Lyon" }).first()).toBeVisible();
  await expect(page).toHaveURL(/\?city=Lyon$/);
});

test("A03 a malformed answer is never half shown", async ({ admin: page, world }) => {
  const bad = page.getByRole("alert").filter({ hasText: "Réponse inattendue du serveur" });
  await world.fault({ route: "building.list", malformed: true });
  await page.goto("/admin/building");
  await expect(bad).toBeVisible();
  await expect(page.getByRole("gridcell")).toHaveCount(0);
  // The mock server, which keeps the contract, never answers so.
  const list = "**/api/admin/building/ajax-list?*";
  for (const body of ['{"draw":1,"recordsTotal":"beaucoup","data":[{}]}', "<html></html>"]) {
    await page.route(list, (route) => route.fulfill({ contentType: "application/json", body }));
    await page.goto("/admin/building");
    await expect(bad).toBeVisible();
    await expect(page.getByRole("gridcell")).toHaveCount(0);
    await page.unroute(list);
  }
});

test("A03 while the next page is on its way the old one stays", async ({ admin: page, network }) => {
  await page.goto("/admin/building");
  const first = page.getByRole("gridcell").first();
  await expect(first).toBeVisible();
  const name = await first.textContent();
  const { letGo } = await network.hold(/ajax-list\?.*status=archived/);
  await filterBy(page, "Statut", "Archivé");
  await expect(page.locator("[data-dimmed]:not([data-coming])")).toBeVisible();
  await expect(first).toHaveText(name ?? "");
  await letGo();
  await expect(page.locator("[data-dimmed]")).toHaveCount(0);
  await expect(page.locator('[col-id="status"][role=gridcell]').first()).toHaveText("Archivé");
});

test("A03 a record that does not exist says so and leads back", async ({ admin: page }) => {
  for (const id of ["999999", "abc", "0"]) {
    await page.goto(`/admin/building/edit/${id}`);
    await expect(page.getByText("Cette fiche n’existe pas")).toBeVisible();
  }
  await page.getByRole("link", { name: "Revenir à la liste" }).click();
  await expect(page).toHaveURL(/\/admin\/building$/);
});

test("S23 selectors search and speak French", async ({ admin: page, world }) => {
  await page.goto("/admin/building");
  const city = page.getByRole("combobox", { name: "Ville" });
  await city.fill("qqqq");
  await expect(page.getByText("Aucun résultat trouvé").first()).toBeVisible();
  await world.fault({ route: "building.cities", cut: true });
  await city.fill("lyo");
  await expect(page.getByText("Les résultats ne peuvent pas être chargés").first()).toBeVisible();
});

test("S09 toasts stand top right, beside the search of the bar", async ({ admin: page }) => {
  await page.goto("/admin/building?q=zzz");
  await page.getByRole("button", { name: "Exporter" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Exporter" }).click();
  const toast = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
  await expect(toast).toBeVisible();
  // Polls until it has slid in.
  const box = () => toast.boundingBox();
  await expect.poll(async () => (await box())?.y).toBeLessThan(100);
  const search = await placeOf(page.getByRole("banner").getByRole("button", { name: "Rechercher…" }));
  const end = async () => search.x - ((await box())?.x ?? 0) - ((await box())?.width ?? 0);
  await expect.poll(end).toBeLessThan(20);
  expect(await end()).toBeGreaterThanOrEqual(0);
});
