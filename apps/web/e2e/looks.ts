import type { Page } from "@playwright/test";
import { axeFinds } from "./axe-finds.ts";
import { htmlFaults } from "./html-faults.ts";
import { expect } from "./palier.ts";

/** Every look at everything, by `npm run journey -- every-screen --all`; a run of all tests takes one of them for each screen. */
export const isWholeCrawl = process.env.PALIER_CRAWL === "all";

type Scheme = "light" | "dark" | "forced";

export interface Look {
  readonly width: number;
  readonly height: number;
  readonly scheme: Scheme;
}

/** What depends on how wide the window is, beside what scrolls sideways: other widths show other controls. */
const rulesOfWidth = [
  "aria-hidden-focus",
  "button-name",
  "label",
  "link-name",
  "nested-interactive",
  "page-has-heading-one",
  "scrollable-region-focusable",
  "target-size",
];

const sizes = [
  [1440, 900],
  [900, 700],
  [360, 740],
] as const;
const schemes: readonly Scheme[] = ["light", "dark", "forced"];

/** Those beside the widest window in light and dark, which each screen is looked at in. */
const otherLooks: readonly Look[] = sizes.flatMap(([width, height]) =>
  schemes
    .filter((scheme) => width < 1440 || scheme === "forced")
    .map((scheme) => ({ width, height, scheme })),
);

/** The looks for a screen: all of them, or the one whose turn it is, so that the screens together have all. */
export const looksOf = (turn: number): readonly Look[] =>
  isWholeCrawl ? otherLooks : otherLooks.filter((_, index) => index === turn % otherLooks.length);

/** The widths at which menus and windows are opened. */
export const widths: readonly Look[] = sizes.map(([width, height]) => ({ width, height, scheme: "light" }));

/** Gives the window a width and a scheme. */
export async function takeLook(page: Page, { width, height, scheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({
    colorScheme: scheme === "dark" ? "dark" : "light",
    forcedColors: scheme === "forced" ? "active" : "none",
    reducedMotion: "reduce",
  });
}

/** Softly expects axe to find nothing in a look; in the dark and in forced colours only the colours are others. */
export async function expectClean(page: Page, what: string, look: Look): Promise<void> {
  // Tall: what a bar that stays in view half covers would count as too small a target.
  await takeLook(page, { ...look, height: look.width === 1440 ? look.height : 2400 });
  const light = look.width === 1440 || isWholeCrawl ? undefined : rulesOfWidth;
  const rules = look.scheme === "light" ? light : ["color-contrast"];
  const place = `${what}, ${look.width} px, ${look.scheme}`;
  expect.soft(await axeFinds(page, rules), place).toEqual([]);
}

/** Softly expects that nothing but a table scrolls sideways in windows of 360 px and, as at 400 % of 1280 px, of 320 px. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  for (const [width, height] of [
    [320, 256],
    [360, 740],
  ] as const) {
    await takeLook(page, { width, height, scheme: "light" });
    await expect.soft(page.locator("html"), `${what} at ${width} px`).toHaveJSProperty("scrollWidth", width);
  }
}

/** What a screen opens: menus and small windows, and the windows of its own actions. Of all rows the first is enough. */
const openers = [
  "main [aria-haspopup]:not([data-row-controls] *):visible",
  "main [data-row-controls] [aria-haspopup] >> nth=0",
  "main .ui-page-header__actions button:not([aria-haspopup]):visible",
];

/** Opens one after the other what the screen opens, and looks at each in light, dark and forced colours. */
export async function expectCleanOpenings(
  page: Page,
  what: string,
  width: Look,
  reopen: () => Promise<void>,
): Promise<void> {
  await takeLook(page, width);
  const opened = page.locator("[role=menu], [role=dialog], [role=alertdialog]").first();
  for (const selector of openers) {
    const count = await page.locator(selector).count();
    for (let index = 0; index < Math.min(count, 8); index += 1) {
      await takeLook(page, width);
      const opener = page.locator(selector).nth(index);
      const name = (await opener.getAttribute("aria-label")) ?? (await opener.textContent());
      await opener.click({ timeout: 3_000 }).catch(() => undefined);
      if (
        !(await opened.waitFor({ timeout: 1_500 }).then(
          () => true,
          () => false,
        ))
      ) {
        await reopen();
        continue;
      }
      expect.soft(await htmlFaults(page), `${what}, ${name} is valid HTML`).toEqual([]);
      for (const scheme of schemes) await expectClean(page, `${what}, ${name}`, { ...width, scheme });
      await page.keyboard.press("Escape");
      await opened.waitFor({ state: "hidden", timeout: 1_500 }).catch(reopen);
    }
  }
}
