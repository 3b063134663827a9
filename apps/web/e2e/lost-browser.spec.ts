import { expect, jeanne, test } from "./palier.ts";
import {
  guest,
  heldByJeanne,
  holder,
  jeanneEdits,
  karimEmail,
  nameField,
  record,
  saveButton,
} from "./two-admins.ts";

/** How long the server kept the record after `from`, also written beside the test's result. */
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
  playwright,
  launchOptions,
  browser,
  world,
}) => {
  const launched = await playwright.chromium.launchServer({ ...launchOptions, headless: true });
  try {
    const doomed = await playwright.chromium.connect(launched.wsEndpoint());
    const { page } = await guest(doomed, world, jeanne.email);
    await jeanneEdits(page, world, "Saisie perdue");
    const other = await guest(browser, world, karimEmail);
    await other.page.goto(record);
    await expect(heldByJeanne(other.page)).toBeVisible();

    const killed = performance.now();
    launched.process().kill("SIGKILL");
    await expect.poll(holder(world), { intervals: [5] }).not.toBe(jeanne.email);
    expect(freedAfter(killed)).toBeLessThan(2_000);
    await expect(saveButton(other.page)).toBeEnabled();
    await expect.poll(holder(world)).toBe(karimEmail);
    await other.context.close();
  } finally {
    await launched.kill();
  }
});

test("L03 L04 a frozen browser loses its record within 20 s; thawed, it is told and keeps what was typed", async ({
  playwright,
  launchOptions,
  browser,
  world,
}) => {
  const launched = await playwright.chromium.launchServer({ ...launchOptions, headless: true });
  // The browser leads a process group of its own: all its processes stop, as on a laptop whose lid is shut.
  const group = -(launched.process().pid ?? 0);
  try {
    const frozen = await playwright.chromium.connect(launched.wsEndpoint());
    const { page } = await guest(frozen, world, jeanne.email);
    await jeanneEdits(page, world, "Saisie gelée");
    const other = await guest(browser, world, karimEmail);
    await other.page.goto(record);
    await expect(heldByJeanne(other.page)).toBeVisible();

    const stopped = performance.now();
    process.kill(group, "SIGSTOP");
    await expect.poll(holder(world), { intervals: [20], timeout: 30_000 }).not.toBe(jeanne.email);
    expect(freedAfter(stopped)).toBeLessThan(20_000);
    await expect.poll(holder(world)).toBe(karimEmail);
    await expect(saveButton(other.page)).toBeEnabled();

    process.kill(group, "SIGCONT");
    await expect(page.getByRole("alert").filter({ hasText: "Karim Benali" })).toBeVisible();
    await expect(saveButton(page)).toBeDisabled();
    await expect(nameField(page)).toHaveValue("Saisie gelée");
    expect(await holder(world)()).toBe(karimEmail);
    await other.context.close();
  } finally {
    process.kill(group, "SIGCONT");
    await launched.kill();
  }
});

test("L04 a hidden tab whose connection drops keeps its record from those who wait", async ({
  admin,
  browser,
  network,
  world,
}) => {
  await jeanneEdits(admin, world, "Saisie en arrière-plan");
  const other = await guest(browser, world, karimEmail);
  await other.page.goto(record);
  await expect(heldByJeanne(other.page)).toBeVisible();

  // A headless browser draws every tab as seen, so that the page is told what a tab in the background is told.
  await admin.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  expect(await network.dropSockets()).toBe(2);
  // Both are back: a tab that nobody sees is left alone by the SDK for up to five minutes, unless the kit wakes it.
  await expect.poll(async () => (await world.detail()).sockets).toBe(2);
  await expect.poll(holder(world)).toBe(jeanne.email);
  await expect(heldByJeanne(other.page)).toBeVisible();
  await expect(saveButton(other.page)).toBeDisabled();
  await expect(saveButton(admin)).toBeEnabled();
  await expect(nameField(admin)).toHaveValue("Saisie en arrière-plan");
  await other.context.close();
});
