import type { Locator } from "@playwright/test";
import { expect } from "./palier.ts";

/** Whether no toast lies over a control's middle. */
export const isFree = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const shown = document.elementFromPoint(left + width / 2, top + height / 2);
    return shown !== null && shown.closest(".ui-toast") === null;
  });

const isInSight = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return width > 0 && x > 0 && x < innerWidth && y > 0 && y < innerHeight;
  });

/** Some controls are in sight, and no toast lies over one. */
export async function expectFree(controls: Locator): Promise<void> {
  await expect(async () => {
    const seen: boolean[] = [];
    for (const control of await controls.all())
      if (await isInSight(control)) seen.push(await isFree(control));
    expect(seen).toContain(true);
    expect(seen).not.toContain(false);
  }).toPass({ timeout: 4_000 });
}
