import { test } from "../kit/own-browser.ts";
import { expect, save } from "../kit/palier.ts";
import { holder, jeanneEdits, jeanneEmail, karimEmail, karimWaits, nameField } from "../kit/two-admins.ts";

// Playwright disables the back-forward cache.
test.use({ ownBrowserOptions: { ignoreDefaultArgs: ["--disable-back-forward-cache"] } });

test("S13 L04 L06 a form that comes back from the cache when another admin has its record keeps what was typed, and offers it after leaving", {
  tag: "@whole-browser",
}, async ({ realAdmin, ownBrowser, world }) => {
  const { page } = await realAdmin(jeanneEmail, { browser: ownBrowser.browser });
  await jeanneEdits(page, world, "Saisie en cache");
  const other = await karimWaits(realAdmin);
  await page.evaluate(() => {
    window.addEventListener("pageshow", ({ persisted }) => console.log(`from the cache: ${persisted}`));
  });

  // The page asks before unsaved edits are left.
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto(`${world.url}/service-worker.js`);
  await expect.poll(holder(world)).toBe(karimEmail);
  const isBack = page.waitForEvent("console", (message) => message.text() === "from the cache: true");
  // `page.goBack` awaits a load, which a cached page does not have.
  await page.evaluate(() => setTimeout(() => history.back(), 0));
  await isBack;

  const lost = page
    .getByRole("alert")
    .filter({ hasText: "Pendant votre absence, la fiche est passée à Karim Benali" });
  await expect(lost).toContainText("Votre saisie est conservée dans un brouillon.");
  await expect(nameField(page)).toHaveValue("Saisie en cache");
  await expect(save(page)).toBeDisabled();
  await expect(save(other.page)).toBeEnabled();

  await page.getByRole("navigation").first().getByRole("link", { name: "Immeubles" }).click();
  await expect(page.getByRole("heading", { name: "Immeubles" })).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByText("Votre saisie a été retrouvée")).toBeVisible();
  await expect(nameField(page)).toHaveValue("Saisie en cache");
});

test("A23 a page that comes back from the cache after a sign-out in another tab shows no record and keeps nothing typed", {
  tag: "@whole-browser",
}, async ({ realAdmin, ownBrowser, world }) => {
  const { page } = await realAdmin(jeanneEmail, { browser: ownBrowser.browser });
  const away = `${world.url}/service-worker.js`;
  page.on("dialog", (dialog) => dialog.accept());
  await jeanneEdits(page, world, "Saisie en cache");
  await page.evaluate(() => {
    window.addEventListener("pageshow", ({ persisted }) => {
      if (persisted) console.log("from the cache");
    });
  });
  const back = async () => page.evaluate(() => setTimeout(() => history.back(), 0));

  // The cache holds this page at all.
  await page.goto(away);
  const isBack = page.waitForEvent("console", (message) => message.text() === "from the cache");
  await back();
  await isBack;
  await expect(nameField(page)).toHaveValue("Saisie en cache");

  await page.goto(away);
  const second = await page.context().newPage();
  await second.goto(`${world.url}/admin/`);
  await second.getByRole("button", { name: /^Compte de / }).click();
  await second.getByRole("menuitem", { name: "Se déconnecter" }).click();
  await expect(second).toHaveURL(/\/admin\/login/);
  await back();
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByRole("button", { name: "Se connecter" })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("Saisie en cache");
  expect(await page.content()).not.toContain("Saisie en cache");
});
