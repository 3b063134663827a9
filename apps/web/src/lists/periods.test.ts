import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { userRoutes } from "@palier/contract/areas/user";
import { expect, test } from "vitest";
import { defineList } from "./define-list.ts";
import { isBackwards, isPeriodEnd, periodOf, periodText, presetsOf } from "./periods.ts";

const searched = { options: userRoutes.search };
const list = defineList({
  name: "orders",
  texts: { title: "", searchPlaceholder: "", empty: "", noMatch: "" },
  table: orderRoutes.amountToValidate,
  columns: { number: {} },
  filters: {
    status: {},
    supplierId: searched,
    buildingId: searched,
    deliveryFrom: { ahead: true },
    deliveryTo: {},
    userId: searched,
  },
});

test.each([
  [{ from: "", to: "" }, undefined],
  [{ from: "today", to: "today" }, "aujourd’hui"],
  [{ from: "weekStart", to: "weekEnd" }, "cette semaine"],
  [{ from: "", to: "yesterday" }, "avant aujourd’hui"],
  [{ from: "2026-11-20", to: "" }, "à partir du\u00a020/11/2026"],
  [{ from: "", to: "2026-11-20" }, "jusqu’au\u00a020/11/2026"],
  [{ from: "2026-11-20", to: "tomorrow" }, "20/11/2026 – demain"],
])("a period in words: %j", (value, text) => {
  expect(periodText(value)).toBe(text);
});

test("two filters of one column are one period, offered once; a delivery's days lie ahead", () => {
  const periods = list.filters.flatMap((each) => periodOf(list.filters, each) ?? []);
  expect(periods.map(({ label, from, to }) => [label, from.name, to.name])).toEqual([
    ["Livraison", "deliveryFrom", "deliveryTo"],
  ]);
  expect(list.filters.filter((each) => isPeriodEnd(list.filters, each)).map(({ name }) => name)).toEqual([
    "deliveryTo",
  ]);
  const names = periods.flatMap(presetsOf).map(({ name }) => name);
  expect(names).toContain("tomorrow");
  expect(names).not.toContain("yesterday");
});

test.each([
  [{ from: "2026-11-30", to: "2026-11-01" }, true],
  [{ from: "2026-11-20", to: "2026-11-20" }, false],
  [{ from: "2026-11-30", to: "" }, false],
  [{ from: "tomorrow", to: "yesterday" }, true],
  [{ from: "2026-11-21", to: "today" }, true],
  [{ from: "2026-11-21", to: "tomorrow" }, false],
])("whether a period ends before it begins, on 20 November: %j", (value, expected) => {
  expect(isBackwards(value, Date.parse("2026-11-20T09:30:00Z"))).toBe(expected);
});
