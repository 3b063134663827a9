import type { Page } from "@playwright/test";
import { expect, test } from "./kit/palier.ts";
import { oneThat } from "./kit/stored.ts";
import { seatThird } from "./kit/three-admins.ts";

const alone = (page: Page, name: string) =>
  page.getByRole("button", { name: `${name} consulte aussi cette fiche`, exact: true });
const anybody = (page: Page) => page.getByRole("button", { name: /aussi cette fiche$/ });

test("L09 L02 who else has a record open is shown by initials, each once, in a shown record and in a form", async ({
  admin: page,
  realAdmin,
}) => {
  const { id } = await oneThat<{ id: number }>(page, "/admin/concierge/order/ajax-list", { status: "new" });
  for (const place of [`/admin/concierge/order/${id}`, "/admin/building/edit/3"]) {
    await page.goto(place);
    const own = await page.context().newPage();
    await own.goto(place);
    const { page: other } = await realAdmin();
    await other.goto(place);
    await expect(alone(page, "Karim Benali")).toBeVisible();
    await expect(alone(other, "Jeanne Martin")).toBeVisible();
    const { page: last } = await seatThird(page, realAdmin);
    await last.goto(place);
    await expect(page.getByRole("button", { name: /consultent aussi/ })).toHaveAccessibleName(
      /Karim Benali.* et |et Karim Benali/,
    );
    // A button whose tooltip names them on keyboard focus.
    await anybody(page).focus();
    await expect(page.getByRole("tooltip")).toContainText("Karim Benali");
    await last.goto("/admin/");
    await expect(alone(page, "Karim Benali")).toBeVisible();
    await other.close();
    await expect(anybody(page)).toHaveCount(0);
    await own.close();
    await last.close();
  }
});

test("L03 whoever's connection breaks is no longer shown, and is shown again when it is back", async ({
  admin: page,
  realAdmin,
}) => {
  await page.goto("/admin/building/edit/3");
  const { page: other, network } = await realAdmin();
  await other.goto("/admin/building/edit/3");
  await expect(anybody(page)).toBeVisible();
  await network.offline();
  await expect(anybody(page)).toHaveCount(0);
  await network.online();
  await expect(anybody(page)).toBeVisible({ timeout: 30_000 });
});
