import { expect, test } from "../kit/palier.ts";

test("T03 T04 T05 a tester sees a world's locks and its journal as it grows, switches its faults, stops its clock and closes it", async ({
  page,
  world,
  otherAdmin,
  request,
}) => {
  await otherAdmin.open("building", 12);
  await page.goto(`/__mock#${world.id}`);
  await expect(page.getByRole("heading", { name: world.id })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "building/12" })).toContainText("Karim Benali");
  await request.get("/api/admin/session?seen=live");
  const call = page.locator("details").filter({ hasText: "/admin/session?seen=live" });
  await call.locator("summary").click();
  await expect(call).toContainText('"authenticated": false');
  await page.getByRole("searchbox", { name: "Filtrer" }).fill("edit/12");
  await expect(page.locator("details")).toHaveCount(1);

  const fails = page.getByRole("switch", { name: "Exports en échec (503)" });
  await fails.check();
  await expect.poll(async () => (await world.faults()).length).toBe(1);
  const asked = () => request.get("/api/admin/building/ajax-list-export?column_field_list=name");
  expect((await asked()).status()).toBe(503);
  await fails.uncheck();
  await expect.poll(async () => (await world.faults()).length).toBe(0);
  await page.getByRole("switch", { name: "Temps réel coupé" }).check();
  await expect.poll(async () => (await world.detail()).realtimeOnline).toBe(false);
  await page.getByRole("button", { name: "Arrêter" }).click();
  await expect(page.getByText("arrêtée")).toBeVisible();
  await page.getByRole("button", { name: "Fermer ce monde" }).click();
  await expect(page.getByRole("heading", { name: "default" })).toBeVisible();
});
