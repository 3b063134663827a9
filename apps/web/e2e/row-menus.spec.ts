import type { Page } from "@playwright/test";
import { expect, test } from "./kit/palier.ts";
import { placeOf } from "./kit/place.ts";
import { stored } from "./kit/stored.ts";

/** The grid, and a record's light table. */
const lists = [
  ["the grid", ".ui-grid", "/admin/concierge/callback?status=toHandle"],
  ["the light table", ".ui-light", "/admin/user/edit/8/ula"],
] as const;

/** Of rows, not of a record's header. */
const menuButtons = (page: Page) =>
  page.locator("[row-id]").getByRole("button", { name: /^Autres actions sur / });
const menu = (page: Page) => page.getByRole("menu");

for (const [table, engine, path] of lists)
  test(`A06 A14 ${table}: a row's menu opens by Enter, Space and the arrow, and gives its button the focus back`, async ({
    admin: page,
  }) => {
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
  });

test("A14 a row that an action of its menu takes away leaves the focus on the row after it", async ({
  admin: page,
}) => {
  await page.goto("/admin/incident?status=resolved");
  const rows = page.locator(".ui-grid [row-id]:has([data-row-controls])");
  const [first, second] = [rows.nth(0), rows.nth(1)];
  const [id, next] = [await first.getAttribute("row-id"), await second.getAttribute("row-id")];
  await first.getByRole("button", { name: /^Autres actions sur / }).press("Enter");
  await page.getByRole("menuitem", { name: "Rouvrir" }).press("Enter");
  const dialog = page.getByRole("alertdialog", { name: /^Rouvrir/ });
  await dialog.getByRole("button", { name: "Rouvrir", exact: true }).click();
  await expect(page.locator(`[row-id="${id}"]`)).toHaveCount(0);
  await expect(page.locator(`[row-id="${next}"] [data-row-controls] :focus`)).toHaveCount(1);
  expect(await stored(page, `/admin/incident/edit/${id}`)).toMatchObject({ status: "inProgress" });
});

test("A16 a menu goes with its record, and a press where it was meets no row that came there instead", async ({
  admin: page,
  world,
}) => {
  await page.goto("/admin/concierge/callback?status=toHandle");
  const rows = page.locator(".ui-grid [row-id]:has([data-row-controls])");
  const id = await rows.first().getAttribute("row-id");
  await world.fault({ route: "callback.edit.post", delayMs: 2000 });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/callback/edit/")) sent.push(request.url());
  });
  await rows
    .first()
    .getByRole("button", { name: /^Traité / })
    .click();
  await rows
    .first()
    .getByRole("button", { name: /^Autres actions sur / })
    .click();
  // A button of the row below.
  const below = await placeOf(rows.nth(1).getByRole("button", { name: /^Traité / }));
  const [x, y] = [below.x + below.width / 2, below.y + below.height / 2];
  await page.mouse.move(x, y);
  await expect(menu(page).locator(":hover").first()).toBeVisible();
  // Checks each frame: half a second later a press is meant for what is there.
  await page.waitForFunction((gone) => document.querySelector(`[row-id="${gone}"]`) === null, id);
  await page.mouse.down();
  await page.mouse.up();
  await expect(menu(page)).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/callback\?status=toHandle$/);
  expect(sent).toHaveLength(1);
  expect(await world.calls({ route: "callback.edit.post" })).toHaveLength(1);
});

test("A03 A06 a menu whose code is late: its button is busy, another press takes it back, the next one opens it", async ({
  admin: page,
  network,
}) => {
  const { letGo } = await network.hold("**/assets/overlays-*.js");
  await page.goto("/admin/concierge/callback?status=toHandle");
  const button = menuButtons(page).first();
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await page.keyboard.press("Tab");
  await expect(button).not.toHaveAttribute("aria-busy", "true");
  await button.click();
  await letGo();
  await expect(menu(page)).toBeVisible();
  await expect(button).toHaveAttribute("aria-expanded", "true");
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
