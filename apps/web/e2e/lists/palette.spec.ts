import type { Page } from "@playwright/test";
import { expect, signIn, test, toast } from "../kit/palier.ts";
import { oneThat, stored } from "../kit/stored.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Rechercher" });
const field = (page: Page) => palette(page).getByRole("combobox");
const option = (page: Page, name: string | RegExp) => palette(page).getByRole("option", { name });
const active = (page: Page) => palette(page).locator('[role=option][aria-selected="true"]');

async function openPalette(page: Page): Promise<void> {
  // Keys count once the app has rendered.
  await expect(page.locator("main h1")).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
}

test("A09 an order by its number and a resident by half a name are reached by keyboard, in another tab by Ctrl, and the next step is done", async ({
  admin: page,
  otherAdmin,
  context,
  network,
  world,
}) => {
  await page.goto("/admin/building");
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  await page.keyboard.press("Control+k");
  // Typing waits for neither window nor answer.
  await page.keyboard.type("C-2026-00807");
  await expect(field(page)).toHaveValue("C-2026-00807");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/concierge\/order\/807$/);
  await expect(page.getByRole("heading", { level: 1, name: /C-2026-00807/ })).toBeFocused();
  await expect(palette(page)).toBeHidden();

  const { id } = await oneThat<{ id: number }>(page, "/admin/user/ajax-list", { order: "-id" });
  const named = { firstName: "Élodie", lastName: "Lécuyer", fullName: "Élodie Lécuyer" };
  await world.patch("user", id, { ...named, phone: "+33612987654" });
  await openPalette(page);
  await page.keyboard.type("lecuy elo");
  await expect(active(page)).toContainText("Élodie Lécuyer");
  await expect(active(page)).toContainText("06 12 98 76 54");
  const opened = context.waitForEvent("page");
  await page.keyboard.press("Control+Enter");
  const other = await opened;
  await expect(other.getByRole("heading", { level: 1, name: "Élodie Lécuyer" })).toBeVisible();
  await other.close();

  // What another text replaced is aborted, and its late answer never shown.
  const aborted: string[] = [];
  page.on("requestfailed", (request) => aborted.push(new URL(request.url()).searchParams.get("q") ?? ""));
  const { letGo } = await network.hold(/admin\/search\?q=C-2026-00802/);
  const asked = page.waitForRequest(/admin\/search\?q=C-2026-00802/);
  await field(page).fill("C-2026-00802");
  await asked;
  await expect(palette(page).getByText("Recherche en cours…")).toBeVisible();
  await field(page).fill("C-2026-00803");
  await expect(active(page)).toContainText("C-2026-00803");
  await expect.poll(() => aborted).toContain("C-2026-00802");
  await letGo();
  await expect(option(page, /C-2026-00802/)).toHaveCount(0);
  await page.keyboard.press("Escape");

  const orders = "/admin/concierge/order";
  const order = await oneThat<{ id: number; number: string }>(page, `${orders}/ajax-list`, {
    status: "accepted",
  });
  await page.goto(`${orders}/${order.id}`);
  // What a colleague's lock bars is offered as soon as the record is free (A15).
  await otherAdmin.open("order", order.id);
  await expect(page.getByText(/Karim Benali modifie/).first()).toBeVisible();
  await openPalette(page);
  await expect(palette(page).getByRole("group", { name: "Écrans" })).toBeVisible();
  await expect(option(page, /Préparer/)).toHaveCount(0);
  await otherAdmin.leave("order", order.id);
  await expect(option(page, /Préparer/)).toBeVisible();
  await page.keyboard.type("prépar");
  await expect(active(page)).toHaveText(/Préparer/);
  await page.keyboard.press("Enter");
  await expect(toast(page, order.number)).toBeVisible();
  await expect.poll(async () => (await stored(page, `${orders}/${order.id}`)).status).toBe("preparing");
});

test("A09 A12 A16 keys that are pressed before the palette's code is there, or that compose a letter, are the palette's alone", async ({
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

  await openPalette(page);
  await page.keyboard.insertText("C-2026-0080");
  const input = await page.context().newCDPSession(page);
  await input.send("Input.imeSetComposition", { text: "6", selectionStart: 1, selectionEnd: 1 });
  await expect(field(page)).toHaveValue("C-2026-00806");
  await expect(active(page)).toContainText("C-2026-00806");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  // Safari sends the Enter that ends a composition after its end, with an input method's key code.
  await input.send("Input.insertText", { text: "6" });
  await input.send("Input.dispatchKeyEvent", {
    type: "rawKeyDown",
    key: "Enter",
    code: "Enter",
    windowsVirtualKeyCode: 229,
  });
  await expect(palette(page)).toBeVisible();
  await expect(field(page)).toHaveValue("C-2026-00806");
  await expect(active(page)).toContainText("C-2026-00806");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/concierge\/order\/806$/);
});

test("A09 A08 a session that ends under the open palette leads to sign-in and back to the same place", async ({
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
