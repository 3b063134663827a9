import type { Page } from "@playwright/test";
import { acceptFirstOrder, expect, test } from "./kit/palier.ts";

const places = [
  "/admin/concierge/order",
  "/admin/incident",
  "/admin/concierge/callback",
  "/admin/concierge/quotation",
  "/admin/dashboard/association-requests",
  "/admin/conversations",
] as const;

const tabs = (page: Page) => page.getByRole("navigation", { name: /^Onglets/ }).getByRole("link");
const tab = (page: Page, name: string) => tabs(page).filter({ hasText: name });
const countOf = async (page: Page, at: number) => tabs(page).nth(at).locator(".ui-tab__count").textContent();
const shown = (page: Page) => page.locator(".ui-page-header__count");
const rows = (page: Page) => page.locator(".ui-grid [role=row][row-id]");
const late = (page: Page) => page.locator(".ui-grid").getByText("En retard", { exact: true });

for (const place of places) {
  test(`A24 each tab of ${place} counts exactly the rows that it lists, and late ones say so`, async ({
    admin: page,
  }) => {
    await page.goto(place);
    await expect(tabs(page).locator(".ui-tab__count").first()).toHaveText(/\d/);
    const names = await tabs(page).allTextContents();
    expect(names.length).toBeGreaterThanOrEqual(4);
    for (const at of names.keys()) {
      const count = await countOf(page, at);
      await tabs(page).nth(at).click();
      await expect(tabs(page).nth(at)).toHaveAttribute("aria-current", "page");
      await expect(shown(page), names[at]).toHaveText(` ${count}`);
    }
    await expect(page).toHaveURL(new RegExp(`${place}$`));
    await tab(page, "En retard").click();
    await expect(tab(page, "En retard")).toHaveAttribute("aria-current", "page");
    await expect(late(page)).toHaveCount(await rows(page).count());
    await page.goBack();
    await expect(tabs(page).last()).toHaveAttribute("aria-current", "page");
  });
}

test("A24 the counts follow what another admin does", async ({ admin: page, realAdmin }) => {
  await page.goto("/admin/concierge/order?status=new");
  const count = tab(page, "À accepter").locator(".ui-tab__count");
  await expect(count).toHaveText(/\d/);
  await expect(page.locator(".ui-grid [row-id]").first()).toBeVisible();
  const before = Number((await count.textContent())?.replaceAll(/\D/g, ""));
  const { page: other } = await realAdmin();
  await acceptFirstOrder(other);
  await expect(count).toHaveText(String(before - 1));
  await expect(shown(page)).toHaveText(` ${before - 1}`);
});

test("A03 while counts do not come, or fail, the rows stand and the tabs lead to theirs", async ({
  admin: page,
  world,
  network,
}) => {
  const { letGo } = await network.hold(/order\/counts/);
  await page.goto("/admin/concierge/order");
  await expect(rows(page).first()).toBeVisible();
  await expect(tab(page, "À accepter")).toHaveText("À accepter");
  await letGo();
  await expect(tab(page, "À accepter")).toHaveText(/^À accepter \d+$/);
  await world.fault({ route: "order.counts", status: 500 });
  await page.goto("/admin/concierge/order");
  await expect(rows(page).first()).toBeVisible();
  await tab(page, "À accepter").click();
  await expect(page).toHaveURL(/\?status=new$/);
  await expect(page.getByRole("button", { name: "Statut : Nouvelle", exact: true })).toBeVisible();
  await expect(tab(page, "À accepter")).toHaveText("À accepter");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("A06 A07 counts that come at 360 px push no tab out of view that has the focus", async ({
  admin: page,
  network,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { letGo } = await network.hold(/order\/counts/);
  await page.goto("/admin/concierge/order?status=new");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  const last = tabs(page).last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  await letGo();
  await expect(tab(page, "À accepter")).toHaveText(/\d/);
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test("A01 a search or another filter stands under no tab; pressing one takes them off", async ({
  admin: page,
}) => {
  await page.goto("/admin/incident?status=open&q=fuite");
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole("navigation", { name: /^Onglets/ }).locator("[aria-current]")).toHaveCount(0);
  await tab(page, "Urgents").click();
  await expect(page).toHaveURL(
    /\/incident\?priority=urgent&status=open%2CinProgress$|\/incident\?status=open%2CinProgress&priority=urgent$/,
  );
  await expect(page.getByRole("searchbox")).toHaveValue("");
});
