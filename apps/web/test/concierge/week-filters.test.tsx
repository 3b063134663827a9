/** @vitest-environment happy-dom */
import { deliveryScheduleRoutes } from "@palier/contract/areas/concierge/delivery-schedule";
import { supplierRoutes } from "@palier/contract/areas/concierge/supplier";
import { dashboardRoutes } from "@palier/contract/areas/dashboard";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { router } from "#app/router.tsx";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";

signedInWorld();

const week = "2026-11-09";

test("A01 a concierge of the address who has nothing in the week is seen in the filter, and can be taken off", async () => {
  const { slots } = await call(deliveryScheduleRoutes.week, { params: { weekStart: week } });
  const { results } = await call(supplierRoutes.search, { query: {} });
  const absent = results.find(({ id }) => slots.every(({ supplierId }) => supplierId !== id));
  const user = await openApp(`/admin/concierge/delivery-schedule?week=${week}&supplierId=${absent?.id}`);
  await screen.findByRole("option", { name: `Concierge\u00a0: ${absent?.text}` });
  const filter = screen.getByRole<HTMLSelectElement>("combobox", { name: "Concierge" });
  expect(filter.value).toBe(String(absent?.id));
  await screen.findByText("Aucune livraison ne correspond");
  await user.selectOptions(filter, "");
  await screen.findByRole("heading", { level: 1, name: new RegExp(`${slots.length}$`) });
  expect(filter.value).toBe("");
});

test("A01 an empty week whose address has filters offers to clear them; a value that nothing has is shown by itself", async () => {
  const user = await openApp(
    "/admin/concierge/delivery-schedule?week=2040-01-02&deliveryPointId=999999&status=lost",
  );
  await screen.findByText("Aucune livraison cette semaine");
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Statut" }).value).toBe("lost");
  expect(
    screen.getByRole<HTMLSelectElement>("combobox", { name: /^Point/ }).selectedOptions[0]?.textContent,
  ).toBe("Point de livraison\u00a0: n°\u00a0999999");
  await user.click(screen.getByRole("button", { name: "Effacer les filtres" }));
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Statut" }).value).toBe("");
});

test("A01 an hour whose address names no week is shown in its own week, though another one is present", async () => {
  const { slots } = await call(deliveryScheduleRoutes.week, { params: { weekStart: week } });
  const [slot] = slots;
  if (slot === undefined) throw new Error("the week has no delivery");
  await openApp(`/admin/concierge/delivery-schedule?hour=${slot.date}T${slot.from.slice(0, 2)}`);
  const hour = within(await screen.findByRole("dialog", { name: /^Livraisons de/ }));
  await hour.findByRole("link", { name: slot.orderNumber });
  await screen.findByText(/^Semaine du 9 au 15 novembre 2026/, { selector: "h1, h1 *" });
  expect(new URLSearchParams(router.state.location.search).get("week")).toBe(week);
});

test.each(["2026-99-99", "2027-02-29"])(
  "A01 an hour of %s, which does not exist, opens nothing",
  async (day) => {
    await openApp(`/admin/concierge/delivery-schedule?hour=${day}T10`);
    await screen.findByRole("heading", { level: 1, name: /^Semaine du 16 au 22 novembre 2026/ });
    expect(screen.queryByRole("dialog")).toBeNull();
  },
);

test("A01 « Semaine suivante » right after « Cette semaine » leads to the week after the present one", async () => {
  await openApp(`/admin/concierge/delivery-schedule?week=${week}`);
  await screen.findAllByRole("gridcell");
  // With the menu's counts comes the server's time.
  await call(dashboardRoutes.waiting);
  fireEvent.click(screen.getByRole("button", { name: "Cette semaine" }));
  fireEvent.click(screen.getByRole("button", { name: "Semaine suivante" }));
  expect(router.state.location.search).toBe("?week=2026-11-23");
});

test("A01 two quick presses of « Semaine suivante » lead two weeks on, also before the first week is read", async () => {
  await openApp(`/admin/concierge/delivery-schedule?week=${week}`);
  const next = await screen.findByRole("button", { name: "Semaine suivante" });
  await screen.findAllByRole("gridcell");
  fireEvent.click(next);
  fireEvent.click(next);
  expect(router.state.location.search).toBe("?week=2026-11-23");
});
