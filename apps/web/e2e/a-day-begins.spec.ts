import type { Page } from "@playwright/test";
import { expect, test } from "./kit/palier.ts";
import { listOf, read } from "./kit/stored.ts";

const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Sunday evening; the year, the month and the week end. */
const lastMoment = "2027-01-31T22:59:57Z";
const firstMoment = "2027-01-31T23:00:00Z";

/** A page that was there before the server reads again five seconds later. */
const patience = { timeout: 20_000 };

/** With the rail's counts comes the server's time. */
const untilTimeIsKnown = (page: Page) =>
  page
    .getByRole("navigation")
    .getByRole("link", { name: /en retard/ })
    .first()
    .waitFor();

const late = { status: "new,accepted,preparing", deliveryTo: "yesterday" };

test("A24 A01 midnight passes over an open list: its words mean the new day, and what was due is late", async ({
  admin: page,
  world,
}) => {
  await world.clock({ freeze: true, set: lastMoment });
  const { data } = await listOf<{ readonly id: number }>(page, "/admin/concierge/order/ajax-list", {
    status: "accepted",
  });
  // Due this evening.
  await world.patch("order", data[0]?.id ?? 0, { deliveryAt: "2027-01-31T20:00:00Z" });
  const before = (await listOf(page, "/admin/concierge/order/ajax-list", late)).recordsFiltered;
  await page.goto(`/admin/concierge/order?${new URLSearchParams(late)}`);
  await expect(title(page)).toContainText(new Intl.NumberFormat("fr-FR").format(before));
  await untilTimeIsKnown(page);
  await world.clock({ freeze: true, set: firstMoment });
  const after = (await listOf(page, "/admin/concierge/order/ajax-list", late)).recordsFiltered;
  expect(after).toBeGreaterThan(before);
  await expect(title(page)).toContainText(new Intl.NumberFormat("fr-FR").format(after), patience);
  await expect(page.getByRole("navigation").getByRole("link", { name: `${after} en retard` })).toBeVisible();
});

test("A24 A01 a week ends while the planner is open: « Cette semaine » is the new one, today is its Monday", async ({
  admin: page,
  world,
}) => {
  await world.clock({ freeze: true, set: lastMoment });
  await page.goto("/admin/concierge/delivery-schedule");
  await expect(title(page)).toContainText("Semaine du 25 au 31 janvier 2027");
  await untilTimeIsKnown(page);
  await world.clock({ freeze: true, set: firstMoment });
  await expect(title(page)).toContainText("Semaine du 1er au 7 février 2027", patience);
  expect((await read(page, "/admin/concierge/delivery-schedule/list")).weekStart).toBe("2027-02-01");
  await expect(page.locator("th[aria-current=date]")).toContainText("lun. 1");
  await expect(page.getByRole("button", { name: "Cette semaine" })).toHaveAttribute("aria-current", "true");
});
