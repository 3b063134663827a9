/** @vitest-environment happy-dom */

import { buildingRoutes } from "@palier/contract/areas/building";
import { deliveryPointRoutes } from "@palier/contract/areas/concierge/delivery-point";
import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { userRoutes } from "@palier/contract/areas/user";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { router } from "#app/router.tsx";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";
import { words } from "#test/kit/steps.ts";

const world = signedInWorld();
const query = { length: 200 };

async function ordersOf(userId: number): Promise<number> {
  return (await call(orderRoutes.list, { query: { userId, length: 1 } })).recordsFiltered;
}

// No promise: links to what belongs to the resident.
test("a resident's page leads to the orders of that resident, and says how many", async () => {
  const { data } = await call(orderRoutes.list, { query: { length: 1 } });
  const [order] = data;
  if (order === undefined) throw new Error("there is no order");
  const count = await ordersOf(order.userId);
  const user = await openApp(`/admin/user/edit/${order.userId}`);
  const [email] = await screen.findAllByRole("link", { name: /@/ });
  expect(email?.getAttribute("href")).toMatch(/^mailto:/);
  const related = within(await screen.findByRole("region", { name: "Dossiers liés" }));
  const own = await waitFor(() => {
    const isOrders = ({ textContent }: HTMLElement) =>
      new RegExp(`^Commandes\\s*${count}$`).test(textContent);
    const link = related.getAllByRole("listitem").find(isOrders)?.querySelector("a");
    if (link == null) throw new Error("the orders are not counted yet");
    return link;
  });
  await user.click(own);
  await screen.findByRole("heading", { level: 1, name: new RegExp(`^Commandes\\s*${count}$`) });
  expect(router.state.location.search).toBe(`?userId=${order.userId}`);
  await waitFor(() =>
    expect(document.querySelector("main")?.textContent).toMatch(words(`Résident : ${order.userName}`)),
  );
});

type Row = Readonly<Record<string, unknown>> & { readonly id: number };
const facts = [
  [
    "an order",
    async (): Promise<readonly Row[]> => (await call(orderRoutes.list, { query })).data,
    "/admin/concierge/order",
    {
      userName: "/admin/user/edit",
      buildingName: "/admin/building/edit",
      deliveryPointName: "/admin/concierge/delivery-point/edit",
      supplierName: "/admin/concierge/supplier/edit",
    },
  ],
  [
    "a delivery point",
    async (): Promise<readonly Row[]> => (await call(deliveryPointRoutes.list, { query })).data,
    "/admin/concierge/delivery-point/edit",
    { buildingName: "/admin/building/edit" },
  ],
  [
    "a building",
    async (): Promise<readonly Row[]> => (await call(buildingRoutes.list, { query })).data,
    "/admin/building/edit",
    { neighborhoodName: "/admin/neighborhood/edit", walletName: "/admin/wallets/edit" },
  ],
  [
    "a resident",
    async (): Promise<readonly Row[]> => (await call(userRoutes.list, { query })).data,
    "/admin/user/edit",
    { buildingName: "/admin/building/edit" },
  ],
] as const;

test.each(facts)(
  "A20 the facts of %s lead to the records that they name",
  async (_name, rows, path, names) => {
    const record = (await rows()).find((each) =>
      Object.keys(names).every((name) => typeof each[name] === "string"),
    );
    if (record === undefined) throw new Error("no record names all others");
    await openApp(`${path}/${record.id}`);
    for (const [name, place] of Object.entries(names)) {
      const links = await screen.findAllByRole("link", { name: String(record[name]) });
      const hrefs = links
        .filter((link) => link.closest("dd") !== null)
        .map((link) => link.getAttribute("href"));
      expect(hrefs).toContain(`${place}/${String(record[name.replace(/Name$/, "Id")])}`);
    }
  },
);

test("A20 an order's delivery leads to its slot, with its week and its hour open and the order marked", async () => {
  const { data } = await call(orderRoutes.list, { query: { status: "accepted", length: 100 } });
  const order = data.find(
    ({ deliveryAt, deliveryPointId }) => deliveryAt !== null && deliveryPointId !== null,
  );
  const user = await openApp(`/admin/concierge/order/${order?.id}`);
  const link = await waitFor(() => {
    const found = document.querySelector("dd a[href*='delivery-schedule']");
    if (found === null) throw new Error("the delivery is no link yet");
    return found;
  });
  await user.click(link);
  const hour = await screen.findByRole("dialog", { name: /^Livraisons de/ });
  await waitFor(() => expect(hour.querySelector("li[aria-current]")?.textContent).toContain(order?.number));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(router.state.location.search).toMatch(/^\?week=\d{4}-\d\d-\d\d$/);
});

test("A20 an order says how to reach its resident, as it stands in the resident's own record", async () => {
  const order = await call(orderRoutes.show, { params: { id: 900 } });
  await world.patch("user", order.userId, { phone: "+33611223344", email: "jo.appel@example.org" });
  await openApp("/admin/concierge/order/900");
  const href = async (name: RegExp) => (await screen.findByRole("link", { name })).getAttribute("href");
  expect(await href(/^06\s11\s22\s33\s44$/)).toBe("tel:+33611223344");
  expect(await href(/^jo\.appel@example\.org$/)).toBe("mailto:jo.appel@example.org");
});

test("A21 two residents of one name are shown with building and address, and found by them", async () => {
  const { data } = await call(orderRoutes.list, { query: { length: 20 } });
  const [one, two] = [...new Set(data.map(({ userId }) => userId))];
  if (one === undefined || two === undefined) throw new Error("all orders are one resident's");
  const names = { firstName: "Camille", lastName: "Homonyme", fullName: "Camille Homonyme" };
  for (const id of [one, two]) await world.patch("user", id, names);
  const { email, buildingName } = (await call(userRoutes.edit.get, { params: { id: two } })).record ?? {};
  const count = await ordersOf(two);
  const user = await openApp("/admin/concierge/order");
  const box = () => screen.findByRole("combobox", { name: "Résident" });
  const found = () => screen.queryAllByRole("option", { name: /Camille Homonyme/ });
  await user.type(await box(), "homonyme camille");
  await waitFor(() => expect(found()).toHaveLength(2));
  const details = found().map((each) => each.querySelector(".ui-option__detail")?.textContent);
  expect(new Set(details).size).toBe(2);
  await user.clear(await box());
  await user.type(await box(), `camille ${email}`);
  await waitFor(() => expect(found()).toHaveLength(1));
  const [option] = found();
  expect(option?.textContent).toContain(buildingName ?? email);
  await user.click(option ?? document.body);
  await screen.findByRole("heading", { level: 1, name: new RegExp(`^Commandes\\s*${count}$`) });
  expect(router.state.location.search).toContain(`userId=${two}`);
});
