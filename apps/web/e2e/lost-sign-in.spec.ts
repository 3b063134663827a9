import type { Page } from "@playwright/test";
import { expect, realtimeSignIn, save, test, web } from "./kit/palier.ts";
import {
  heldByJeanne,
  holder,
  jeanneEdits,
  jeanneEmail,
  karimEmail,
  karimWaits,
  nameField,
  record,
} from "./kit/two-admins.ts";

// The specification's sign-in; other tests use the default.
test.use({ mock: { web, realtimeSignIn: realtimeSignIn("shared-secret") } });

const refused = (page: Page) =>
  page.getByText("Le service temps réel refuse votre connexion", { exact: false }).first();

test("L13 a rotated secret: both admins see that no lock is guaranteed, then all is as before, without a reload", async ({
  admin,
  realAdmin,
  network,
  world,
}) => {
  await jeanneEdits(admin, world, "Saisie de Jeanne");
  const other = await karimWaits(realAdmin);
  // The new sign-in comes with the session's next answer, held here.
  const session = await network.hold("**/api/admin/session");
  await world.endRealtimeSignIns();
  await expect(refused(admin)).toBeVisible();
  await expect(refused(other.page)).toBeVisible();
  // A known holder stays known.
  await expect(save(other.page)).toBeDisabled();
  await session.letGo();
  await expect(refused(admin)).toHaveCount(0);
  await expect(refused(other.page)).toHaveCount(0);
  await expect.poll(holder(world)).toBe(jeanneEmail);
  await expect(heldByJeanne(other.page)).toBeVisible();
  await expect(nameField(admin)).toHaveValue("Saisie de Jeanne");
  await expect(save(admin)).toBeEnabled();
});

test("L13 Google that lets nobody sign in for a while, after too many attempts, is said; the admin is let in when it does", async ({
  admin,
  context,
  world,
}) => {
  let calls = 0;
  const url = "**/accounts:signInWithPassword?*";
  // Google's documented answer: 400 with this text.
  const message =
    "TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts.";
  const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
  await context.route(url, async (route) => {
    calls += 1;
    await route.fulfill({ status: 400, headers, json: { error: { code: 400, message } } });
  });
  await admin.goto(record);
  const said = admin.getByText("Service temps réel injoignable", { exact: false }).first();
  await expect(said).toBeVisible();
  // Retries pause ever longer.
  await expect.poll(() => calls).toBeGreaterThan(1);
  expect(calls).toBeLessThan(6);
  await expect(save(admin)).toBeEnabled();
  await context.unroute(url);
  await expect.poll(holder(world), { timeout: 30_000 }).toBe(jeanneEmail);
  await expect(said).toHaveCount(0);
});

test("L07 L13 rules that refuse everything are reported, and nothing is lost once they are mended", async ({
  admin,
  realAdmin,
  world,
}) => {
  await jeanneEdits(admin, world, "Saisie de Jeanne");
  const other = await karimWaits(realAdmin);
  await world.setRealtimeRules("closed");
  await expect(refused(admin)).toBeVisible();
  await expect(save(other.page)).toBeDisabled();
  await world.setRealtimeRules("shipped");
  await expect(refused(admin)).toHaveCount(0);
  await expect.poll(holder(world)).toBe(jeanneEmail);
  await other.page.getByRole("button", { name: "Demander la main" }).click();
  await expect(admin.getByText("Karim Benali demande la main sur cette fiche")).toBeVisible();
  await expect(nameField(admin)).toHaveValue("Saisie de Jeanne");
});

test("L12 L13 an admin who is disabled loses the record at once to whoever waits for it", async ({
  admin,
  realAdmin,
  world,
}) => {
  await jeanneEdits(admin, world, "Saisie de Jeanne");
  const other = await karimWaits(realAdmin);
  const { csrfToken } = await (await other.page.request.get("/api/admin/session")).json();
  const area = "/api/admin/account-admin";
  const { values } = await (await other.page.request.get(`${area}/edit/1`)).json();
  expect(values.email).toBe(jeanneEmail);
  const saved = await other.page.request.post(`${area}/1/enabled`, {
    data: { enabled: false, version: values.version },
    headers: { "x-csrf-token": csrfToken },
  });
  expect(saved.status()).toBe(200);
  await expect.poll(holder(world)).toBe(karimEmail);
  await expect(save(other.page)).toBeEnabled();
  await expect(admin.getByRole("alert").filter({ hasText: "Karim Benali" })).toBeVisible();
  await expect(save(admin)).toBeDisabled();
});
