import type { Page } from "@playwright/test";
import { test as ownBrowserTest } from "./kit/own-browser.ts";
import { expect, save, test, toast } from "./kit/palier.ts";
import { stored } from "./kit/stored.ts";
import {
  heldByJeanne,
  holder,
  jeanneEdits,
  jeanneEmail,
  karimWaits,
  nameField,
  record,
} from "./kit/two-admins.ts";

const corrected = "jeanne.martin-leroy@palier.test";
const account = "/admin/account-admin/edit/1";

async function correct(page: Page): Promise<void> {
  await page.goto(account);
  await page.getByRole("textbox", { name: /^E-mail/ }).fill(corrected);
  await save(page).click();
  await expect(toast(page, "Enregistrement effectué")).toBeVisible();
  expect(await stored(page, account)).toMatchObject({ email: corrected });
}

/** No banner appears, and her save succeeds. */
async function expectGoesOn(page: Page, typed: string): Promise<void> {
  await expect(save(page)).toBeEnabled();
  await expect(nameField(page)).toHaveValue(typed);
  await save(page).click();
  await expect(toast(page, "Enregistrement effectué")).toBeVisible();
  expect(await stored(page, record)).toMatchObject({ name: typed });
  await expect(page.getByText("autre administrateur")).toHaveCount(0);
}

test("L02 S12 an admin whose address a colleague corrects edits on, in each of her tabs, and nobody else gets in", {
  tag: "@whole-browser",
}, async ({ admin: page, realAdmin, world }) => {
  await jeanneEdits(page, world, "Résidence Bellevue");
  const list = await page.context().newPage();
  await list.goto("/admin/building");
  const third = await karimWaits(realAdmin);
  const { page: karim } = third;
  const desk = await karim.context().newPage();
  await correct(desk);

  await expect.poll(holder(world)).toBe(corrected);
  await expect(heldByJeanne(karim)).toBeVisible();
  await expect(save(karim)).toBeDisabled();
  await expectGoesOn(page, "Résidence Bellevue");
  // The other tab loads a screen that it has not shown yet.
  await list.getByRole("navigation").first().getByRole("link", { name: "Quartiers" }).click();
  await expect(list.getByRole("heading", { level: 1, name: /^Quartiers/ })).toBeVisible();
  await expect(list.getByText(/s’est connecté/)).toHaveCount(0);
});

test("L02 S12 an admin who corrects her own address keeps the record that she edits in another tab", {
  tag: "@whole-browser",
}, async ({ admin: page, world }) => {
  await jeanneEdits(page, world, "Résidence Beauséjour");
  const desk = await page.context().newPage();
  await correct(desk);
  await expect.poll(holder(world)).toBe(corrected);
  await expectGoesOn(page, "Résidence Beauséjour");
});

// Playwright disables the back-forward cache.
ownBrowserTest.use({ ownBrowserOptions: { ignoreDefaultArgs: ["--disable-back-forward-cache"] } });

ownBrowserTest(
  "L02 A13 a page that comes back from the cache after a correction is the same admin's",
  async ({ realAdmin, ownBrowser, world }) => {
    const { page } = await realAdmin(jeanneEmail, { browser: ownBrowser.browser });
    await jeanneEdits(page, world, "Résidence Belair");
    await page.evaluate(() => {
      window.addEventListener("pageshow", ({ persisted }) => console.log(`from the cache: ${persisted}`));
    });
    page.on("dialog", (dialog) => dialog.accept());
    await page.goto(`${world.url}/service-worker.js`);
    const { page: karim } = await realAdmin();
    await correct(karim);
    const isBack = page.waitForEvent("console", (message) => message.text() === "from the cache: true");
    await page.evaluate(() => setTimeout(() => history.back(), 0));
    await isBack;
    await expect.poll(holder(world)).toBe(corrected);
    await expectGoesOn(page, "Résidence Belair");
  },
);
