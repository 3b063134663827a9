import type { Page } from "@playwright/test";
import { expectCleanPart } from "./kit/looks.ts";
import { expect, test, toast } from "./kit/palier.ts";
import { stored } from "./kit/stored.ts";

const help = (page: Page) => page.getByRole("dialog", { name: "Raccourcis clavier" });
const search = (page: Page) => page.getByRole("main").getByRole("searchbox");
const focusedRow = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("[row-id]")?.getAttribute("row-id") ?? "");
const rowIds = (page: Page) =>
  page
    .locator(".list-table [row-id]")
    .evaluateAll((rows) => [...new Set(rows.map((row) => row.getAttribute("row-id") ?? ""))]);

/** On a French keyboard `key` and `code` differ. */
const pressAzerty = (page: Page, key: string, code: string, shiftKey = false) =>
  page.evaluate(
    (init) => (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", init)),
    { key, code, shiftKey, bubbles: true, cancelable: true },
  );

async function openList(page: Page, at: string): Promise<readonly string[]> {
  await page.goto(at);
  await expect(page.locator(".list-table [row-id]").nth(3)).toBeVisible();
  return await rowIds(page);
}

const chosen = (page: Page) =>
  page.getByRole("region", { name: "Actions sur la sélection" }).getByText(/^Sélection\s: 1 sur/);

test("A14 J and K walk through the rows, X chooses one, E opens it, and J goes on there", async ({
  admin: page,
}) => {
  const [first = "", second = "", third = ""] = await openList(page, "/admin/building");
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
  await expect(page.getByRole("textbox", { name: /^Nom/ })).toBeVisible();
  await page.keyboard.press("j");
  await expect(page).toHaveURL(new RegExp(`/admin/building/edit/${third}$`));
});

test("A14 E leads to the first field, a letter typed there is text, Ctrl S saves what was typed", async ({
  admin: page,
  network,
}) => {
  const [id = ""] = await openList(page, "/admin/building");
  const { letGo } = await network.hold(new RegExp(`/building/edit/${id}$`));
  await page.goto(`/admin/building/edit/${id}/history`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // An early key is not lost.
  await page.keyboard.press("e");
  await expect(page).toHaveURL(new RegExp(`/admin/building/edit/${id}$`));
  await letGo();
  const name = page.getByRole("textbox", { name: /^Nom/ });
  await expect(name).toBeEnabled();
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("e");
  await expect(page.locator("form[data-save-key] :focus")).toHaveCount(1);
  await name.fill("");
  await name.pressSequentially("jkgex/?");
  await expect(page).toHaveURL(new RegExp(`/admin/building/edit/${id}$`));
  await expect(help(page)).toHaveCount(0);
  await page.keyboard.press("Control+s");
  await expect(toast(page, "Enregistrement effectué : jkgex/?")).toBeVisible();
  expect((await stored(page, `/admin/building/edit/${id}`)).name).toBe("jkgex/?");
});

test("A14 Ctrl S sends no comment that is being typed", async ({ admin: page, world }) => {
  await openList(page, "/admin/concierge/order");
  await page.locator(".list-table .ui-cell-link").first().click();
  const comment = page.getByRole("form", { name: "Ajouter un commentaire" }).getByRole("textbox");
  await comment.fill("Pas encore fini");
  await page.keyboard.press("Control+s");
  await page.keyboard.press("Escape");
  await expect(comment).toHaveValue("Pas encore fini");
  expect(
    (await world.calls()).filter(({ method, path }) => method === "POST" && path !== "/admin/login"),
  ).toEqual([]);
});

test("A14 G and a letter go to a screen; a slow second letter, another one and Escape go nowhere", async ({
  admin: page,
}) => {
  await openList(page, "/admin/building");
  await page.keyboard.press("g");
  await page.keyboard.press("c");
  await expect(page).toHaveURL(/\/admin\/concierge\/order$/);
  await page.keyboard.press("g");
  await page.keyboard.press("Escape");
  await page.keyboard.press("a");
  await expect(page.locator(".list-table [row-id]").first()).toBeVisible();
  await page.keyboard.press("g");
  await page.keyboard.press("j");
  expect(await focusedRow(page)).toBe("");
  await expect(page).toHaveURL(/\/admin\/concierge\/order$/);
  // French and English keyboards place letters differently.
  await pressAzerty(page, "g", "KeyG");
  await pressAzerty(page, "a", "KeyQ");
  await expect(page).toHaveURL(/\/admin\/?$/);
});

test("A14 / leads into the list's search, elsewhere into the palette", async ({ admin: page }) => {
  await openList(page, "/admin/user");
  await pressAzerty(page, "/", "Period", true);
  await expect(search(page)).toBeFocused();
  await page.keyboard.type("/");
  await expect(search(page)).toHaveValue("/");
  await page.goto("/admin/concierge/delivery-schedule");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("/");
  await expect(page.getByRole("dialog", { name: "Rechercher" }).getByRole("combobox")).toBeFocused();
});

test("A06 A14 ? shows all keys, and switches the single ones off for good (WCAG 2.1.4)", async ({
  admin: page,
}) => {
  await openList(page, "/admin/building");
  await pressAzerty(page, "?", "KeyM", true);
  await expect(help(page)).toBeVisible();
  for (const group of ["Partout", "Dans une liste", "Sur une fiche", "Aller à"]) {
    await expect(help(page).getByRole("heading", { name: group, exact: true })).toBeVisible();
  }
  await expectCleanPart(help(page), "the window of keys");
  const setting = help(page).getByRole("switch", { name: "Raccourcis à une touche" });
  await setting.click();
  await page.keyboard.press("Escape");
  await expect(help(page)).toHaveCount(0);
  for (const key of ["?", "j", "g", "c", "/"]) await page.keyboard.press(key);
  await expect(page).toHaveURL(/\/admin\/building$/);
  await expect(help(page)).toHaveCount(0);
  expect(await focusedRow(page)).toBe("");
  await expect(search(page)).not.toBeFocused();
  await page.reload();
  await expect(page.locator(".list-table [row-id]").first()).toBeVisible();
  await page.keyboard.press("?");
  // The account's menu leads to the setting.
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Rechercher" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /Jeanne Martin/ }).click();
  await page.getByRole("menuitem", { name: "Raccourcis clavier" }).click();
  await setting.click();
  await page.keyboard.press("Escape");
  await expect(help(page)).toHaveCount(0);
  await page.keyboard.press("?");
  await expect(help(page)).toBeVisible();
});

test("A12 A14 Escape in a window keeps what was typed there", async ({ admin: page }) => {
  await openList(page, "/admin/dashboard/association-requests");
  const rows = page.locator(".list-table [row-id]");
  await rows
    .first()
    .getByRole("button", { name: /^Rejeter/ })
    .click();
  const words = page.getByRole("dialog").getByRole("textbox").first();
  await words.fill("Le bail n’est pas signé");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await rows
    .first()
    .getByRole("button", { name: /^Rejeter/ })
    .click();
  await expect(words).toHaveValue("Le bail n’est pas signé");
});
