import { exportList } from "../kit/export-list.ts";
import { expect, filterBy, test, toast } from "../kit/palier.ts";
import { listOf } from "../kit/stored.ts";

test("S03 A02 a file has the ticked columns of the screen's rows, in its order, under the name of what is shown", async ({
  admin: page,
}) => {
  await page.goto("/admin/building?tri=-lotCount");
  await filterBy(page, "Statut", "Actif", "Archivé");
  await expect(page).toHaveURL(/status=active%2Carchived/);
  const file = await exportList(page, async (dialog) => {
    await dialog.getByRole("button", { name: "Aucune" }).click();
    for (const name of ["Nom", "Ville", "Lots"])
      await dialog.getByRole("checkbox", { name, exact: true }).check();
  });
  await expect(toast(page, "Export terminé")).toBeVisible();
  expect(file.query).toMatchObject({
    column_field_list: "name,city,lotCount",
    status: "active,archived",
    "order[0][dir]": "desc",
  });
  expect(file.name).toMatch(/^immeubles-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(file.text.startsWith("\uFEFFNom;Ville;Lots\r\n")).toBe(true);
  const { recordsFiltered } = await listOf(page, "/admin/building/ajax-list", { status: "active,archived" });
  expect(file.rows).toHaveLength(recordsFiltered);
  const lots = file.rows.map(({ Lots }) => Number(Lots));
  expect(lots).toEqual(lots.toSorted((a, b) => b - a));

  await page.goto("/admin/concierge/delivery-schedule?week=2026-11-16");
  const week = await exportList(page);
  expect(week.name).toBe("creneaux-de-livraison-semaine-2026-11-16.csv");
});
