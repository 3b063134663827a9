import type { Page } from "@playwright/test";
import { expectActions, nextStep, otherActions, pressAction } from "../../kit/head.ts";
import { refundable } from "../../kit/lost.ts";
import { expect, test } from "../../kit/palier.ts";
import { oneThat } from "../../kit/stored.ts";

const menu = (page: Page) => page.getByRole("menu");
const refund = (page: Page) => page.getByRole("dialog", { name: /^Rembourser la commande/ });

test("A06 A14 the head's menu is worked by keys, and has the focus again after each window that it opened", async ({
  admin: page,
}) => {
  await page.goto(await refundable(page));
  const button = otherActions(page);
  // The second time, its code has already loaded.
  for (const key of ["Enter", "ArrowDown", "Space"]) {
    await button.focus();
    await page.keyboard.press(key);
    await expect(menu(page).getByRole("menuitem").first()).toBeFocused();
    await page.keyboard.press("r");
    await expect(menu(page).getByRole("menuitem", { name: "Rembourser" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(refund(page).getByRole("textbox").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(refund(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  await pressAction(page, "Rembourser");
  await refund(page).getByRole("button", { name: "Annuler" }).click();
  await expect(refund(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("A07 A20 the head shows the next step and one menu at 1440, 900 and 390 px, what destroys at its end", async ({
  admin: page,
}) => {
  const { id } = await oneThat<{ id: number }>(page, "/admin/concierge/order/ajax-list", { status: "new" });
  await page.goto(`/admin/concierge/order/${id}`);
  for (const width of [1440, 900, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectActions(page, [
      "Accepter",
      "Choisir le concierge",
      "Reporter la livraison",
      "Annuler la commande",
    ]);
    await otherActions(page).click();
    await expect(menu(page).getByRole("separator")).toHaveCount(1);
    for (const part of [nextStep(page), otherActions(page), menu(page)])
      await expect(part).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.keyboard.press("Escape");
    await expect(menu(page)).toHaveCount(0);
  }
});
