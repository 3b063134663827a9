import type { Page } from "@playwright/test";
import { axeFinds } from "./kit/axe-finds.ts";
import { expect, test, toast } from "./kit/palier.ts";
import { oneThat, stored } from "./kit/stored.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Rechercher" });
const field = (page: Page) => palette(page).getByRole("combobox");
const option = (page: Page, name: string | RegExp) => palette(page).getByRole("option", { name });
const active = (page: Page) => palette(page).locator('[role=option][aria-selected="true"]');
const searches = "**/api/admin/search?q=*";

async function openPalette(page: Page): Promise<void> {
  // Keys count once the app has rendered.
  await expect(page.locator("main h1")).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
}

interface Resident {
  readonly id: number;
  readonly fullName: string;
}

test("A09 « ma commande C-2026-00807 »: Ctrl K, the number, Enter", async ({ admin: page }) => {
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
});

test("A09 a resident by half a name without accents, and by telephone, by keyboard alone", async ({
  admin: page,
  world,
}) => {
  const { id } = await oneThat<Resident>(page, "/admin/user/ajax-list", { order: "-id" });
  await world.patch("user", id, {
    firstName: "Élodie",
    lastName: "Lécuyer",
    fullName: "Élodie Lécuyer",
    phone: "+33612987654",
  });
  await page.goto("/admin/");
  for (const typed of ["lecuy elo", "06 12 98 76 54", "+33612987654"]) {
    await openPalette(page);
    await page.keyboard.type(typed);
    await expect(active(page)).toContainText("Élodie Lécuyer");
    await expect(active(page)).toContainText("06 12 98 76 54");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/admin/user/edit/${id}$`));
    await expect(page.getByRole("heading", { level: 1, name: "Élodie Lécuyer" })).toBeVisible();
    await page.goto("/admin/");
  }
});

test("A09 arrows, Home and End go through screens and what can be created; Escape gives the focus back", async ({
  admin: page,
}) => {
  await page.goto("/admin/building");
  const search = page.getByRole("searchbox", { name: "Rechercher un immeuble" });
  await search.focus();
  await openPalette(page);
  await expect(active(page)).toHaveText(/Tableau de bord/);
  await page.keyboard.press("ArrowDown");
  await expect(active(page)).toHaveText(/Immeubles/);
  await expect(field(page)).toHaveAttribute(
    "aria-activedescendant",
    (await active(page).getAttribute("id")) ?? "",
  );
  await page.keyboard.press("End");
  await expect(active(page)).toHaveText(/^Nouve/);
  await page.keyboard.press("ArrowDown");
  await expect(active(page)).toHaveText(/Tableau de bord/);
  await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();
  await expect(search).toBeFocused();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("nouvel imm");
  await expect(active(page)).toHaveText(/Nouvel immeuble/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/building\/new$/);
});

test("A09 the mouse opens it and chooses; Ctrl and Enter open another tab", async ({
  admin: page,
  context,
}) => {
  await page.goto("/admin/building");
  await page.getByRole("button", { name: "Rechercher…" }).click();
  await field(page).fill("commandes");
  await option(page, /^Commandes/)
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/concierge\/order$/);
  await openPalette(page);
  await field(page).fill("C-2026-00801");
  await expect(active(page)).toContainText("C-2026-00801");
  const opened = context.waitForEvent("page");
  await page.keyboard.press("Control+Enter");
  const other = await opened;
  await expect(other).toHaveURL(/\/admin\/concierge\/order\/801$/);
  await expect(palette(page)).toBeVisible();
  await other.close();
});

test("A09 the open record's next step is done from the palette, as from its head", async ({
  admin: page,
}) => {
  const { id, number } = await oneThat<{ id: number; number: string }>(
    page,
    "/admin/concierge/order/ajax-list",
    {
      status: "accepted",
    },
  );
  const place = `/admin/concierge/order/${id}`;
  await page.goto(place);
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(number) })).toBeVisible();
  await openPalette(page);
  await page.keyboard.type("mettre en prep");
  await expect(active(page)).toHaveText(/Mettre en préparation/);
  await page.keyboard.press("Enter");
  await expect(toast(page, number)).toBeVisible();
  await expect.poll(async () => (await stored(page, place)).status).toBe("preparing");
  // Confirmed actions still ask.
  await openPalette(page);
  await expect(option(page, /Mettre en préparation/)).toHaveCount(0);
  await page.keyboard.type("annuler la comm");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog")).toContainText(number);
  await page.getByRole("alertdialog").getByRole("button", { name: "Retour" }).click();
  expect((await stored(page, place)).status).toBe("preparing");
});

test("A09 Ctrl K is heard in the moment in which the screen appears", async ({ admin: page }) => {
  await page.addInitScript(() => {
    const press = () => {
      if (document.querySelector("main h1") === null) return;
      appearing.disconnect();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true }));
    };
    const appearing = new MutationObserver(press);
    appearing.observe(document, { childList: true, subtree: true });
  });
  await page.goto("/admin/");
  await expect(field(page)).toBeFocused();
});

test("A09 an answer that comes late for an older text is never shown, and what was replaced is aborted", async ({
  admin: page,
  network,
}) => {
  await page.goto("/admin/");
  await openPalette(page);
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
  await expect(active(page)).toContainText("C-2026-00803");
});

test("A09 A03 a search that fails says so in French and is tried again", async ({ admin: page, world }) => {
  await page.goto("/admin/");
  await openPalette(page);
  await world.fault({ route: "search.records", cut: true });
  await field(page).fill("C-2026-00804");
  const alert = palette(page).getByRole("alert");
  await expect(alert).toContainText("Connexion interrompue");
  await field(page).fill("commandes");
  await expect(option(page, /^Commandes/).first()).toBeVisible();
  await field(page).fill("C-2026-00804");
  await expect(alert).toBeVisible();
  await world.clearFaults();
  await alert.getByRole("button", { name: "Réessayer" }).click();
  await expect(active(page)).toContainText("C-2026-00804");
});

test("A09 A03 without a network the screens are found, and records once it is back", async ({
  admin: page,
  context,
}) => {
  await page.goto("/admin/");
  await openPalette(page);
  await context.setOffline(true);
  await field(page).fill("C-2026-00805");
  await expect(palette(page)).toContainText(/connexion/i);
  await field(page).fill("commandes");
  await expect(option(page, /^Commandes/).first()).toBeVisible();
  await field(page).fill("C-2026-00805");
  await context.setOffline(false);
  await expect(active(page)).toContainText("C-2026-00805");
});

test("A09 Enter and arrows that belong to a composed text choose nothing, neither does the Enter that ends it", async ({
  admin: page,
}) => {
  await page.goto("/admin/");
  await openPalette(page);
  await page.keyboard.insertText("C-2026-0080");
  const input = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    input.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  await compose("6");
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

test("A09 nothing is asked before the palette is opened; recent records are known by ids alone (A23)", async ({
  admin: page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/admin\/search|palette-window/.test(request.url())) asked.push(request.url());
  });
  const { fullName: name } = await oneThat<Resident>(
    page,
    "/admin/user/ajax-list",
    { order: "id" },
    ({ id }) => id === 12,
  );
  await page.goto("/admin/user/edit/12");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.goto("/admin/concierge/order/807");
  await expect(page.getByRole("heading", { level: 1, name: /C-2026-00807/ })).toBeVisible();
  await page.goto("/admin/building");
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  expect(asked).toEqual([]);
  await openPalette(page);
  const recent = palette(page).getByRole("group", { name: "Fiches récentes" }).getByRole("option");
  await expect(recent).toHaveText([/C-2026-00807/, new RegExp(name)]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).toContain("order-807,user-12");
  expect(kept).not.toContain(name);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/concierge\/order\/807$/);
});

test("A09 signs, patterns and long texts are texts", async ({ admin: page }) => {
  await page.goto("/admin/");
  await openPalette(page);
  for (const typed of ["%", "'\"", ".*", "^(a+)+$", "\\"]) {
    await field(page).fill(typed);
    await expect(palette(page).getByText(/Aucun résultat/)).toBeVisible();
  }
  const answered = page.waitForResponse(searches);
  await field(page).fill("");
  await page.keyboard.insertText("é".repeat(500));
  await expect(field(page)).toHaveValue("é".repeat(200));
  expect((await answered).status()).toBe(200);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`A06 A09 axe finds nothing in the palette at ${width} px`, async ({ admin: page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/admin/concierge/order/807");
    await expect(page.getByRole("heading", { level: 1, name: /C-2026-00807/ })).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.getByRole("button", { name: "Rechercher…" }).click();
      await field(page).fill("martin");
      await expect(palette(page).getByRole("group", { name: "Résidents" })).toBeVisible();
      expect(await axeFinds(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.keyboard.press("Escape");
      await expect(palette(page)).toBeHidden();
    }
  });
