import type { Page } from "@playwright/test";
import { expect, test, toast } from "../kit/palier.ts";
import { stored } from "../kit/stored.ts";

const help = (page: Page) => page.getByRole("dialog", { name: "Raccourcis clavier" });
const rows = (page: Page) => page.locator(".list-table [row-id]");
const focusedRow = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("[row-id]")?.getAttribute("row-id") ?? "");

/** On a French keyboard `key` and `code` differ. */
const pressAzerty = (page: Page, key: string, code: string, shiftKey = false) =>
  page.evaluate(
    (init) => (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", init)),
    { key, code, shiftKey, bubbles: true, cancelable: true },
  );

const chosen = (page: Page) =>
  page.getByRole("region", { name: "Actions sur la sélection" }).getByText(/^Sélection\s: 1 sur/);

test("A14 J and K walk through the rows, X chooses one, E opens it and leads to its first field, Ctrl S saves it, ? switches them off for good", async ({
  admin: page,
}) => {
  await page.goto("/admin/building");
  await expect(rows(page).nth(3)).toBeVisible();
  const [first = "", second = "", third = ""] = await rows(page).evaluateAll((all) => [
    ...new Set(all.map((row) => row.getAttribute("row-id") ?? "")),
  ]);
  await page.keyboard.press("j");
  await expect.poll(() => focusedRow(page)).toBe(first);
  await page.keyboard.press("j");
  await expect.poll(() => focusedRow(page)).toBe(second);
  await page.keyboard.press("x");
  await expect(chosen(page)).toBeVisible();
  // Whether or not the grid has replaced the light table.
  await page.keyboard.press("j");
  await expect.poll(() => focusedRow(page)).toBe(third);
  await page.keyboard.press("k");
  await expect.poll(() => focusedRow(page)).toBe(second);
  await page.keyboard.press("x");
  await expect(chosen(page)).toHaveCount(0);
  await page.keyboard.press("e");
  await expect(page).toHaveURL(new RegExp(`/admin/building/edit/${second}$`));
  const name = page.getByRole("textbox", { name: /^Nom/ });
  await expect(name).toBeEnabled();
  await page.keyboard.press("j");
  await expect(page).toHaveURL(new RegExp(`/admin/building/edit/${third}$`));
  await expect(name).toBeEnabled();
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("e");
  await expect(page.locator("form[data-save-key] :focus")).toHaveCount(1);
  await name.fill("");
  await name.pressSequentially("jkgex/?");
  await expect(help(page)).toHaveCount(0);
  await page.keyboard.press("Control+s");
  await expect(toast(page, "Enregistrement effectué : jkgex/?")).toBeVisible();
  expect((await stored(page, `/admin/building/edit/${third}`)).name).toBe("jkgex/?");

  await page.getByRole("heading", { level: 1 }).focus();
  await pressAzerty(page, "?", "KeyM", true);
  await help(page).getByRole("switch", { name: "Raccourcis à une touche" }).click();
  await page.keyboard.press("Escape");
  await expect(help(page)).toHaveCount(0);
  await page.goto("/admin/building");
  await expect(rows(page).first()).toBeVisible();
  for (const key of ["?", "j", "g", "c", "/"]) await page.keyboard.press(key);
  // Ctrl K is no single key.
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Rechercher" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/admin\/building$/);
  await expect(help(page)).toHaveCount(0);
  expect(await focusedRow(page)).toBe("");
  await page.getByRole("button", { name: /Jeanne Martin/ }).click();
  await page.getByRole("menuitem", { name: "Raccourcis clavier" }).click();
  await help(page).getByRole("switch", { name: "Raccourcis à une touche" }).click();
  await page.keyboard.press("Escape");
  await expect(help(page)).toHaveCount(0);
  await page.keyboard.press("?");
  await expect(help(page)).toBeVisible();
});
