/**
 * Every screen at one width: axe, one request for each thing shown, and no sideways scrolling on a phone.
 * `npm run journey -- every-screen --all` takes all widths and colour schemes, reads the HTML, the
 * accessibility tree and the page without styles, and opens what each screen can open.
 */
import type { Page, Request } from "@playwright/test";
import { axeFinds } from "../kit/axe-finds.ts";
import { mutedControls } from "../kit/controls-for-readers.ts";
import { htmlFaults } from "../kit/html-faults.ts";
import {
  areAreasApart,
  expectClean,
  expectCleanOpenings,
  expectNoSidewaysScroll,
  isWholeCrawl,
  otherLooks,
  takeLook,
  widths,
} from "../kit/looks.ts";
import { expect, test } from "../kit/palier.ts";
import { placeOf } from "../kit/place.ts";
import { type Screen, screensOfAreas } from "../kit/screens.ts";
import { expectWholeMarks } from "../kit/whole-marks.ts";
import { looksInContent, lostWithoutStyles } from "../kit/without-styles.ts";

const wide = { width: 1440, height: 900, scheme: "light" } as const;

// A few areas share a page: compiled code serves the next screens.
for (const { areas, screens } of await screensOfAreas(areAreasApart ? 1 : 6))
  test(`A06 A07 each screen (${areas}) is read without barriers and scrolls sideways on no phone`, async ({
    admin: page,
  }) => {
    test.setTimeout((isWholeCrawl ? 180_000 : 15_000) * screens.length);
    for (const screen of screens) await test.step(screen.path, () => look(page, screen));
  });

async function look(page: Page, screen: Screen): Promise<void> {
  await takeLook(page, wide);
  const asked = await requestsDuring(page, () => open(page, screen));
  expect.soft(repeated(asked), `${screen.path} is shown by one request each`).toEqual([]);
  if (isWholeCrawl && screen.isList === true) await expectWholeMarks(page, screen.path);
  if (isWholeCrawl) await readContent(page, screen.path);
  await expectClean(page, screen.path, wide);
  if (isWholeCrawl) for (const other of otherLooks) await expectClean(page, screen.path, other);
  await expectNoSidewaysScroll(page, screen.path);
  if (screen.action !== undefined) await reach(page, screen.action);
  if (!isWholeCrawl) return;
  for (const width of widths) await expectCleanOpenings(page, screen.path, width, () => open(page, screen));
}

/** RGAA 7.1, 8.2, 10.1 to 10.3 and 10.5. */
async function readContent(page: Page, path: string): Promise<void> {
  expect.soft(await htmlFaults(page), `${path} is valid HTML`).toEqual([]);
  expect.soft(await mutedControls(page), `${path} as readers are given it`).toEqual([]);
  expect.soft(await lostWithoutStyles(page), `${path} without styles`).toEqual([]);
  expect.soft(await looksInContent(page), `${path} leaves its looks to styles`).toEqual([]);
}

test("A06 the sign-in screen is clean to axe with its errors shown", async ({ page }) => {
  await page.goto("/admin/login");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByText("Ce champ est obligatoire.").first()).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
});

async function requestsDuring(page: Page, act: () => Promise<void>): Promise<readonly string[]> {
  const asked: string[] = [];
  const listener = (request: Request): void => {
    if (request.method() === "GET" && request.url().includes("/api/")) asked.push(request.url());
  };
  page.on("request", listener);
  await act();
  page.off("request", listener);
  return asked;
}

/** A change, such as a quotation that became due, may reload the menu's counts. */
const repeated = (all: readonly string[]): readonly string[] =>
  all.filter((each, index) => all.indexOf(each) < index && !each.endsWith("/dashboard/waiting"));

async function open(page: Page, { path, heading }: Screen): Promise<void> {
  await page.goto(path);
  const first = page.getByRole("heading", { level: 1 });
  await expect(first).toHaveCount(1);
  await expect(first).toHaveText(/\S/);
  if (typeof heading === "string" || heading instanceof RegExp) await expect(first).toContainText(heading);
  else await expect(first).not.toHaveText(heading.not);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  // A missing record has a heading too. Lists, which may contain « Colis introuvable », are exempt.
  if (typeof heading !== "string")
    await expect(page.getByText(/introuvable|n’existe (pas|plus)/)).toHaveCount(0);
}

async function reach(page: Page, { role, name }: NonNullable<Screen["action"]>): Promise<void> {
  const action = page.getByRole("main").getByRole(role, { name }).first();
  await action.click({ trial: true });
  const { x, width } = await placeOf(action);
  expect(x + width).toBeLessThanOrEqual(360);
}
