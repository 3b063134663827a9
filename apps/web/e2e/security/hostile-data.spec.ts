import type { Page } from "@playwright/test";
import { axeFinds } from "../kit/axe-finds.ts";
import { expect, test, web } from "../kit/palier.ts";
import { type Screen, screensOfAreas } from "../kit/screens.ts";

const rows = {
  building: 60,
  user: 120,
  ula: 120,
  order: 90,
  incident: 60,
  conversation: 60,
  service: 60,
  change: 120,
};

/** About HTML parsed only to be sanitized; the page itself is checked separately. */
const parsedToBeCleaned =
  /^(?:Executing inline event handler|Applying inline style|Setting the document's base URI)/;

// Script, markup, formulas, right-to-left marks, words of 10,000 letters.
test.use({
  mock: [{ web, seed: "hostile:palier", rows }, { scope: "worker" }],
  mayReport: parsedToBeCleaned,
});

const widths = [
  [1440, 900],
  [390, 844],
] as const;

/** The first request to a worker's server builds its tables. */
const patience = { timeout: 30_000 };

/** Rules that a text could break: names, labels, roles. */
const rules = [
  "aria-valid-attr-value",
  "button-name",
  "image-alt",
  "label",
  "link-name",
  "page-has-heading-one",
];

for (const { areas, screens } of await screensOfAreas(14)) {
  // No promise: a matter of safety.
  test(`hostile data, ${areas}: nothing runs, nothing becomes an element, nothing is wider than the window`, async ({
    admin: page,
  }) => {
    test.setTimeout(15_000 * screens.length);
    const heard = listen(page);
    for (const screen of screens.filter(isListOrRecord))
      await test.step(screen.path, () => look(page, screen));
    expect(heard).toEqual([]);
  });
}

/** Tabs and new records show the same data. */
const isListOrRecord = ({ path }: Screen): boolean => !/\/(new|edit\/\d+\/.+)$/.test(path);

/** Collects dialogs, errors and requests to other servers, which no text may cause. */
function listen(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on("dialog", (dialog) => {
    heard.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("console", (message) => {
    const text = message.text();
    if (message.type() === "error" && !parsedToBeCleaned.test(text)) heard.push(`${page.url()} ${text}`);
  });
  page.on("request", (request) => {
    if (new URL(request.url()).host.includes("evil.example")) heard.push(`request ${request.url()}`);
  });
  return heard;
}

async function look(page: Page, { path }: Screen): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\S/, patience);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0, patience);
  for (const [width, height] of widths) {
    await page.setViewportSize({ width, height });
    await expect.soft(page.locator("html"), `${path} at ${width} px`).toHaveJSProperty("scrollWidth", width);
  }
  expect.soft(await page.evaluate(elementsOfData), path).toEqual([]);
  expect.soft(await axeFinds(page, rules), path).toEqual([]);
}

/** Elements that the texts contain, and no screen does. */
function elementsOfData(): string[] {
  const named =
    "[onerror], [onload], [onclick], iframe[srcdoc], base, object, main script, main style, main meta, math, [style*='background:red']";
  const addressed = [...document.querySelectorAll("[href], [src], [action]")].filter((each) =>
    ["href", "src", "action"].some((name) =>
      /^\s*(javascript|data:text)/i.test(each.getAttribute(name) ?? ""),
    ),
  );
  return [...document.querySelectorAll(named), ...addressed].map((each) => each.outerHTML.slice(0, 120));
}
