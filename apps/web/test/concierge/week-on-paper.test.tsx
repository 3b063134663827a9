/** @vitest-environment happy-dom */
import { deliveryScheduleRoutes } from "@palier/contract/areas/concierge/delivery-schedule";
import { act, screen, within } from "@testing-library/react";
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

/** What a browser does first when it prints: the medium changes after it has counted the sheets. */
const print = () => act(() => dispatchEvent(new Event("beforeprint")));

const printedLines = () =>
  screen
    .getAllByRole("table")
    .flatMap((table) => within(table).getAllByRole("row").slice(1))
    .map(({ textContent }) => textContent);

test("A22 a printed week lists what is delivered to whom, where and by whom, and a printed day its own alone", async () => {
  const { slots } = await call(deliveryScheduleRoutes.week, { params: { weekStart: week } });
  const user = await openApp(`/admin/concierge/delivery-schedule?week=${week}`);
  await screen.findAllByRole("gridcell");
  print();
  expect(printedLines()).toHaveLength(slots.length);
  for (const { orderNumber, userName, supplierName, deliveryPointName } of slots)
    expect(printedLines()).toContainEqual(
      expect.stringMatching(
        new RegExp(`${userName}.?${orderNumber}.?${deliveryPointName}.?${supplierName ?? "—"}`),
      ),
    );
  act(() => dispatchEvent(new Event("afterprint")));
  expect(screen.queryAllByRole("table")).toEqual([]);

  await user.click(screen.getByRole("link", { name: "Jour" }));
  const day = slots[0]?.date ?? "";
  await user.click(
    await screen.findByRole("button", { name: new RegExp(`^\\w+\\. ${Number(day.slice(-2))} `) }),
  );
  print();
  expect(printedLines()).toHaveLength(slots.filter(({ date }) => date === day).length);
  act(() => dispatchEvent(new Event("afterprint")));
});
