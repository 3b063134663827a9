import type { Locator, Page } from "@playwright/test";
import { axeFinds } from "./axe-finds.ts";
import { htmlFaults } from "./html-faults.ts";
import { expect } from "./palier.ts";

/** `npm run journey -- every-screen --all`; `npm test` takes one look per screen. */
export const isWholeCrawl = process.env.PALIER_CRAWL === "all";

/** By `--grep` of `npm run journey`: areas that share a page are chosen, or not, together. */
export const areAreasApart = process.env.PALIER_AREAS === "apart";

type Scheme = "light" | "dark" | "forced";

export interface Look {
  readonly width: number;
  readonly height: number;
  readonly scheme: Scheme;
}

/** Depend on the window's width: others show other controls. */
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

/** Besides the widest window in light. */
export const otherLooks: readonly Look[] = sizes.flatMap(([width, height]) =>
  schemes.filter((scheme) => width < 1440 || scheme !== "light").map((scheme) => ({ width, height, scheme })),
);

export const widths: readonly Look[] = sizes.map(([width, height]) => ({ width, height, scheme: "light" }));

export async function takeLook(page: Page, { width, height, scheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({
    colorScheme: scheme === "dark" ? "dark" : "light",
    forcedColors: scheme === "forced" ? "active" : "none",
    reducedMotion: "reduce",
  });
}

/** Softly; dark and forced colors check only the contrast. */
export async function expectClean(page: Page, what: string, look: Look): Promise<void> {
  // Tall: targets half covered by a sticky bar would count as too small.
  await takeLook(page, { ...look, height: look.width === 1440 ? look.height : 2400 });
  const rules = look.scheme === "light" ? undefined : ["color-contrast"];
  const place = `${what}, ${look.width} px, ${look.scheme}`;
  expect.soft(await axeFinds(page, rules), place).toEqual([]);
}

/** For states that the crawl does not reach: in light; with `--all` in dark and forced colors and at 360 px too. */
export async function expectCleanPart(part: Locator, what: string, staysAt360 = true): Promise<void> {
  const page = part.page();
  if (!isWholeCrawl) {
    expect.soft(await axeFinds(page, undefined, part), what).toEqual([]);
    return;
  }
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const scheme of schemes) {
    await takeLook(page, { ...size, scheme });
    const rules = scheme === "light" ? undefined : ["color-contrast"];
    expect.soft(await axeFinds(page, rules, part), `${what}, ${scheme}`).toEqual([]);
  }
  if (staysAt360) {
    await takeLook(page, { width: 360, height: 740, scheme: "light" });
    await expect(part).toBeVisible();
    expect.soft(await axeFinds(page, rulesOfWidth, part), `${what}, 360 px`).toEqual([]);
  }
  await takeLook(page, { ...size, scheme: "light" });
}

/** Only tables may scroll, at 360 px and at 320 px (1280 px at 400 %). */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  for (const [width, height] of [
    [320, 256],
    [360, 740],
  ] as const) {
    await takeLook(page, { width, height, scheme: "light" });
    await expect.soft(page.locator("html"), `${what} at ${width} px`).toHaveJSProperty("scrollWidth", width);
  }
}

/** What opens menus, popovers, and windows of the screen's actions; of rows only the first. */
const openers = [
  "main [aria-haspopup]:not([data-row-controls] *):visible",
  "main [data-row-controls] [aria-haspopup] >> nth=0",
  "main .ui-page-header__actions button:not([aria-haspopup]):visible",
];

/** In light, dark and forced colors. */
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
