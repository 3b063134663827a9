import type { Page } from "@playwright/test";
import { expect, test } from "./palier.ts";

/** Screens of each kind: figures, a list, a form, an order, a week. */
const keyScreens = [
  "/admin/",
  "/admin/building",
  "/admin/building/edit/3",
  "/admin/concierge/order/3",
  "/admin/concierge/delivery-schedule",
];

/** Opens a screen and waits for its data. */
async function open(page: Page, place: string): Promise<void> {
  await page.goto(place);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\S/);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  if (place === "/admin/building") await page.locator(".ui-grid [row-id]").first().waitFor();
}

/**
 * The words of controls and headings that are cut: there is more of them than their box shows. Not a row's values, whose end
 * is in a tooltip and on the record.
 */
const cutWords = (page: Page): Promise<readonly string[]> =>
  page
    .locator("main")
    .locator("h1, h2, label, button:visible, a:visible")
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.matches(":not(:is([role=gridcell], td) *), [data-row-controls] *"))
        .filter((element) => {
          const hides = getComputedStyle(element).overflowX !== "visible";
          const frame = element.closest("[role=gridcell]")?.getBoundingClientRect();
          const { left, right } = element.getBoundingClientRect();
          const isOut = frame !== undefined && (left < frame.left - 1 || right > frame.right + 1);
          return isOut || (hides && element.scrollWidth > element.clientWidth + 1);
        })
        .map((element) => element.textContent ?? ""),
    );

test("A06 letters twice as large cut no word of a button, a link or a title, and nothing scrolls sideways", async ({
  admin: page,
}) => {
  test.slow();
  // As soon as there is a document, and before the app's script: columns are as wide as the letters ask for.
  await page.addInitScript(() => {
    const enlarge = (): void => document.documentElement?.style.setProperty("font-size", "200%");
    new MutationObserver(enlarge).observe(document, { childList: true });
  });
  for (const place of keyScreens) {
    await open(page, place);
    expect.soft(await cutWords(page), place).toEqual([]);
    await expect.soft(page.locator("html"), place).toHaveJSProperty("scrollWidth", 1440);
  }
});

const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }";

test("A06 more room between lines, words and letters (WCAG 1.4.12) cuts no word either", async ({
  admin: page,
}) => {
  test.slow();
  for (const place of keyScreens) {
    await open(page, place);
    // As a reader's own style: the page's policy allows no style element that is not the build's.
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, spacing);
    expect.soft(await cutWords(page), place).toEqual([]);
    await expect.soft(page.locator("html"), place).toHaveJSProperty("scrollWidth", 1440);
  }
});
