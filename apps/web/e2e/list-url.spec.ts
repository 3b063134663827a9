import { expect, signIn, test } from "./kit/palier.ts";

const search = "Rechercher un immeuble";

test("A12 the search keeps spaces and keys, and a space alone keeps the page", async ({ admin: page }) => {
  await page.goto("/admin/building?page=3");
  await expect(page.getByText("Lignes 41 à 60 sur 240")).toBeVisible();
  const box = page.getByRole("searchbox", { name: search });
  await box.press(" ");
  await box.press("Backspace");
  await box.pressSequentially("rue ");
  await expect(page).toHaveURL(/\?q=rue$/);
  await expect(box).toHaveValue("rue ");
  await box.pressSequentially("de");
  await expect(page).toHaveURL(/\?q=rue\+de$/);
  await expect(box).toHaveValue("rue de");
});

test("A01 a page beyond the last one leads to the last one, without a step in the history", async ({
  admin: page,
}) => {
  await page.goto("/admin/");
  await page.goto("/admin/building?page=99");
  await expect(page).toHaveURL(/\?page=12$/);
  await expect(page.getByText("Lignes 221 à 240 sur 240")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/$/);
});

test("A01 the last row of the last page deleted: the list steps back", async ({ page, world }) => {
  await world.seed({ rows: { building: 21, user: 1, news: 0, incident: 0, order: 0, conversation: 0 } });
  await page.goto("/admin/building?page=2&tri=-userCount");
  await signIn(page);
  await expect(page.getByRole("grid", { name: "Immeubles" })).toBeVisible();
  await page.getByRole("button", { name: /^Autres actions sur / }).click();
  await page.getByRole("menuitem", { name: "Supprimer" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(page).toHaveURL(/\/admin\/building\?tri=-userCount$/);
  await expect(page.getByRole("heading", { name: /^Immeubles 20$/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Modifier / })).toHaveCount(20);
});
