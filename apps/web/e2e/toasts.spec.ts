import type { Locator } from "@playwright/test";
import { expect, test, toast } from "./palier.ts";

/** Whether nothing lies over a control. */
const isFree = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const shown = document.elementFromPoint(left + width / 2, top + height / 2);
    return shown !== null && shown.closest(".ui-toast") === null;
  });

for (const [width, height] of [
  [1440, 900],
  [900, 800],
  [360, 740],
] as const)
  test(`S09 A07 at ${width} px a toast lies over nothing that is pressed next, in a list and on a record`, async ({
    admin: page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/admin/concierge/callback?status=toHandle");
    await expect(page.locator(".ui-grid [row-id]").first()).toBeVisible();
    const unfold = page.locator("[row-id] [aria-expanded=false]").first();
    const treat = page.getByRole("button", { name: /^Traité / }).first();
    for (const count of [1, 2]) {
      if (width < 600) await unfold.press("Enter");
      const name = (await treat.getAttribute("aria-label")) ?? "";
      await treat.press("Enter");
      await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
      if (count === 2) await toast(page, "2 appels traités").hover();
    }
    const main = page.getByRole("main");
    const inList = [
      page.locator("[row-id] :is(a, button)").first(),
      page.locator("[row-id]").first().locator("[data-row-controls] :is(a, button)").last(),
      main.getByRole("searchbox"),
      main.getByRole("button", { name: "Colonnes" }),
      page.getByRole("columnheader").last(),
    ];
    for (const control of inList) expect(await isFree(control), String(control)).toBe(true);

    await page.goto("/admin/concierge/callback/edit/3");
    const next = main.getByRole("button", { name: /^(Traité|À rappeler)$/ });
    await next.click();
    const words = toast(page, /^Succès\s: Appel/);
    await words.hover();
    for (const control of await main.getByRole("button").all())
      if (await control.isVisible()) expect(await isFree(control), String(control)).toBe(true);
    // It stays as high as the bar, or a line more where there is little room.
    expect((await words.boundingBox())?.y).toBeLessThan(12);
  });
