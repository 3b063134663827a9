import { expect, test } from "./palier.ts";
import { oneThat, stored } from "./stored.ts";

/** Pages whose facts name other records: the column of the name, and where the record stands. */
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
