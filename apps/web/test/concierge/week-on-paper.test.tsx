/** @vitest-environment happy-dom */
import { deliveryScheduleRoutes } from "@palier/contract/areas/concierge/delivery-schedule";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call } from "#api/call.ts";
import { openApp, shownToast, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();
// A press on its link would lead this page to the file.
beforeEach(() => void vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const week = "2026-11-09";

test("S24 A02 the export of a week asks for the week that is shown, with its filters", async () => {
  const user = await openApp(`/admin/concierge/delivery-schedule?week=${week}&status=delivered`);
  await screen.findAllByRole("gridcell");
  await user.click(await screen.findByRole("button", { name: "Exporter" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Exporter/ }));
  await user.click(dialog.getByRole("button", { name: "Exporter" }));
  await shownToast(/^Export terminé/);
  const [asked] = await world.calls({ route: "deliverySchedule.export" });
  expect(asked?.path).toMatch(new RegExp(`/${week}/export$`));
  expect(asked?.query).toContain("status=delivered");
});

test("A22 a printed week lists what is delivered to whom, by day and time", async () => {
  const { slots } = await call(deliveryScheduleRoutes.week, { params: { weekStart: week } });
  const media = globalThis.matchMedia.bind(globalThis);
  vi.spyOn(globalThis, "matchMedia").mockImplementation((query) => media(query === "print" ? "all" : query));
  await openApp(`/admin/concierge/delivery-schedule?week=${week}`);
  const tables = await screen.findAllByRole("table");
  const printed = tables
    .flatMap((table) => within(table).getAllByRole("row").slice(1))
    .map(({ textContent }) => textContent);
  expect(printed).toHaveLength(slots.length);
  for (const { orderNumber, userName } of slots)
    expect(printed.some((line) => line?.includes(orderNumber) && line.includes(userName))).toBe(true);
});
