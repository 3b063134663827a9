import { readFile } from "node:fs/promises";
import { expect, test, toast } from "./palier.ts";

test("S03 A02 three columns of the screen's rows, in its order", async ({ admin: page }) => {
  await page.goto("/admin/building?status=active&tri=-lotCount");
  const asked = page.waitForRequest(/ajax-list-export/);
  await page.getByRole("button", { name: "Exporter" }).click();
  const dialog = page.getByRole("dialog", { name: "Exporter" });
  await dialog.getByRole("button", { name: "Aucune" }).click();
  for (const name of ["Nom", "Ville", "Lots"])
    await dialog.getByRole("checkbox", { name, exact: true }).check();
  const file = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Exporter" }).click();
  await expect(toast(page, "Export terminé")).toBeVisible();
  const url = new URL((await asked).url());
  expect(url.searchParams.get("column_field_list")).toBe("name,city,lotCount");
  expect(url.searchParams.get("status")).toBe("active");
  expect(url.searchParams.get("order[0][dir]")).toBe("desc");

  const download = await file;
  expect(download.suggestedFilename()).toMatch(/^immeubles-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await download.path(), "utf8");
  expect(text.startsWith("\uFEFFNom;Ville;Lots\r\n")).toBe(true);
  const lines = text.trimEnd().split("\r\n").slice(1);
  const answer = await page.request.get("/api/admin/building/ajax-list?status=active&length=500");
  const { recordsFiltered } = await answer.json();
  expect(lines).toHaveLength(recordsFiltered);
  const lots = lines.map((line) => Number(line.split(";").at(-1)));
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
