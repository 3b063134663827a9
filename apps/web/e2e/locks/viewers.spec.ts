import type { Page } from "@playwright/test";
import { expect, test } from "../kit/palier.ts";
import { seatThird } from "../kit/three-admins.ts";

const place = "/admin/building/edit/3";
const alone = (page: Page, name: string) =>
  page.getByRole("button", { name: `${name} consulte aussi cette fiche`, exact: true });
const anybody = (page: Page) => page.getByRole("button", { name: /aussi cette fiche$/ });

test("L02 L03 L09 who else has a record open is shown by initials, each once, until the page closes or its connection breaks", async ({
  admin: page,
  realAdmin,
}) => {
  await page.goto(place);
  const own = await page.context().newPage();
  await own.goto(place);
  const { page: other, network } = await realAdmin();
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

  await network.offline();
  await expect(anybody(page)).toHaveCount(0);
  await network.online();
  await expect(alone(page, "Karim Benali")).toBeVisible({ timeout: 30_000 });
  await other.close();
  await expect(anybody(page)).toHaveCount(0);
});
