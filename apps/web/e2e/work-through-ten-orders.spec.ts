import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./kit/palier.ts";
import { rowsOf } from "./kit/stored.ts";

interface Order {
  readonly id: number;
  readonly number: string;
}

const place = "/admin/concierge/order";

const newOrders = (page: Page) =>
  rowsOf<Order>(page, `${place}/ajax-list`, { status: "new", order: "-number" });

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 90 && !(await isFocused(target)); presses += 1)
    await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

test("A06 A14 ten orders are opened, accepted and left again, one after the other, with the keyboard alone", async ({
  admin: page,
  world,
}) => {
  // About three hundred keys.
  test.slow();
  const ten = (await newOrders(page)).slice(0, 10);
  expect(ten).toHaveLength(10);
  // Orders then go to a concierge without a choice.
  const disabled = await rowsOf<Order>(page, "/admin/concierge/concierge-ajax/list", { enabled: false });
  for (const { id } of disabled) await world.patch("supplier", id, { enabled: true });
  await page.goto(`${place}?status=new`);
  await page.locator(".ui-grid [row-id]").first().waitFor();
  for (const { id, number } of ten) {
    const row = page.locator(`.ui-grid [row-id="${id}"]`);
    await tabTo(page, page.getByRole("checkbox", { name: "Choisir toutes les lignes de la page" }));
    await page.keyboard.press("Tab");
    await expect(row.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Enter");

    const title = page.getByRole("heading", { level: 1, name: `Commande ${number}` });
    await expect(title).toBeFocused();
    await tabTo(page, page.getByRole("button", { name: "Accepter", exact: true }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Mettre en préparation" })).toBeFocused();

    await tabTo(
      page,
      page.getByRole("navigation", { name: "Fil d’Ariane" }).getByRole("link", { name: "Commandes" }),
      "Shift+Tab",
    );
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: /^Commandes/ })).toBeFocused();
    await expect(page).toHaveURL(/\?status=new$/);
  }
  const posts = (await world.journal({ route: "order.status.post" })).entries;
  expect(posts.map(({ status }) => status)).toEqual(ten.map(() => 200));
  expect((await newOrders(page)).filter(({ id }) => ten.some((each) => each.id === id))).toEqual([]);
});
