import type { Page } from "@playwright/test";
import { expectCleanPart } from "../kit/looks.ts";
import { expect, test, toast } from "../kit/palier.ts";
import { placeOf } from "../kit/place.ts";
import { rowsOf } from "../kit/stored.ts";

const entries = (page: Page) =>
  page.getByRole("list", { name: "Changer l’ordre des services gérés" }).getByRole("listitem");
const handle = (page: Page, name: string) =>
  page.getByRole("button", { name: `Déplacer ${name}`, exact: true });

async function firstServices(page: Page): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(page, "/admin/managed-services/ajax", { length: 4 });
  return rows.map(({ name }) => name);
}

test("A06 A12 services are put in order by keyboard alone, undone, moved by the pointer and to a position", async ({
  admin: page,
}) => {
  const [first = "", second = "", third = ""] = await firstServices(page);
  await page.goto("/admin/managed-services");
  await page.getByRole("link", { name: "Changer l’ordre des services gérés" }).click();
  await handle(page, first).press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText(new RegExp(`${first}, position 2 sur \\d+`))).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(toast(page, `${first} : position 3`)).toBeVisible();
  await expect(handle(page, first)).toBeFocused();
  await page.reload();
  await expect(entries(page).nth(2)).toContainText(first);

  await handle(page, first).press("Space");
  await page.keyboard.press("Home");
  await page.keyboard.press("Space");
  await toast(page, `${first} : position 1`).getByRole("button", { name: "Annuler" }).click();
  await expect(entries(page).nth(2)).toContainText(first);

  await handle(page, third).hover();
  await page.mouse.down();
  const target = await placeOf(entries(page).nth(0));
  await page.mouse.move(target.x, target.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect(entries(page).nth(0)).toContainText(third);

  await page.getByRole("button", { name: `Autres actions sur ${second}` }).click();
  await page.getByRole("menuitem", { name: "Déplacer en position…" }).click();
  const dialog = page.getByRole("dialog", { name: `Déplacer ${second}` });
  await expectCleanPart(dialog, "a position");
  await dialog.getByRole("textbox", { name: /^Position/ }).fill("4");
  await dialog.getByRole("button", { name: "Déplacer" }).click();
  await expect(toast(page, `${second} : position 4`)).toBeVisible();
  expect((await firstServices(page))[3]).toBe(second);
});

test("S15 a service that another admin holds does not move, and says who holds it", async ({
  admin: page,
  realAdmin,
}) => {
  const [, second = ""] = await firstServices(page);
  await page.goto("/admin/managed-services/order");
  const { page: other } = await realAdmin();
  await other.goto(`/admin/managed-services?q=${encodeURIComponent(second)}`);
  await other
    .getByRole("link", { name: `Modifier ${second}` })
    .first()
    .click();
  await expect(handle(page, second)).toHaveAttribute("aria-disabled", "true");
  // Visible text, also for touch, that describes the handle.
  const why = entries(page)
    .filter({ hasText: second })
    .getByText(/ a ouvert cette fiche à /);
  await expect(why).toBeVisible();
  await expect(handle(page, second)).toHaveAccessibleDescription(/ a ouvert cette fiche à /);
});
