import type { Locator, Page } from "@playwright/test";
import { keyScreens, openScreen } from "../kit/key-screens.ts";
import { Keyboard } from "../kit/keyboard.ts";
import { made } from "../kit/named-views.ts";
import { expect, test } from "../kit/palier.ts";
import { placeOf } from "../kit/place.ts";

/** Without a row's values, which focus shows whole. */
const cutWords = (page: Page): Promise<readonly string[]> =>
  page
    .locator("main")
    .locator("h1, h2, label, button:visible, a:visible")
    .evaluateAll((elements) => {
      const touchesBorder = (element: Element): boolean => {
        if (!element.matches("[data-row-controls] button") || element.textContent.trim() === "") return false;
        const words = document.createRange();
        words.selectNodeContents(element);
        const { left, right } = words.getBoundingClientRect();
        const border = element.getBoundingClientRect();
        return left - border.left < 3 || border.right - right < 3;
      };
      return elements
        .filter((element) => element.matches(":not(:is([role=gridcell], td) *), [data-row-controls] *"))
        .filter((element) => {
          const hides = getComputedStyle(element).overflowX !== "visible";
          const frame = element.closest("[role=gridcell]")?.getBoundingClientRect();
          const { left, right } = element.getBoundingClientRect();
          const isOut = frame !== undefined && (left < frame.left - 1 || right > frame.right + 1);
          return isOut || touchesBorder(element) || (hides && element.scrollWidth > element.clientWidth + 1);
        })
        .map((element) => element.textContent ?? "");
    });

/** Column widths depend on the letter size. */
const enlargeLetters = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const enlarge = (): void => document.documentElement?.style.setProperty("font-size", "200%");
    new MutationObserver(enlarge).observe(document, { childList: true });
  });

const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }";

/** The page's policy allows only the build's style elements. */
const spaceLetters = (page: Page): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);

/** Have long words: a next step beside a link, a filter. */
const longWords = [
  "/admin/building/edit/3/modules",
  "/admin/wallets",
  "/admin/concierge/quotation",
  "/admin/incident",
];

const expectWhole = async (page: Page, what: string): Promise<void> => {
  expect.soft(await cutWords(page), what).toEqual([]);
  await expect.soft(page.locator("html"), what).toHaveJSProperty("scrollWidth", 1440);
};

test("A06 A10 letters twice as large, or more room between them (WCAG 1.4.12), cut no word of a control or a title, and nothing leaves the page", async ({
  admin: page,
  world,
}) => {
  test.slow();
  for (const place of [...keyScreens, ...longWords]) {
    await openScreen(page, place);
    if (longWords.includes(place))
      await page.locator("main [data-row-controls] :is(a, button):visible").first().waitFor();
    await spaceLetters(page);
    await expectWhole(page, `${place} with more room`);
  }
  await enlargeLetters(page);
  for (const place of keyScreens) {
    await openScreen(page, place);
    await expectWhole(page, `${place} with large letters`);
  }
  await made(world);
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openScreen(page, "/admin/building");
    const tabs = page.getByRole("navigation", { name: /^Onglets/ });
    await expect(tabs).toHaveCount(1);
    expect((await tabs.boundingBox())?.width, `tabs at ${width} px`).toBeGreaterThan(150);
    await expect(page.getByRole("link", { name: "Nouvel immeuble" })).toBeInViewport({ ratio: 1 });
  }
});

/** Clipped values of the first row, and those that focus shows whole. */
async function valuesOfFirstRow(page: Page): Promise<{ cut: readonly string[]; shown: readonly string[] }> {
  const keys = new Keyboard(page);
  const cells = page.locator(".ui-grid [row-index='0'] [role=gridcell]:not([col-id^='@'])");
  const cut: string[] = [];
  const shown: string[] = [];
  await keys.intoRows();
  for (const cell of await cells.all()) {
    await expect(cell).toBeFocused();
    const isCut = await cell.evaluate((element) =>
      [element, ...element.querySelectorAll("*")].some((each) => each.scrollWidth > each.clientWidth + 1),
    );
    const text = await cell.evaluate(({ textContent }) => textContent);
    if (isCut) {
      cut.push(text);
      await expect(page.getByRole("tooltip")).toBeVisible();
      shown.push((await page.getByRole("tooltip").textContent()) ?? "");
    }
    await page.keyboard.press("ArrowRight");
  }
  return { cut, shown };
}

test("A06 a value that its row cuts is shown whole where the focus rests, and rows grow with the letters", async ({
  admin: page,
  world,
}) => {
  const name = "Copropriété Aux Quatre Vents du Grand Large et des Mouettes rieuses";
  await world.patch("building", 122, { name, city: "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson" });
  await openScreen(page, "/admin/building");
  await spaceLetters(page);
  const spaced = await valuesOfFirstRow(page);
  expect(spaced.cut).toContain(name);
  expect(spaced.shown).toEqual(spaced.cut);
  await enlargeLetters(page);
  await openScreen(page, "/admin/building");
  const enlarged = await valuesOfFirstRow(page);
  expect(enlarged.cut.join()).toContain(name);
  expect(enlarged.shown.join()).toContain(name);
  // 32 px at the usual size.
  expect((await placeOf(page.locator(".ui-grid [row-id]").first())).height).toBe(64);
});

test("A06 every day of a calendar and every ready answer is reached in a window of 400 %, and with letters twice as large", async ({
  admin: page,
}) => {
  const reachable = async (part: Locator, last: Locator) => {
    await expect(part).toBeVisible();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    const { height } = page.viewportSize() ?? { height: 0 };
    const { y, height: own } = await placeOf(part);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + own).toBeLessThanOrEqual(height);
  };
  const parts = [
    ["/admin/negotiated-services/edit/3", /^Choisir une date\s: Fin/, "Calendrier", ".ui-calendar__day"],
    ["/admin/concierge/order/3", "Réponses prêtes", "Réponses prêtes", "button, a"],
  ] as const;
  for (const enlarged of [false, true]) {
    await page.setViewportSize(enlarged ? { width: 1440, height: 900 } : { width: 320, height: 256 });
    if (enlarged) await enlargeLetters(page);
    for (const [place, button, label, last] of parts) {
      await openScreen(page, place);
      await page.getByRole("button", { name: button }).first().click();
      const part = page.getByRole("dialog", { name: label });
      await reachable(part, part.locator(last).last());
      await page.keyboard.press("Escape");
      await expect(part).toHaveCount(0);
    }
  }
});
