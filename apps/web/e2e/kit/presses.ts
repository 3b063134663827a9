import type { Page } from "@playwright/test";

/** Counts pointer and key presses from now on. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.presses = "0";
    const count = (event: Event): void => {
      const { dataset } = document.documentElement;
      if (event.isTrusted) dataset.presses = String(Number(dataset.presses) + 1);
    };
    document.addEventListener("pointerdown", count, true);
    document.addEventListener("keydown", count, true);
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.presses));
}
