import { freeze, hide, signInByApi, thaw } from "@palier/mock-server/playwright";
import { test } from "../kit/own-browser.ts";
import { expect, save } from "../kit/palier.ts";
import {
  heldByJeanne,
  holder,
  jeanneEdits,
  jeanneEmail,
  jeanneHolds,
  karimEmail,
  karimWaits,
  nameField,
  record,
} from "../kit/two-admins.ts";

const day = 24 * 3_600_000;

test("L03 L04 a killed browser frees its record within 2 s, and whoever waits may take it at once", async ({
  realAdmin,
  ownBrowser,
  world,
}) => {
  const { page } = await realAdmin(jeanneEmail, { browser: ownBrowser.browser });
  await jeanneEdits(page, world, "Saisie perdue");
  const other = await karimWaits(realAdmin);
  const killed = performance.now();
  ownBrowser.kill();
  await expect.poll(holder(world), { intervals: [5] }).not.toBe(jeanneEmail);
  expect(performance.now() - killed).toBeLessThan(2_000);
  await expect(other.page.getByText("La connexion de Jeanne Martin est coupée.")).toBeVisible();
  await expect(save(other.page)).toBeDisabled();
  await other.page.getByRole("button", { name: "Prendre la main" }).click();
  await expect(save(other.page)).toBeEnabled();
  await expect.poll(holder(world)).toBe(karimEmail);
});

test("L04 a hidden tab whose connection drops keeps its record, one that is cut off for seconds has it again, and one that stays away learns who took it", async ({
  admin,
  realAdmin,
  network,
  world,
}) => {
  await jeanneEdits(admin, world, "Saisie en arrière-plan");
  const { page: other } = await karimWaits(realAdmin);
  await hide(admin);
  expect(await network.dropSockets()).toBe(2);
  // The SDK leaves a hidden tab disconnected for up to five minutes, unless the kit wakes it.
  await expect.poll(async () => (await world.detail()).sockets).toBe(2);
  await expect.poll(holder(world)).toBe(jeanneEmail);
  await expect(heldByJeanne(other)).toBeVisible();
  await expect(save(other)).toBeDisabled();
  await expect(save(admin)).toBeEnabled();

  const take = other.getByRole("button", { name: "Prendre la main" });
  await network.offline();
  await expect(take).toBeVisible();
  await expect(save(other)).toBeDisabled();
  await network.online();
  await expect.poll(holder(world)).toBe(jeanneEmail);
  await expect(take).toHaveCount(0);
  await expect(save(admin)).toBeEnabled();

  await network.offline();
  await expect(admin.getByText("Connexion interrompue", { exact: false }).first()).toBeVisible();
  await take.click();
  await expect(save(other)).toBeEnabled();
  await expect.poll(holder(world)).toBe(karimEmail);
  await network.online();
  await expect(admin.getByRole("alert").filter({ hasText: "Karim Benali" })).toBeVisible();
  await expect(save(admin)).toBeDisabled();
  await expect(nameField(admin)).toHaveValue("Saisie en arrière-plan");
});

test("L04 L11 a tab asleep for a day says on waking who has its record, and keeps what was typed", async ({
  admin,
  realAdmin,
  world,
}) => {
  await jeanneEdits(admin, world, "Saisie de la veille");
  const other = await karimWaits(realAdmin);
  await freeze(admin);
  await world.clock({ advanceMs: day });
  // Sessions expire overnight, too.
  await signInByApi(other.page.request, `${world.url}/api`, karimEmail);
  await other.page.goto(record);
  await expect.poll(holder(world)).toBe(karimEmail);
  await expect(save(other.page)).toBeEnabled();
  await thaw(admin);
  await expect(admin.getByRole("alert").filter({ hasText: "Karim Benali" })).toBeVisible();
  await expect(save(admin)).toBeDisabled();
  await expect(nameField(admin)).toHaveValue("Saisie de la veille");
  await expect(save(other.page)).toBeEnabled();
});

test("L07 A03 without the realtime service one notice says that locks are not guaranteed; what failed meanwhile comes with it", async ({
  admin,
  network,
  world,
}) => {
  await jeanneHolds(admin, world);
  await network.realtime(false);
  const bar = admin.getByRole("banner").getByRole("status");
  const notice = bar.filter({ hasText: "le verrouillage des fiches n’est pas garanti" });
  await expect(notice).toBeVisible();
  await expect(save(admin)).toBeEnabled();
  await expect(admin.locator(".ui-banner")).toHaveCount(0);
  // Nor when offline: one sentence replaces the other.
  await network.offline();
  await expect(bar.filter({ hasText: "Connexion interrompue" })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect(admin.locator(".ui-banner")).toHaveCount(0);
  await network.online();
  await expect(notice).toBeVisible();

  await world.fault({ route: "incident.list", cut: true });
  await admin.getByRole("navigation").getByRole("link", { name: "Incidents" }).click();
  await expect(admin.getByRole("alert").filter({ hasText: "Connexion interrompue" })).toBeVisible();
  await world.clearFaults();
  await network.realtime(true);
  await expect(notice).toHaveCount(0);
  await expect(admin.getByRole("heading", { level: 1, name: /^Incidents \d+$/ })).toBeVisible();
  await expect(admin.getByRole("alert")).toHaveCount(0);
});
