import { exportList } from "./kit/export-list.ts";
import { expectCleanPart } from "./kit/looks.ts";
import { expect, filterBy, test } from "./kit/palier.ts";
import { listOf } from "./kit/stored.ts";

const list = "/admin/concierge/order/ajax-list";

test("A01 A02 several states in one filter: rows, address, chip and file have both, and reload keeps them", async ({
  admin: page,
}) => {
  await page.goto("/admin/concierge/order");
  await filterBy(page, "Statut", "Nouvelle", "Acceptée");
  await expect(page).toHaveURL(/\?status=new%2Caccepted$/);
  const [both, created, accepted] = await Promise.all(
    ["new,accepted", "new", "accepted"].map((status) => listOf(page, list, { status })),
  );
  const count = both?.recordsFiltered ?? 0;
  expect(count).toBe((created?.recordsFiltered ?? 0) + (accepted?.recordsFiltered ?? 0));
  const head = page.getByRole("heading", { level: 1 });
  await expect(head).toHaveText(`Commandes ${count}`);
  await expect(page.getByRole("button", { name: "Statut : 2 choix" })).toBeVisible();
  await page.reload();
  await expect(head).toHaveText(`Commandes ${count}`);
  await expect(page.getByText("Nouvelle, Acceptée")).toBeVisible();
  const { query, rows } = await exportList(page);
  expect(query).toMatchObject({ status: "new,accepted" });
  expect(rows).toHaveLength(count);
  await page.getByRole("button", { name: /^Retirer le filtre Statut/ }).click();
  await expect(page).toHaveURL(/\/order$/);
});

test("A06 A01 the filter is chosen by keys alone, and an old link with one value still works", async ({
  admin: page,
}) => {
  await page.goto("/admin/concierge/order?status=new");
  const filter = page.getByRole("button", { name: "Statut : Nouvelle", exact: true });
  await filter.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitemcheckbox", { name: "Nouvelle" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitemcheckbox", { name: "Acceptée" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/status=new%2Caccepted$/);
  await expectCleanPart(page.getByRole("menu"), "several states", false);
  await expect(page.getByRole("menuitemcheckbox", { name: "Acceptée", checked: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Statut : 2 choix" })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Statut : Nouvelle", exact: true })).toBeVisible();
});

test("A01 A03 addresses that others write: repeated, twice the same, empty, fifty, and of another list", async ({
  admin: page,
}) => {
  const created = await listOf(page, list, { status: "new" });
  const both = await listOf(page, list, { status: "new,accepted" });
  const all = await listOf(page, list, {});
  const head = page.getByRole("heading", { level: 1 });
  const cases = [
    ["status=new&status=accepted", both],
    ["status=new,new", created],
    ["status=&status=new", created],
    ["status=", all],
    [`status=${Array(50).fill("new").join(",")}`, created],
  ] as const;
  for (const [query, { recordsFiltered }] of cases) {
    await page.goto(`/admin/concierge/order?${query}`);
    await expect(head).toHaveText(`Commandes ${recordsFiltered}`);
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
  for (const query of ["status=new,archived", "status=,", `status=${Array(51).fill("new").join(",")}`]) {
    await page.goto(`/admin/concierge/order?${query}`);
    await expect(page.getByRole("alert")).toContainText("Un filtre de l’adresse ne peut pas être lu");
    await expect(head).toHaveText(`Commandes ${all.recordsFiltered}`);
  }
});
