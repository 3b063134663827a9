import type { Page } from "@playwright/test";
import { expectActions, nextStep, otherActions, pressAction } from "./kit/head.ts";
import { refundable } from "./kit/lost.ts";
import { expect, test } from "./kit/palier.ts";
import { oneThat, stored } from "./kit/stored.ts";

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

test("A06 A14 an entry that is chosen in the frame in which its menu opens leaves no menu behind", async ({
  admin: page,
}) => {
  await page.goto(await refundable(page));
  await otherActions(page).press("Enter");
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toHaveCount(0);
  await otherActions(page).evaluate(
    (button: HTMLElement) =>
      new Promise<void>((resolve) => {
        const choose = (): void => {
          const entries = [...document.querySelectorAll<HTMLElement>("[role=menuitem]")];
          const entry = entries.find(({ textContent }) => textContent === "Rembourser");
          entry?.click();
          if (entry === undefined) setTimeout(choose);
          else resolve();
        };
        button.click();
        choose();
      }),
  );
  await expect(refund(page)).toBeVisible();
  // Behind the window, elements have no role.
  await expect(page.locator("[role=menu]")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(refund(page)).toHaveCount(0);
  await otherActions(page).press("Enter");
  await expect(menu(page).getByRole("menuitem").first()).toBeFocused();
});

test("A14 A20 the step that was pressed last leaves the focus on the page, and the menu open to the next key", async ({
  admin: page,
}) => {
  const { id } = await oneThat<{ id: number }>(page, "/admin/concierge/order/ajax-list", {
    status: "delivered",
  });
  const place = `/admin/concierge/order/${id}`;
  await page.goto(place);
  await nextStep(page).press("Enter");
  await expect.poll(async () => (await stored(page, place)).status).toBe("completed");
  await expect(nextStep(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await otherActions(page).press("Enter");
  await expect(menu(page).getByRole("menuitem").first()).toBeFocused();
});

for (const width of [1440, 900, 390])
  test(`A07 A20 at ${width} px the head shows the next step and one menu, what destroys at its end`, async ({
    admin: page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { id } = await oneThat<{ id: number }>(page, "/admin/concierge/order/ajax-list", { status: "new" });
    await page.goto(`/admin/concierge/order/${id}`);
    await expectActions(page, [
      "Accepter",
      "Choisir le concierge",
      "Reporter la livraison",
      "Annuler la commande",
    ]);
    await otherActions(page).click();
    await expect(menu(page)).toBeInViewport({ ratio: 1 });
    await expect(menu(page).getByRole("separator")).toHaveCount(1);
    for (const part of [nextStep(page), otherActions(page), menu(page)])
      await expect(part).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
