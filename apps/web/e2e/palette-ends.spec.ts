import type { Page } from "@playwright/test";
import { blockStorage } from "./kit/block-storage.ts";
import { expect, signIn, test } from "./kit/palier.ts";
import { oneThat, stored } from "./kit/stored.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Rechercher" });
const field = (page: Page) => palette(page).getByRole("combobox");
const option = (page: Page, name: string | RegExp) => palette(page).getByRole("option", { name });

async function openPalette(page: Page): Promise<void> {
  await expect(page.locator("main h1")).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
}

test("A09 A14 opened by its button, the palette leads to the record's title too", async ({ admin: page }) => {
  await page.goto("/admin/building");
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  const button = page.getByRole("button", { name: "Rechercher…" });
  for (const number of ["C-2026-00807", "C-2026-00806"]) {
    await button.press("Enter");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(number);
    await expect(option(page, new RegExp(number))).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: new RegExp(number) })).toBeFocused();
  }
});

test("A09 A15 what a colleague's lock bars is not offered, and is as soon as the record is free", async ({
  admin: page,
  otherAdmin,
}) => {
  const { id, number } = await oneThat<{ id: number; number: string }>(
    page,
    "/admin/concierge/order/ajax-list",
    { status: "accepted" },
  );
  await page.goto(`/admin/concierge/order/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(number) })).toBeVisible();
  await otherAdmin.open("order", id);
  await expect(page.getByText(/Karim Benali modifie/).first()).toBeVisible();
  await openPalette(page);
  await expect(palette(page).getByRole("group", { name: "Écrans" })).toBeVisible();
  await expect(option(page, /Mettre en préparation/)).toHaveCount(0);
  await otherAdmin.leave("order", id);
  await expect(option(page, /Mettre en préparation/)).toBeVisible();
});

test("A09 A08 a session that ended under the open palette leads to sign-in and back to the same place", async ({
  admin: page,
  context,
}) => {
  await page.goto("/admin/building");
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await openPalette(page);
  // An earlier request would find the session gone first, and close the palette.
  await page.route(/\/admin\/search\?/, async (route) => {
    await context.clearCookies();
    await route.continue();
  });
  await field(page).fill("C-2026-00807");
  await expect(page.getByText("Votre session a expiré")).toBeVisible();
  await expect(palette(page)).toHaveCount(0);
  await page.unrouteAll();
  await signIn(page);
  await expect(page).toHaveURL(/\/admin\/building$/);
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await openPalette(page);
  await field(page).fill("C-2026-00807");
  await expect(option(page, /C-2026-00807/)).toBeVisible();
});

test("A09 A03 with the browser's storage blocked it finds and opens records; HTML in a name is text", async ({
  admin: page,
  world,
}) => {
  await blockStorage(page);
  const name = "<img src=x onerror=alert(1)> Zéphyr";
  await world.patch("building", 3, { name });
  await page.goto("/admin/concierge/order/807");
  await openPalette(page);
  await field(page).fill("onerror zephyr");
  await expect(option(page, /Zéphyr/).first()).toContainText(name);
  await expect(palette(page).locator("img")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/building\/edit\/3$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("A09 A12 A16 what is typed before the palette's code is there is the palette's alone, Enter and Backspace too", async ({
  admin: page,
  network,
}) => {
  await page.goto("/admin/concierge/order");
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  const code = await network.hold(/palette-window.*\.js/);
  await page.keyboard.press("j");
  await expect(page.locator("[row-id] :focus, [row-id]:focus")).toHaveCount(1);
  // « G I » would lead elsewhere, Enter would open the row that has the focus.
  await page.keyboard.press("Control+k");
  await page.keyboard.type("gi");
  for (const _ of "gi") await page.keyboard.press("Backspace");
  await page.keyboard.type("C-2026-00806");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("7");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/concierge\/order$/);
  await code.letGo();
  await expect(page.getByRole("heading", { level: 1, name: /C-2026-00807/ })).toBeFocused();
  await expect(palette(page)).toHaveCount(0);
});

/** An incident that one press takes in charge, and Enter on « prendre », before the palette's code is there. */
async function takeAhead(page: Page) {
  const { id } = await oneThat<{ id: number; assigneeName: string | null }>(
    page,
    "/admin/incident/ajax/list",
    { status: "open", length: 50 },
    ({ assigneeName }) => assigneeName === null,
  );
  const place = `/admin/incident/edit/${id}`;
  await page.goto(place);
  await expect(page.getByRole("button", { name: "Prendre en charge", exact: true })).toBeEnabled();
  return { place, before: await stored(page, place) };
}

async function enterAhead(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.keyboard.type("prendre");
  await page.keyboard.press("Enter");
}

test("A09 A16 an act typed before the palette's code is there is done by Enter once it comes, and not after a press elsewhere", async ({
  admin: page,
  network,
}) => {
  const code = await network.hold(/palette-window.*\.js/);
  const { place, before } = await takeAhead(page);
  await enterAhead(page);
  await page.getByRole("heading", { level: 1 }).click();
  await code.letGo();
  await page.waitForLoadState("networkidle");
  await expect(palette(page)).toHaveCount(0);
  expect(await stored(page, place)).toEqual(before);
  // The code is there now.
  await enterAhead(page);
  await expect(page.getByRole("definition").filter({ hasText: "En cours" }).first()).toBeVisible();
  expect(await stored(page, place)).toMatchObject({ status: "inProgress", assigneeName: "Jeanne Martin" });
});

test("A09 A16 Enter typed before the palette's code was found missing acts no more when it comes after all", async ({
  admin: page,
}) => {
  const missing = Promise.withResolvers<void>();
  let isMissing = true;
  await page.route(/palette-window.*\.js/, async (route) => {
    if (!isMissing) return route.continue();
    await missing.promise;
    return route.abort();
  });
  const { place, before } = await takeAhead(page);
  await enterAhead(page);
  missing.resolve();
  const again = palette(page).getByRole("button", { name: "Réessayer" });
  await expect(again).toBeVisible();
  isMissing = false;
  await again.click();
  await expect(field(page)).toHaveValue("prendre");
  await expect(option(page, /^Prendre en charge/)).toBeVisible();
  expect(await stored(page, place)).toEqual(before);
});

test("A09 A03 windows that are opened for the first time without a network say so, off the bar, and open once it is back", async ({
  admin: page,
  network,
}) => {
  await page.goto("/admin/building/edit/3");
  await expect(page.getByRole("textbox", { name: /^Nom/ })).toBeEnabled();
  await page.waitForLoadState("networkidle");
  await network.offline();
  const away = "Pas encore chargé";
  const keys = page.getByRole("dialog", { name: "Raccourcis clavier" });
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("?");
  await expect(keys.getByText(away)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText(away)).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(palette(page).getByText(away)).toBeVisible();
  await expect(page.getByRole("banner").getByText(away)).toHaveCount(0);
  await network.online();
  await expect(field(page)).toBeFocused();
});
