import type { Locator, Page } from "@playwright/test";
import axeCore from "axe-core";

declare global {
  interface Window {
    readonly axe?: typeof axeCore;
  }
}

// Further rows have the same cells, and axe measures each cell's colors.
const exclude = [
  ".ag-row:not([row-index='0'], [row-index='1'], [row-index='2'])",
  "tbody > tr:nth-child(n + 4)",
];

const mark = "data-axe-part";

/** axe's violations: rules with elements. */
export async function axeFinds(
  page: Page,
  rules?: readonly string[],
  part?: Locator,
): Promise<readonly (readonly [string, readonly string[]])[]> {
  // Half a megabyte of script: injected once per page.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axeCore.source);
  await part?.evaluate((element, name) => element.setAttribute(name, ""), mark);
  const found = await page.evaluate(
    async ({ left, only, of }) => {
      if (window.axe === undefined) throw new Error("axe did not come into the page");
      // Contrast is that of colours at rest; what turns for ever never rests.
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      await Promise.allSettled(ending.map(({ finished }) => finished));
      const { violations } = await window.axe.run(
        { exclude: left.map((selector) => [selector]), ...(of === undefined ? {} : { include: [[of]] }) },
        {
          resultTypes: ["violations"],
          // The only rule that is off by default.
          ...(only === undefined ? { rules: { "target-size": { enabled: true } } } : { runOnly: [...only] }),
        },
      );
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const);
    },
    { left: exclude, only: rules, of: part && `[${mark}]` },
  );
  await part?.evaluate((element, name) => element.removeAttribute(name), mark);
  return found;
}
