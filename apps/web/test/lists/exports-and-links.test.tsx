/** @vitest-environment happy-dom */
import { dashboardRoutes } from "@palier/contract/areas/dashboard";
import { incidentRoutes } from "@palier/contract/areas/incident";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { call } from "#api/call.ts";
import { openApp, shownToast, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();
// A press on its link would lead this page to the file.
beforeEach(() => void vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue());

test("S03 A02 an export asks for the ticked columns alone, in the list's order and with its filters", async () => {
  const user = await openApp("/admin/building?status=active&tri=-lotCount");
  // The button stands in the list's frame before it can be pressed.
  await screen.findAllByRole("gridcell");
  await user.click(await screen.findByRole("button", { name: "Exporter" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Exporter/ }));
  await user.click(dialog.getByRole("button", { name: "Aucune" }));
  for (const name of ["Nom", "Lots"]) await user.click(dialog.getByRole("checkbox", { name }));
  await user.click(dialog.getByRole("button", { name: "Exporter" }));
  await shownToast(/^Export terminé/);
  const [asked] = await world.calls({ route: "building.export" });
  expect(Object.fromEntries(new URLSearchParams(asked?.query))).toMatchObject({
    column_field_list: "name,lotCount",
    status: "active",
    "order[0][dir]": "desc",
  });
});

test("A01 a subscriber's name leads to the resident of that name", async () => {
  await openApp("/admin/concierge/subscription/edit/1/subscribers");
  const grid = within(await screen.findByRole("grid"));
  const [first] = await grid.findAllByRole("link");
  const id = Number(/\/admin\/user\/edit\/(\d+)/.exec(first?.getAttribute("href") ?? "")?.[1]);
  expect(world.state.table("user").get(id)?.fullName).toBe(first?.textContent);
});

test("A01 each bar of a chart of incidents leads to a list of as many as it says", async () => {
  const { incidents } = await call(dashboardRoutes.trends, { query: { by: "week" } });
  const at = incidents.findLastIndex(({ opened, resolved }) => resolved > 0 && opened !== resolved);
  const { resolved } = incidents[at] ?? { resolved: 0 };
  await openApp("/admin/");
  const bars = await screen.findAllByRole("link", {
    name: new RegExp(`\\s${resolved}\\sincidents?\\srésolus?$`),
  });
  const queries = bars.map((bar) =>
    Object.fromEntries(new URL(bar.getAttribute("href") ?? "", "https://x").searchParams),
  );
  const counts = await Promise.all(
    queries.map(
      async (query) => (await call(incidentRoutes.list, { query: { ...query, length: 1 } })).recordsFiltered,
    ),
  );
  expect(counts).toEqual(counts.map(() => resolved));
});
