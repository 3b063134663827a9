import { expect, jeanne, karim, signIn, test } from "../kit/palier.ts";

const changed = "La session ouverte dans un autre onglet est celle de Karim Benali";

test("A13 A23 where another admin signs in in a second tab, the first one ends, says as whom, and sends nothing", async ({
  admin: page,
  context,
  world,
}) => {
  await page.goto("/admin/building/edit/3");
  const name = page.getByRole("textbox", { name: /^Nom/ });
  await name.fill("Saisi par Jeanne");
  const other = await context.newPage();
  await other.goto("/admin/");
  await other.getByRole("button", { name: `Compte de ${jeanne.name}` }).click();
  await other.getByRole("menuitem", { name: "Se déconnecter" }).click();
  await other.getByRole("button", { name: "Quitter sans enregistrer" }).click();
  // Without a way back, whose address may contain a searched name.
  await expect(page.getByText("Votre session a été fermée dans un autre onglet.")).toBeVisible();
  await expect(page.getByText("Votre session a expiré.")).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("Saisi par Jeanne");
  await signIn(other, karim);
  await expect(other.getByRole("heading", { name: "Bonjour Karim" })).toBeVisible();

  await signIn(page, jeanne);
  await expect(page.getByRole("heading", { name: "Bonjour Jeanne" })).toBeVisible();
  await page.goto("/admin/building/edit/3");
  await expect(name).toBeVisible();
  await expect(name).not.toHaveValue("Saisi par Jeanne");
  await name.fill("Saisi par Jeanne");
  const ended = other.getByRole("alert").filter({ hasText: "est celle de Jeanne Martin" });
  await expect(ended).toBeVisible();
  await signIn(other, karim);
  await expect(page.getByRole("alert").filter({ hasText: changed })).toBeVisible();
  await page.getByRole("button", { name: "Continuer sous le compte de Karim Benali" }).click();
  await expect(page).toHaveURL(/\/admin\/building\/edit\/3$/);
  await expect(name).not.toHaveValue("Saisi par Jeanne");
  expect((await world.calls({ method: "POST", route: "building.*" })).length).toBe(0);
});
