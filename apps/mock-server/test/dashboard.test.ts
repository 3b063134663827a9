/** Figures equal the lists. */
import { ageRows } from "@palier/contract";
import { afterAll, describe, expect, test } from "vitest";
import { json, nonEmpty, openDoor, type TableAnswer } from "./harness.ts";
import { totalIn } from "./period-total.ts";

const door = await openDoor();
const client = await door.signedIn();
const world = door.app.world("default");
afterAll(() => door.close());

interface Summary {
  waiting: Record<string, number>;
  openIncidentsByAge: { age: string; firstDay: string | null; lastDay: string; count: number }[];
  totals: { buildings: number; users: number; lots: number };
}
const summary = () => json<Summary>(client.get("/admin/dashboard/summary"));
const total = async (path: string) => (await json<TableAnswer>(client.get(path))).recordsFiltered;
const totalOf = totalIn(client);
const requests = (query = "") =>
  json<TableAnswer>(client.get(`/admin/dashboard/association-requests?length=500&${query}`));
const byColumn = (column: string, dir: string) =>
  `columns[0][data]=${column}&order[0][column]=0&order[0][dir]=${dir}`;

describe("association requests", () => {
  test("are the ties that wait, the oldest first, each with its age and whether it has a proof", async () => {
    const { data, recordsTotal } = await requests();
    expect(recordsTotal).toBe(data.length);
    const times = data.map(({ requestedAt }) => String(requestedAt));
    expect(times).toEqual([...times].sort());
    for (const { status, hasProof, requestedAt, ageDays } of data) {
      expect(["pending", "proofToCheck"]).toContain(status);
      expect(hasProof).toBe(status === "proofToCheck");
      expect(ageDays).toBe(Math.floor((world.clock.now() - Date.parse(String(requestedAt))) / 86_400_000));
    }
  });

  test.each(["asc", "desc"])("are sorted by age, %s", async (dir) => {
    const ages = (await requests(byColumn("ageDays", dir))).data.map(({ ageDays }) => Number(ageDays));
    const sorted = [...ages].sort((a, b) => (dir === "asc" ? a - b : b - a));
    expect(ages).toEqual(sorted);
    expect(new Set(ages).size).toBeGreaterThan(1);
  });

  test("are exported with the columns and order that are asked for", async () => {
    const fields = "column_field_list=ageDays,userName,hasProof";
    const text = await (await client.get(`/admin/dashboard/ajax-list-export?${fields}`)).text();
    const [head, first] = text.split("\r\n");
    expect(head).toBe("Attente (jours);Résident;Justificatif");
    const [oldest] = (await requests()).data;
    expect(first).toBe(`${oldest?.ageDays};${oldest?.userName};${oldest?.hasProof ? "Oui" : "Non"}`);
    expect(text.trim().split("\r\n")).toHaveLength((await requests()).recordsTotal + 1);
  });
});

describe("figures", () => {
  test("agree with the lists", async () => {
    const { waiting, totals } = await summary();
    const open = await total("/admin/incident/ajax/list?status=open");
    expect(waiting).toEqual({
      // Without proof, a request waits for the resident.
      associationRequests: world
        .table("ula")
        .count({ where: [{ column: "status", op: "eq", value: "proofToCheck" }] }),
      openIncidents: open + (await total("/admin/incident/ajax/list?status=inProgress")),
      unreadConversations: await total("/admin/conversations/ajax-list?unread=true"),
      ordersToAccept: await total("/admin/concierge/order/ajax-list?status=new"),
      lateOrders: await total(
        "/admin/concierge/order/ajax-list?status=new,accepted,preparing&deliveryTo=yesterday",
      ),
      quotationsToPrice: await total("/admin/concierge/quotation/ajax-list?status=requested"),
      amountsToValidate: world
        .table("order")
        .count({ where: [{ column: "amountStatus", op: "eq", value: "toValidate" }] }),
      unreadAlerts: await total("/admin/alert/ajax-list?read=false"),
      callbacks: await total("/admin/concierge/callback/ajax-list?status=toHandle"),
    });
    expect((await json<Summary>(client.get("/admin/dashboard/waiting"))).waiting).toEqual(waiting);
    expect(totals.buildings).toBe(await total("/admin/building/ajax-list"));
    expect(totals.users).toBe(await total("/admin/user/ajax-list"));
    const { data } = await json<TableAnswer>(client.get("/admin/building/ajax-list?length=500"));
    expect(totals.lots).toBe(data.reduce((sum, { lotCount }) => sum + Number(lotCount), 0));
  });

  test("tell every open incident in one age, by the days between which its list has it", async () => {
    const { openIncidentsByAge, waiting } = await summary();
    expect(openIncidentsByAge.map(({ firstDay, lastDay }) => [firstDay, lastDay])).toEqual([
      ["2026-11-20", "2026-11-20"],
      ["2026-11-14", "2026-11-19"],
      ["2026-10-22", "2026-11-13"],
      [null, "2026-10-21"],
    ]);
    const ages = openIncidentsByAge.map(({ count }) => count);
    expect(ages.reduce((a, b) => a + b, 0)).toBe(waiting.openIncidents);
    for (const age of nonEmpty(openIncidentsByAge))
      expect(await totalOf(ageRows.openIncidentsByAge.count, age)).toBe(age.count);
  });

  test("change at once with what they count", async () => {
    const before = (await summary()).waiting;
    const unread = await json<TableAnswer>(client.get("/admin/conversations/ajax-list?unread=true"));
    await client.post(`/admin/conversations/${unread.data[0]?.id}/read`);
    expect((await summary()).waiting.unreadConversations).toBe(Number(before.unreadConversations) - 1);
    const waiting = (await requests()).data.find(({ status }) => status === "proofToCheck");
    const { values } = await json<{ values: object }>(client.get(`/admin/user/ula/${waiting?.id}`));
    await client.post(`/admin/user/ula/${waiting?.id}`, { ...values, status: "validated" });
    expect((await summary()).waiting.associationRequests).toBe(Number(before.associationRequests) - 1);
  });
});
