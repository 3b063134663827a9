import { exportList } from "./kit/export-list.ts";
import { expect, test, toast } from "./kit/palier.ts";
import { listOf } from "./kit/stored.ts";

test("S03 A02 three columns of the screen's rows, in its order", async ({ admin: page }) => {
  await page.goto("/admin/building?status=active&tri=-lotCount");
  const file = await exportList(page, async (dialog) => {
    await dialog.getByRole("button", { name: "Aucune" }).click();
    for (const name of ["Nom", "Ville", "Lots"])
      await dialog.getByRole("checkbox", { name, exact: true }).check();
  });
  await expect(toast(page, "Export terminé")).toBeVisible();
  expect(file.query).toMatchObject({
    column_field_list: "name,city,lotCount",
    status: "active",
    "order[0][dir]": "desc",
  });
  expect(file.name).toMatch(/^immeubles-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(file.text.startsWith("\uFEFFNom;Ville;Lots\r\n")).toBe(true);
  const { recordsFiltered } = await listOf(page, "/admin/building/ajax-list", { status: "active" });
  expect(file.rows).toHaveLength(recordsFiltered);
  const lots = file.rows.map(({ Lots }) => Number(Lots));
  expect(lots).toEqual(lots.toSorted((a, b) => b - a));
});

test("S04 without a ticked column there is nothing to export", async ({ admin: page }) => {
  await page.goto("/admin/building");
  await page.getByRole("button", { name: "Exporter" }).click();
  const dialog = page.getByRole("dialog", { name: "Exporter" });
  await dialog.getByRole("button", { name: "Aucune" }).click();
  await expect(dialog.getByRole("button", { name: "Exporter" })).toBeDisabled();
  await dialog.getByRole("checkbox", { name: "Nom", exact: true }).check();
  await expect(dialog.getByRole("button", { name: "Exporter" })).toBeEnabled();
});

test("S05 an empty table exports nothing and says so", async ({ admin: page }) => {
  await page.goto("/admin/building?q=zzz+introuvable");
  await expect(page.getByText("Aucun immeuble ne correspond")).toBeVisible();
  let downloads = 0;
  page.on("download", () => {
    downloads += 1;
  });
  await page.getByRole("button", { name: "Exporter" }).click();
  await page.getByRole("dialog", { name: "Exporter" }).getByRole("button", { name: "Exporter" }).click();
  await expect(toast(page, "Aucune donnée à exporter")).toBeVisible();
  expect(downloads).toBe(0);
});
