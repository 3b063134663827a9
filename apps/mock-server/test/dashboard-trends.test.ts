/** Trends equal their lists on any day. */
import { trendRows } from "@palier/contract";
import { afterAll, describe, expect, test } from "vitest";
import { json, nonEmpty, openDoor, type TableAnswer } from "./harness.ts";
import { totalIn } from "./period-total.ts";

const door = await openDoor();
const client = await door.signedIn();
const world = door.app.world("default");
afterAll(() => door.close());

interface Days {
  firstDay: string;
  lastDay: string;
}
interface Trends {
  by: string;
  incidents: (Days & { opened: number; resolved: number })[];
  orders: (Days & { finalCount: number; finalCents: number; openCount: number; openCents: number })[];
}
const trends = (by: string) => json<Trends>(client.get(`/admin/dashboard/trends?by=${by}`));
const totalOf = totalIn(client);
const days = ({ firstDay, lastDay }: Days) => `${firstDay} ${lastDay}`;

describe.each(["week", "month"])("by %s", (by) => {
  test("each figure is what its list has between the first and the last day", async () => {
    const { incidents, orders } = await trends(by);
    expect(incidents.map(days)).toEqual(orders.map(days));
    for (const period of nonEmpty(incidents))
      for (const name of ["opened", "resolved"] as const)
        expect(await totalOf(trendRows.incidents[name], period), `${name} ${days(period)}`).toBe(
          period[name],
        );
    for (const period of nonEmpty(orders))
      for (const name of ["finalCount", "openCount"] as const)
        expect(await totalOf(trendRows.orders[name], period), `${name} ${days(period)}`).toBe(period[name]);
    expect(Math.max(...incidents.map(({ resolved }) => resolved))).toBeGreaterThan(0);
    expect(Math.min(...orders.map(({ finalCount }) => finalCount))).toBeGreaterThan(0);
  });

  test("the amounts are of the orders that are counted", async () => {
    const { orders } = await trends(by);
    const from = orders.at(0)?.firstDay ?? "";
    const rows = [...world.table("order").rows({})].filter(
      ({ createdAt, status }) =>
        Date.parse(String(createdAt)) >= Date.parse(`${from}T00:00+02:00`) && status !== "cancelled",
    );
    const sum = (isValidated: boolean, worth: (row: (typeof rows)[number]) => number) =>
      nonEmpty(rows.filter(({ amountStatus }) => (amountStatus === "validated") === isValidated)).reduce(
        (total, row) => total + worth(row),
        0,
      );
    expect(orders.reduce((total, { finalCents }) => total + finalCents, 0)).toBe(
      sum(true, ({ finalAmountCents, refundedCents }) => Number(finalAmountCents) - Number(refundedCents)),
    );
    expect(orders.reduce((total, { openCents }) => total + openCents, 0)).toBe(
      sum(false, (each) => Number(each.finalAmountCents ?? each.estimatedAmountCents)),
    );
  });
});

test("weeks begin on Mondays, months on their first; the last one holds today, at the change of year too", async () => {
  const last = async (by: string) => (await trends(by)).orders.slice(-2).map(days);
  const at = async (set: string) => {
    const body = JSON.stringify({ set, freeze: true });
    const headers = { "content-type": "application/json" };
    const path = `${door.url}/__mock/worlds/default/clock`;
    expect((await fetch(path, { method: "POST", body, headers })).status).toBe(200);
  };
  expect(await last("week")).toEqual(["2026-11-09 2026-11-15", "2026-11-16 2026-11-22"]);
  await at("2026-11-30T22:59:59Z");
  expect(await last("month")).toEqual(["2026-10-01 2026-10-31", "2026-11-01 2026-11-30"]);
  // December in Paris: November's figures are not reused.
  await at("2026-11-30T23:00:00Z");
  expect(await last("month")).toEqual(["2026-11-01 2026-11-30", "2026-12-01 2026-12-31"]);
  await at("2027-01-01T08:00:00Z");
  expect(await last("week")).toEqual(["2026-12-21 2026-12-27", "2026-12-28 2027-01-03"]);
  expect(await last("month")).toEqual(["2026-12-01 2026-12-31", "2027-01-01 2027-01-31"]);
  await at("2028-03-31T08:00:00Z");
  expect(await last("month")).toEqual(["2028-02-01 2028-02-29", "2028-03-01 2028-03-31"]);
  const { incidents } = await trends("month");
  expect(incidents.at(0)?.firstDay).toBe("2027-04-01");
  await at("2026-11-20T09:30:00Z");
});

test("another word than week and month is refused, none is by week", async () => {
  expect((await client.get("/admin/dashboard/trends?by=year")).status).toBe(400);
  const unasked = await json<Trends>(client.get("/admin/dashboard/trends"));
  expect(unasked).toEqual(await trends("week"));
});

test("A18 an amount moves from not validated to validated once it is, and a refund is taken off", async () => {
  const { data } = await json<TableAnswer>(
    client.get("/admin/concierge/order/amount-to-validate/ajax-list?status=delivered&length=100"),
  );
  const [recent] = nonEmpty(data.filter(({ createdAt }) => String(createdAt) > "2026-09-01"));
  const { id, createdAt, finalAmountCents: proposed } = { ...recent };
  const week = async () =>
    (await trends("week")).orders.findLast(({ firstDay }) => firstDay <= String(createdAt).slice(0, 10));
  const before = await week();
  const path = `/admin/concierge/order/${id}`;
  await client.send(`${path}/update-final-amount`, { finalAmountCents: proposed, reason: "Vu" });
  const validated = await week();
  expect(validated).toEqual({
    ...before,
    finalCount: Number(before?.finalCount) + 1,
    finalCents: Number(before?.finalCents) + Number(proposed),
    openCount: Number(before?.openCount) - 1,
    openCents: Number(before?.openCents) - Number(proposed),
  });
  await client.send(`${path}/status`, { status: "completed" });
  await client.send(`${path}/refund`, { amountCents: proposed, reason: "Retard" });
  expect(await week()).toEqual({ ...validated, finalCents: before?.finalCents });
});
