/** @vitest-environment happy-dom */
import { deliveryScheduleRoutes } from "@palier/contract/areas/concierge/delivery-schedule";
import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { call } from "#api/call.ts";
import { router } from "#app/router.tsx";
import { actionForm, openApp, signedInWorld } from "#test/kit/app-harness.tsx";
import { keepToasts, toastWith } from "#test/kit/screen-parts.ts";

const world = signedInWorld();
keepToasts();

const place = "/admin/concierge/delivery-schedule";
const weekOf = async (weekStart: string) =>
  (await call(deliveryScheduleRoutes.week, { params: { weekStart } })).slots;

test("A01 S03 deliveries without a concierge are one choice of the week, and the export asks for exactly those", async () => {
  const week = "2026-11-23";
  const slots = await weekOf(week);
  const without = slots.filter(({ supplierId }) => supplierId === null);
  expect(without.length).toBeGreaterThan(0);
  expect(without.length).toBeLessThan(slots.length);
  const user = await openApp(`${place}?week=${week}`);
  await user.selectOptions(await screen.findByRole("combobox", { name: "Concierge" }), "Sans concierge");
  await waitFor(() => expect(router.state.location.search).toContain("supplierId=none"));
  await screen.findByRole("heading", { level: 1, name: new RegExp(`2026 ?${without.length}$`) });
  // A file that is saved would lead this page away, unlike a browser's.
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await user.click(screen.getByRole("button", { name: "Exporter" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Exporter/ }));
  await user.click(dialog.getByRole("button", { name: "Exporter" }));
  const { query, path } = await world.waitFor({ route: "deliverySchedule.export", status: 200 });
  expect(path).toMatch(/\/list\/2026-11-23\/export$/);
  expect(new URLSearchParams(query).get("supplierId")).toBe("none");
  await waitFor(() => expect(saved).toHaveBeenCalled());
  saved.mockRestore();
});

test("A11 A20 a delivery is put off and given a concierge from its hour, and week and order have it so", async () => {
  await world.clock({ freeze: true, set: "2026-11-18T09:30:00Z" });
  const slot = (await weekOf("2026-11-16")).find(
    ({ status, supplierId, date }) => status === "planned" && supplierId === null && date > "2026-11-18",
  );
  if (slot === undefined) throw new Error("every delivery to come has its concierge");
  const { orderNumber, orderId } = slot;
  const user = await openApp(`${place}?week=2026-11-16&hour=${slot.date}T${slot.from.slice(0, 2)}`);
  await user.click(await screen.findByRole("button", { name: `Reporter la livraison ${orderNumber}` }));
  const form = await actionForm(`Reporter la livraison de la commande ${orderNumber}`);
  const at = await form.findByRole("textbox", { name: /^Livraison le/ });
  const putOffTo = async (day: string) => {
    await user.clear(at);
    await user.type(at, day);
    await user.click(form.getByRole("button", { name: "Reporter" }));
  };
  await putOffTo("02/11/2026 10:00");
  await form.findAllByText("Choisissez un moment à venir.");
  await putOffTo("26/11/2026 14:30");
  await toastWith("Livraison reportée : commande ");
  expect((await weekOf("2026-11-23")).find(({ id }) => id === slot.id)).toMatchObject({
    date: "2026-11-26",
    from: "14:30",
    status: "planned",
  });
  await act(() => router.navigate(`${place}?week=2026-11-23&hour=2026-11-26T14`));
  await user.click(await screen.findByRole("button", { name: `Choisir le concierge ${orderNumber}` }));
  const choice = await actionForm(`Accepter la commande ${orderNumber}`);
  await user.click(choice.getByRole("button", { name: "Accepter" }));
  await toastWith("Commande acceptée : ");
  const order = await call(orderRoutes.show, { params: { id: orderId } });
  expect(order).toMatchObject({ status: "accepted", supplierId: expect.any(Number) });
  expect(Date.parse(order.deliveryAt ?? "")).toBe(Date.parse("2026-11-26T13:30:00Z"));
});

test("A11 A20 from its hour a delivery takes its order's next steps, up to the door, and week and order have it so", async () => {
  await world.clock({ freeze: true, set: "2026-11-18T09:30:00Z" });
  const orders = await Promise.all(
    (await weekOf("2026-11-16"))
      .filter(({ status, date }) => status === "planned" && date > "2026-11-18")
      .map(async (slot) => ({ slot, order: await call(orderRoutes.show, { params: { id: slot.orderId } }) })),
  );
  const { slot, order } = orders.find(({ order: { status } }) => status === "accepted") ?? {};
  if (slot === undefined || order === undefined) throw new Error("no accepted order is to be delivered");
  const user = await openApp(`${place}?week=2026-11-16&hour=${slot.date}T${slot.from.slice(0, 2)}`);
  const named = (label: string) => ({ name: `${label} ${order.number}` });
  expect(await screen.findByRole("button", named("Changer de concierge"))).toBeDefined();
  expect(screen.queryByRole("button", named("Rembourser"))).toBeNull();
  await user.click(screen.getByRole("button", named("Préparer")));
  await toastWith("Commande en préparation : ");
  await user.click(await screen.findByRole("button", named("Marquer livrée")));
  await toastWith("Commande livrée : ");
  await waitFor(() => expect(screen.queryByRole("button", named("Reporter la livraison"))).toBeNull());
  expect(await call(orderRoutes.show, { params: { id: order.id } })).toMatchObject({ status: "delivered" });
  expect((await weekOf("2026-11-16")).find(({ id }) => id === slot.id)).toMatchObject({
    status: "delivered",
  });
});
