import { expect, test } from "./kit/palier.ts";
import { oneThat, stored } from "./kit/stored.ts";

const pages = [
  {
    list: "/admin/concierge/order/ajax-list",
    pageOf: (id: number) => `/admin/concierge/order/${id}`,
    names: {
      userName: "/admin/user/edit",
      buildingName: "/admin/building/edit",
      deliveryPointName: "/admin/concierge/delivery-point/edit",
      supplierName: "/admin/concierge/supplier/edit",
    },
  },
  {
    list: "/admin/concierge/delivery-point/ajax-list",
    pageOf: (id: number) => `/admin/concierge/delivery-point/edit/${id}`,
    names: { buildingName: "/admin/building/edit" },
  },
  {
    list: "/admin/building/ajax-list",
    pageOf: (id: number) => `/admin/building/edit/${id}`,
    names: { neighborhoodName: "/admin/neighborhood/edit", walletName: "/admin/wallets/edit" },
  },
  {
    list: "/admin/user/ajax-list",
    pageOf: (id: number) => `/admin/user/edit/${id}`,
    names: { buildingName: "/admin/building/edit" },
  },
];

test("A20 a page's facts lead to the records that they name", async ({ admin: page }) => {
  for (const { list, pageOf, names } of pages) {
    const whole = (row: Readonly<Record<string, unknown>>) =>
      Object.keys(names).every((name) => typeof row[name] === "string");
    const { id } = await oneThat<{ id: number }>(page, list, { length: 200 }, (row) => whole({ ...row }));
    const record = await stored(page, pageOf(id));
    await page.goto(pageOf(id));
    for (const [name, place] of Object.entries(names)) {
      const link = page.getByRole("definition").getByRole("link", { name: record[name], exact: true });
      await expect(link).toHaveAttribute("href", `${place}/${record[name.replace(/Name$/, "Id")]}`);
    }
  }
});

test("A20 an order's delivery leads to its slot: its week, its hour open, itself marked there", async ({
  admin: page,
}) => {
  interface Order {
    readonly id: number;
    readonly number: string;
    readonly deliveryAt: string | null;
    readonly deliveryPointId: number | null;
  }
  const { id, number } = await oneThat<Order>(
    page,
    "/admin/concierge/order/ajax-list",
    { status: "accepted", length: 50 },
    ({ deliveryAt, deliveryPointId }) => deliveryAt !== null && deliveryPointId !== null,
  );
  await page.goto(`/admin/concierge/order/${id}`);
  await page.getByRole("definition").locator("a[href*='delivery-schedule']").click();
  const hour = page.getByRole("dialog", { name: /^Livraisons de/ });
  await expect(hour.locator("li[aria-current]")).toContainText(number);
  await page.keyboard.press("Escape");
  await expect(hour).toBeHidden();
  await expect(page).toHaveURL(/delivery-schedule\?week=\d{4}-\d\d-\d\d$/);
});
