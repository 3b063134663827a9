/** @vitest-environment happy-dom */
import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();

/** A second before midnight in Paris; the clock stands until it is set on. Each story has a later day: the page remembers. */
const eveningOf = (day: string) => world.clock({ freeze: true, set: `${day}T22:59:59Z` });
const late = { status: "new,accepted,preparing", deliveryTo: "yesterday" } as const;
const lateOrders = async () =>
  (await call(orderRoutes.list, { query: { ...late, length: 1 } })).recordsFiltered;

/** @param route the read whose answer tells the page the server's time */
async function passMidnight(day: string, route = "dashboard.waiting"): Promise<void> {
  await world.waitFor({ route, status: 200, wait: 20_000 });
  await world.clock({ freeze: true, set: `${day}T23:00:00Z` });
}

test("A01 A24 midnight passes over an open list, whose words mean the new day then: what was due is late", async () => {
  await eveningOf("2027-01-30");
  const { data } = await call(orderRoutes.list, { query: { status: "accepted", length: 1 } });
  // Due this evening.
  await world.patch("order", data[0]?.id ?? 0, { deliveryAt: "2027-01-30T20:00:00Z" });
  const before = await lateOrders();
  await openApp(`/admin/concierge/order?${new URLSearchParams(late)}`);
  const title = (count: number) => screen.findByRole("heading", { level: 1, name: new RegExp(` ${count}$`) });
  await title(before);
  await passMidnight("2027-01-30");
  const after = await lateOrders();
  expect(after).toBeGreaterThan(before);
  await title(after);
});

test("A01 A24 a week ends while it is shown: « Cette semaine » is the new one, whose Monday is today", async () => {
  await eveningOf("2027-01-31");
  await openApp("/admin/concierge/delivery-schedule");
  await screen.findByRole("heading", { level: 1, name: /^Semaine du 25 au 31 janvier 2027/ });
  await passMidnight("2027-01-31");
  await screen.findByRole("heading", { level: 1, name: /^Semaine du 1er au 7 février 2027/ });
  await waitFor(() =>
    expect(document.querySelector("th[aria-current=date]")?.textContent).toContain("lun. 1"),
  );
  expect(screen.getByRole("button", { name: "Cette semaine" }).getAttribute("aria-current")).toBe("true");
});

test("A24 midnight passes over the dashboard, whose figures are read anew and lead to the new days", async () => {
  await eveningOf("2027-02-28");
  await openApp("/admin/?by=month");
  const bar = async (name: string, at: number) =>
    [...(await screen.findByRole("figure", { name })).querySelectorAll("[data-mark]")].at(at);
  const month = async () => (await bar("Incidents, par mois", 11))?.getAttribute("aria-label") ?? "";
  await waitFor(async () => expect(await month()).toMatch(/^Février 2027 \(en cours\)/));
  await passMidnight("2027-02-28", "dashboard.summary");
  await waitFor(async () => expect(await month()).toMatch(/^Mars 2027 \(en cours\)/));
  const today = await bar("Incidents ouverts, par ancienneté", 0);
  expect(today?.getAttribute("href")).toMatch(/createdFrom=2027-03-01&createdTo=2027-03-01$/);
});
