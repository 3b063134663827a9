import { expect, jeanne, signIn, test } from "./kit/palier.ts";

test("A08 an admin signs in and out, and is sent to sign-in from then on", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Connectez-vous à l’administration" })).toBeVisible();
  await signIn(page);
  await expect(page.getByRole("heading", { name: "Bonjour Jeanne" })).toBeVisible();
  await page.getByRole("button", { name: `Compte de ${jeanne.name}` }).click();
  await page.getByRole("menuitem", { name: "Se déconnecter" }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.goto("/admin/building");
  await expect(page).toHaveURL(/\/admin\/login\?retour=%2Fadmin%2Fbuilding$/);
});

test("S06 S07 S08 sign-in checks its fields before it asks the server", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/admin/login");
  await signIn(page, { ...jeanne, email: "jeanne@palier", password: "" });
  await expect(page.getByText("Cette adresse e-mail n’est pas valable")).toBeVisible();
  await expect(page.getByText("Ce champ est obligatoire.")).toBeVisible();
  expect(asked.filter((url) => url.endsWith("/admin/login") && url.includes("/api/"))).toEqual([]);
});

test("A06 A14 sign-in leads to the first wrong field, then to the title of the screen, which the page is named after", async ({
  page,
}) => {
  await page.goto("/admin/login");
  await page.getByRole("button", { name: "Se connecter" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "E-mail" })).toBeFocused();
  // Announced even if that field already has focus.
  const said = page.getByRole("status");
  await expect(said).toHaveText(/^2\schamps sont à corriger$/);
  const changes = await said.evaluateHandle((region) => {
    const seen: MutationRecord[] = [];
    new MutationObserver((found) => seen.push(...found)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return seen;
  });
  await page.keyboard.press("Enter");
  // Written anew: unchanged words are not announced.
  await expect.poll(() => changes.evaluate(({ length }) => length)).toBeGreaterThan(0);
  await expect(said).toHaveText(/^2\schamps sont à corriger$/);
  await signIn(page);
  await expect(page.getByRole("heading", { level: 1, name: "Bonjour Jeanne" })).toBeFocused();
  await expect(page).toHaveTitle("Tableau de bord – Palier");
  await page.goto("/admin/nowhere");
  await expect(page).toHaveTitle("Cette page n’existe pas – Palier");
  await page.goto("/admin/building/edit/3/history");
  await expect(page).toHaveTitle(/^Historique – .+ – Palier$/);
  // A page opened by its address leaves the browser's focus alone.
  await expect(page.locator("body")).toBeFocused();
});

test("A03 a wrong password is said in French and keeps what was typed", async ({ page }) => {
  await page.goto("/admin/login");
  await signIn(page, { ...jeanne, password: "faux" });
  await expect(page.getByRole("alert")).toContainText("mot de passe");
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue(jeanne.email);
});

test("A08 a place asked for without a session is reached after sign-in", async ({ page }) => {
  await page.goto("/admin/building?status=active&tri=city");
  await signIn(page);
  await expect(page).toHaveURL(/\/admin\/building\?status=active&tri=city$/);
  await expect(page.getByRole("heading", { name: /Immeubles/ })).toBeVisible();
});

test("A08 no return address leads out of the app", async ({ page, baseURL }) => {
  await page.goto("/admin/login?retour=//evil.example/");
  await signIn(page);
  await expect(page).toHaveURL(`${baseURL}/admin/`);
});
