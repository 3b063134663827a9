import { hide } from "@palier/mock-server/playwright";
import { test } from "./kit/own-browser.ts";
import { expect, save } from "./kit/palier.ts";
import {
  heldByJeanne,
  holder,
  jeanneEdits,
  jeanneEmail,
  karimEmail,
  karimWaits,
  nameField,
} from "./kit/two-admins.ts";

/** Ms from `from`; also noted in the test's result. */
function freedAfter(from: number): number {
  const elapsed = Math.round(performance.now() - from);
  test.info().annotations.push({ type: "freed after", description: `${elapsed} ms` });
  return elapsed;
}

test("L03 a closed tab frees its record within 2 s", async ({ admin, world }) => {
  await jeanneEdits(admin, world, "Saisie");
  const closed = performance.now();
  await admin.close();
  await expect.poll(holder(world), { intervals: [5] }).toBeUndefined();
  expect(freedAfter(closed)).toBeLessThan(2_000);
});

test("L03 a killed browser frees its record within 2 s, and whoever waits gets it", async ({
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
  expect(freedAfter(killed)).toBeLessThan(2_000);
  await expect(save(other.page)).toBeEnabled();
  await expect.poll(holder(world)).toBe(karimEmail);
});

test("L03 L04 a frozen browser loses its record within 20 s; thawed, it says so and keeps what was typed", async ({
  realAdmin,
  ownBrowser,
  world,
}) => {
  const { page } = await realAdmin(jeanneEmail, { browser: ownBrowser.browser });
  await jeanneEdits(page, world, "Saisie gelée");
  const other = await karimWaits(realAdmin);

  const stopped = performance.now();
  ownBrowser.stop();
  await expect.poll(holder(world), { intervals: [20], timeout: 30_000 }).not.toBe(jeanneEmail);
  expect(freedAfter(stopped)).toBeLessThan(20_000);
  await expect.poll(holder(world)).toBe(karimEmail);
  await expect(save(other.page)).toBeEnabled();

  ownBrowser.goOn();
  await expect(page.getByRole("alert").filter({ hasText: "Karim Benali" })).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await expect(nameField(page)).toHaveValue("Saisie gelée");
  expect(await holder(world)()).toBe(karimEmail);
});

test("L04 a hidden tab whose connection drops keeps its record from those who wait", async ({
  admin,
  realAdmin,
  network,
  world,
}) => {
  await jeanneEdits(admin, world, "Saisie en arrière-plan");
  const other = await karimWaits(realAdmin);

  await hide(admin);
  expect(await network.dropSockets()).toBe(2);
  // The SDK leaves a hidden tab disconnected for up to five minutes, unless the kit wakes it.
  await expect.poll(async () => (await world.detail()).sockets).toBe(2);
  await expect.poll(holder(world)).toBe(jeanneEmail);
  await expect(heldByJeanne(other.page)).toBeVisible();
  await expect(save(other.page)).toBeDisabled();
  await expect(save(admin)).toBeEnabled();
  await expect(nameField(admin)).toHaveValue("Saisie en arrière-plan");
});
