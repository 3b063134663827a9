import { expect, jeanne, signIn, test } from "../kit/palier.ts";

test("A08 A14 an admin signs in, reaches the place that was asked for, signs out, and is sent to sign-in from then on", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Connectez-vous à l’administration" })).toBeVisible();
  await page.goto("/admin/building?status=active&tri=city");
  await signIn(page);
  await expect(page).toHaveURL(/\/admin\/building\?status=active&tri=city$/);
  await expect(page.getByRole("heading", { level: 1, name: /^Immeubles/ })).toBeFocused();
  // A page opened by its address leaves the browser's focus alone.
  await page.goto("/admin/building/edit/3/history");
  await expect(page).toHaveTitle(/^Historique – .+ – Palier$/);
  await expect(page.locator("body")).toBeFocused();
  await page.getByRole("button", { name: `Compte de ${jeanne.name}` }).click();
  await page.getByRole("menuitem", { name: "Se déconnecter" }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.goto("/admin/building");
  await expect(page).toHaveURL(/\/admin\/login\?retour=%2Fadmin%2Fbuilding$/);
});
