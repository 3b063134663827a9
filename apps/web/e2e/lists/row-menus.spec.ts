import type { Page } from "@playwright/test";
import { expect, test } from "../kit/palier.ts";
import { placeOf } from "../kit/place.ts";

/** The grid, and a record's light table. */
const lists = [
  [".ui-grid", "/admin/concierge/callback?status=toHandle"],
  [".ui-light", "/admin/user/edit/8/ula"],
] as const;

/** Of rows, not of a record's header. */
const menuButtons = (page: Page) =>
  page.locator("[row-id]").getByRole("button", { name: /^Autres actions sur / });
const menu = (page: Page) => page.getByRole("menu");

test("A06 A14 a row's menu opens by Enter, Space and arrow below its button, which it gives the focus back", async ({
  admin: page,
}) => {
  for (const [engine, path] of lists) {
    await page.goto(path);
    const button = page
      .locator(engine)
      .getByRole("button", { name: /^Autres actions sur / })
      .first();
    await expect(button).toHaveAttribute("aria-haspopup", "menu");
    await button.focus();
    for (const key of ["Enter", "Space", "ArrowDown"]) {
      await page.keyboard.press(key);
      await expect(menu(page).getByRole("menuitem").first()).toBeFocused();
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press("Escape");
      await expect(menu(page)).toHaveCount(0);
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute("aria-expanded", "false");
    }
    await button.click();
    await expect(menu(page)).toBeVisible();
    const [opener, opened] = [await placeOf(button), await placeOf(menu(page))];
    expect(opened.x + opened.width).toBeCloseTo(opener.x + opener.width, 0);
    await expect(menu(page)).toHaveAccessibleName((await button.getAttribute("aria-label")) ?? "");
    await button.click();
    await expect(menu(page)).toHaveCount(0);
  }
});

test.describe("with a finger, at 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("A07 S22 a row's menu opens among its details, and what it opens stands over it", async ({
    admin: page,
  }) => {
    await page.goto("/admin/user/edit/8/ula");
    await page
      .getByRole("button", { name: /^Afficher les détails/ })
      .first()
      .tap();
    await menuButtons(page).first().tap();
    const box = await placeOf(menu(page));
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(360);
    await page.getByRole("menuitem", { name: "Voir le justificatif" }).tap();
    const proof = page.getByRole("dialog", { name: /^Justificatif d(e |’)/ });
    await expect(proof).toBeVisible();
    await expect(menu(page)).toHaveCount(0);
    await proof.getByRole("button", { name: "Fermer" }).tap();
    await expect(menuButtons(page).first()).toBeFocused();
  });
});
