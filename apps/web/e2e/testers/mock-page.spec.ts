import { expect, test } from "../kit/palier.ts";

test("T03 T04 T05 a tester sees a world's locks and its journal as it grows, switches its faults, stops its clock and closes it", async ({
  page,
  world,
  otherAdmin,
  request,
}) => {
  await otherAdmin.open("building", 12);
  await page.goto(`/__mock?world=${world.id}`);
  await expect(page.getByRole("heading", { name: world.id })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "building/12" })).toContainText("Karim Benali");
  await request.get("/api/admin/session?seen=live");
  await page.getByRole("row").filter({ hasText: "seen=live" }).getByRole("link").click();
  await expect(page.getByRole("main")).toContainText('"authenticated": false');
  await page.getByRole("link", { name: "Retour au journal" }).click();
  // Key by key, while calls come in: what is typed stays.
  await page.getByRole("searchbox", { name: "Filtrer" }).pressSequentially("edit/12");
  await request.get("/api/admin/session?seen=again");
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(page.getByRole("searchbox", { name: "Filtrer" })).toHaveValue("edit/12");

  const fails = page.getByRole("switch", { name: "Exports en échec (503)" });
  await fails.focus();
  await page.keyboard.press("Space");
  await expect(fails).toBeChecked();
  await expect(fails).toBeFocused();
  await expect.poll(async () => (await world.faults()).length).toBe(1);
  const asked = () => request.get("/api/admin/building/ajax-list-export?column_field_list=name");
  expect((await asked()).status()).toBe(503);
  await fails.click();
  await expect(fails).not.toBeChecked();
  await expect.poll(async () => (await world.faults()).length).toBe(0);
  await page.getByRole("switch", { name: "Temps réel coupé" }).click();
  await expect.poll(async () => (await world.detail()).realtimeOnline).toBe(false);
  await page.getByRole("button", { name: "Arrêter" }).click();
  await expect(page.getByText("arrêtée")).toBeVisible();
  await page.getByRole("button", { name: "Fermer ce monde" }).click();
  await expect(page.getByRole("heading", { name: "default" })).toBeVisible();
});

test("B07 B08 an operation of the reference is found by its path and called from it by keyboard, in a world apart, without another host", async ({
  page,
  world,
}) => {
  const others: string[] = [];
  page.on("request", (sent) => {
    if (new URL(sent.url()).origin !== new URL(world.url).origin && !sent.url().startsWith("data:"))
      others.push(sent.url());
  });
  await page.goto("/docs");
  await page.getByRole("searchbox", { name: "Filtrer" }).fill("building/edit");
  await page.getByRole("button", { name: "Expand operation" }).press("Enter");
  const read = page.locator(".opblock-get");
  await read.locator("button.opblock-summary-control").press("Enter");
  await expect(read).toContainText("Modifier un immeuble · extension");
  await read.getByPlaceholder("id").fill("12");
  await read.getByRole("button", { name: "Execute" }).press("Enter");
  await expect(read.locator(".live-responses-table")).toContainText("200");
  await expect(read.locator(".live-responses-table")).toContainText('"version"');
  const write = page.locator(".opblock-post");
  await write.locator("button.opblock-summary-control").press("Enter");
  await write.locator(".opblock-section-request-body").getByText("Schema", { exact: true }).press("Enter");
  await expect(write.locator(".opblock-section-request-body")).toContainText('x-provenance"assumed"');
  const apart = (await page.locator("#world").textContent()) ?? "";
  expect(apart).toMatch(/^docs-/);
  const calls = await world.client.world(apart).journal();
  expect(calls.entries.map(({ path }) => path)).toContain("/admin/building/edit/12");
  expect(await world.calls()).toEqual([]);
  expect(others).toEqual([]);
});
