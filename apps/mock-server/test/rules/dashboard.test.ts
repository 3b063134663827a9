/** Figures equal their lists, on any day. */
import { ageRows, type CountedPeriod, periodFilters, trendRows } from "@palier/contract";
import { describe, expect, test } from "vitest";
import { nonEmpty } from "../kit/client.ts";
import { freshWorlds } from "../kit/worlds.ts";

const { state, client, get, table, rows, find, post, edit, done, at } = freshWorlds();

interface Days {
  firstDay: string;
  lastDay: string;
}
interface Summary {
  waiting: Record<string, number>;
  openIncidentsByAge: { age: string; firstDay: string | null; lastDay: string; count: number }[];
  totals: { buildings: number; users: number; lots: number };
}
interface Trends {
  incidents: (Days & { opened: number; resolved: number })[];
  orders: (Days & { finalCount: number; finalCents: number; openCount: number; openCents: number })[];
}
const summary = () => get<Summary>("/admin/dashboard/summary");
const trends = (by: string) => get<Trends>(`/admin/dashboard/trends?by=${by}`);
const total = async (path: string) => (await table(path)).recordsFiltered;
const totalIn = (
  counted: CountedPeriod,
  period: { readonly firstDay: string | null; readonly lastDay: string },
) => total(`${counted.list}?${new URLSearchParams(periodFilters(counted, period))}`);
const requests = (query = "") => rows(`/admin/dashboard/association-requests?${query}`);
const days = ({ firstDay, lastDay }: Days) => `${firstDay} ${lastDay}`;
const countWhere = (entity: string, column: string, value: string) =>
  state()
    .table(entity)
    .count({ where: [{ column, op: "eq", value }] });

describe("association requests", () => {
  test("are the ties that wait, the oldest first, with their age and whether they have a proof", async () => {
    const data = nonEmpty(await requests());
    const times = data.map(({ requestedAt }) => String(requestedAt));
    expect(times).toEqual([...times].sort());
    for (const { status, hasProof, requestedAt, ageDays } of data) {
      expect(["pending", "proofToCheck"]).toContain(status);
      expect(hasProof).toBe(status === "proofToCheck");
      expect(ageDays).toBe(Math.floor((state().clock.now() - Date.parse(String(requestedAt))) / 86_400_000));
    }
    const fields = "column_field_list=ageDays,userName,hasProof";
    const text = await (await client().get(`/admin/dashboard/ajax-list-export?${fields}`)).text();
    const [head, first] = text.replace("\ufeff", "").split("\r\n");
    expect(head).toBe("Attente (jours);Résident;Justificatif");
    expect(first).toBe(`${data[0]?.ageDays};${data[0]?.userName};${data[0]?.hasProof ? "Oui" : "Non"}`);
  });
});

describe("figures", () => {
  test("agree with the lists, and change at once with what they count", async () => {
    const { waiting, totals } = await summary();
    const incidents = "/admin/incident/ajax/list?status=";
    const orders = "/admin/concierge/order/ajax-list?status=";
    expect(waiting).toEqual({
      // Without proof, a request waits for the resident.
      associationRequests: countWhere("ula", "status", "proofToCheck"),
      openIncidents: (await total(`${incidents}open`)) + (await total(`${incidents}inProgress`)),
      unreadConversations: await total("/admin/conversations/ajax-list?unread=true"),
      ordersToAccept: await total(`${orders}new`),
      lateOrders: await total(`${orders}new,accepted,preparing&deliveryTo=yesterday`),
      quotationsToPrice: await total("/admin/concierge/quotation/ajax-list?status=requested"),
      amountsToValidate: countWhere("order", "amountStatus", "toValidate"),
      unreadAlerts: await total("/admin/alert/ajax-list?read=false"),
      callbacks: await total("/admin/concierge/callback/ajax-list?status=toHandle"),
    });
    expect((await get<Summary>("/admin/dashboard/waiting")).waiting).toEqual(waiting);
    const lots = (await rows("/admin/building/ajax-list")).reduce(
      (sum, { lotCount }) => sum + Number(lotCount),
      0,
    );
    const buildings = await total("/admin/building/ajax-list");
    expect(totals).toEqual({ buildings, users: await total("/admin/user/ajax-list"), lots });
    const unread = await find("/admin/conversations/ajax-list?unread=true", () => true);
    await done(post(`/admin/conversations/${unread.id}/read`));
    const [proved] = (await requests()).filter(({ hasProof }) => hasProof);
    await done(edit(`/admin/user/ula/${proved?.id}`, { status: "validated" }));
    expect((await summary()).waiting).toMatchObject({
      unreadConversations: Number(waiting.unreadConversations) - 1,
      associationRequests: Number(waiting.associationRequests) - 1,
    });
  });

  test("tell every open incident in one age, by the days between which its list has it", async () => {
    const { openIncidentsByAge, waiting } = await summary();
    expect(openIncidentsByAge.map(({ firstDay, lastDay }) => [firstDay, lastDay])).toEqual([
      ["2026-11-20", "2026-11-20"],
      ["2026-11-14", "2026-11-19"],
      ["2026-10-22", "2026-11-13"],
      [null, "2026-10-21"],
    ]);
    expect(openIncidentsByAge.reduce((sum, { count }) => sum + count, 0)).toBe(waiting.openIncidents);
    for (const age of openIncidentsByAge)
      expect(await totalIn(ageRows.openIncidentsByAge.count, age)).toBe(age.count);
  });
});

describe("trends", () => {
  test.each(["week", "month"])(
    "by %s are what the lists have between the first and the last day",
    async (by) => {
      const { incidents, orders } = await trends(by);
      expect(incidents.map(days)).toEqual(orders.map(days));
      for (const period of nonEmpty(incidents))
        for (const name of ["opened", "resolved"] as const)
          expect(await totalIn(trendRows.incidents[name], period), `${name} ${days(period)}`).toBe(
            period[name],
          );
      for (const period of nonEmpty(orders))
        for (const name of ["finalCount", "openCount"] as const)
          expect(await totalIn(trendRows.orders[name], period), `${name} ${days(period)}`).toBe(period[name]);
      expect(Math.max(...incidents.map(({ resolved }) => resolved))).toBeGreaterThan(0);
      const from = Date.parse(`${orders.at(0)?.firstDay}T00:00+02:00`);
      const counted = [...state().table("order").rows({})].filter(
        ({ createdAt, status }) => Date.parse(String(createdAt)) >= from && status !== "cancelled",
      );
      const [final, open] = [true, false].map((is) =>
        nonEmpty(counted.filter(({ amountStatus }) => (amountStatus === "validated") === is)),
      );
      expect(orders.reduce((sum, { finalCents }) => sum + finalCents, 0)).toBe(
        final?.reduce((sum, each) => sum + Number(each.finalAmountCents) - Number(each.refundedCents), 0),
      );
      expect(orders.reduce((sum, { openCents }) => sum + openCents, 0)).toBe(
        open?.reduce((sum, each) => sum + Number(each.finalAmountCents ?? each.estimatedAmountCents), 0),
      );
    },
  );

  test("begin weeks on Mondays and months on their first, at the change of year too; by default by week", async () => {
    const last = async (by: string) => (await trends(by)).orders.slice(-2).map(days);
    expect(await last("week")).toEqual(["2026-11-09 2026-11-15", "2026-11-16 2026-11-22"]);
    // November's figures are not reused in Paris' December.
    for (const [instant, by, expected] of [
      ["2026-11-30T22:59:59Z", "month", ["2026-10-01 2026-10-31", "2026-11-01 2026-11-30"]],
      ["2026-11-30T23:00:00Z", "month", ["2026-11-01 2026-11-30", "2026-12-01 2026-12-31"]],
      ["2027-01-01T08:00:00Z", "week", ["2026-12-21 2026-12-27", "2026-12-28 2027-01-03"]],
      ["2028-03-31T08:00:00Z", "month", ["2028-02-01 2028-02-29", "2028-03-01 2028-03-31"]],
    ] as const) {
      at(instant);
      expect(await last(by), instant).toEqual(expected);
    }
    expect((await client().get("/admin/dashboard/trends?by=year")).status).toBe(400);
    expect(await get("/admin/dashboard/trends")).toEqual(await trends("week"));
  });

  test("A18 move an amount from not validated to validated once it is, and take a refund off", async () => {
    const waiting = await rows("/admin/concierge/order/amount-to-validate/ajax-list?status=delivered");
    const [recent] = nonEmpty(waiting.filter(({ createdAt }) => String(createdAt) > "2026-09-01"));
    const { id, createdAt, finalAmountCents: cents } = { ...recent };
    const week = async () =>
      (await trends("week")).orders.findLast(({ firstDay }) => firstDay <= String(createdAt).slice(0, 10));
    const before = await week();
    const path = `/admin/concierge/order/${id}`;
    await done(edit(`${path}/update-final-amount`, { finalAmountCents: cents, reason: "Vu" }));
    const validated = {
      ...before,
      finalCount: Number(before?.finalCount) + 1,
      finalCents: Number(before?.finalCents) + Number(cents),
      openCount: Number(before?.openCount) - 1,
      openCents: Number(before?.openCents) - Number(cents),
    };
    expect(await week()).toEqual(validated);
    await done(edit(`${path}/status`, { status: "completed" }));
    await done(edit(`${path}/refund`, { amountCents: cents, reason: "Retard" }));
    expect(await week()).toEqual({ ...validated, finalCents: before?.finalCents });
  });
});
