import type { Page } from "@playwright/test";
import axeCore from "axe-core";

declare global {
  interface Window {
    readonly axe?: typeof axeCore;
  }
}

// Of a table's rows three are enough: the others are made of the same cells, and axe measures the colours of each.
const exclude = [
  ".ag-row:not([row-index='0'], [row-index='1'], [row-index='2'])",
  "tbody > tr:nth-child(n + 4)",
];

/**
 * What axe finds on the page as it stands, by those rules alone where some are named: each rule with the elements that
 * break it.
 */
export async function axeFinds(
  page: Page,
  rules?: readonly string[],
): Promise<readonly (readonly [string, readonly string[]])[]> {
  // Half a megabyte of script: a page gets it once, however often it is looked at.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axeCore.source);
  return page.evaluate(
    async ({ left, only }) => {
      if (window.axe === undefined) throw new Error("axe did not come into the page");
      const { violations } = await window.axe.run(
        { exclude: left.map((selector) => [selector]) },
        {
          resultTypes: ["violations"],
          // Of all rules axe leaves this one out.
          ...(only === undefined ? { rules: { "target-size": { enabled: true } } } : { runOnly: [...only] }),
        },
      );
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const);
    },
    { left: exclude, only: rules },
  );
}
