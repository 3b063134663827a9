import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { expect, test } from "vitest";
import { standsUnder } from "./late-rows.tsx";

const { counts, list } = orderRoutes;
const late = counts.metadata.counted?.tabs.late ?? {};
const order = { status: "accepted", deliveryAt: "2026-11-19T22:59:59Z" };
const isLate = (row: object, now: string) => standsUnder(row, late, list.metadata.filters, Date.parse(now));

test("A24 an order is late once its day in Paris is over, by the server's clock", () => {
  expect(isLate(order, "2026-11-19T22:59:59Z")).toBe(false);
  expect(isLate(order, "2026-11-19T23:00:00Z")).toBe(true);
  expect(isLate({ ...order, deliveryAt: "2026-11-19T23:00:00Z" }, "2026-11-19T23:00:00Z")).toBe(false);
});

test("A24 what is delivered, cancelled, or has no day is not late", () => {
  for (const status of ["delivered", "completed", "cancelled"])
    expect(isLate({ ...order, status }, "2026-12-01T12:00:00Z")).toBe(false);
  expect(isLate({ ...order, deliveryAt: null }, "2026-12-01T12:00:00Z")).toBe(false);
  expect(isLate({}, "2026-12-01T12:00:00Z")).toBe(false);
});

test("a filter that the list does not have leaves no row", () => {
  expect(standsUnder(order, { colour: "red" }, list.metadata.filters, 0)).toBe(false);
});
