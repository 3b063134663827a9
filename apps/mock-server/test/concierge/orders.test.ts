import { mondayOf } from "@palier/contract";
import { describe, expect, test } from "vitest";
import { nonEmpty } from "../harness.ts";
import { openDesk, type Row } from "./desk.ts";

const { get, table, first, done, refused, history, client } = await openDesk();

interface OrderPage extends Row {
  status: string;
  steps: { at: string; status: string; byAdmin: string | null }[];
  comments: { byAdmin: string; body: string; visibility: string }[];
  items: { serviceId: number }[];
}
const page = (id: number) => get<OrderPage>(`order/${id}`);
const oneThatIs = (status: string) => first(`order/ajax-list?status=${status}`);
const move = (id: number, status: string, version: number) =>
  done<OrderPage>(`order/${id}/status`, { status, version });

describe("lists", () => {
  test("rows follow the filters: status, concierge, building, days of delivery", async () => {
    const all = await table("order/ajax-list");
    expect(all.recordsTotal).toBe(900);
    const some = all.data.find(({ supplierId, deliveryAt }) => supplierId !== null && deliveryAt !== null);
    const day = String(some?.deliveryAt).slice(0, 10);
    const { data } = await table(
      `order/ajax-list?supplierId=${some?.supplierId}&buildingId=${some?.buildingId}&status=${some?.status}&deliveryFrom=${day}&deliveryTo=${day}`,
    );
    expect(data.map(({ id }) => id)).toContain(some?.id);
    for (const row of data) {
      expect(row).toMatchObject({ supplierId: some?.supplierId, status: some?.status });
    }
    expect((await table("order/ajax-list?status=")).recordsFiltered).toBe(900);
  });

  test("amounts to validate are the orders that wait for it, and no other", async () => {
    const { data, recordsTotal } = await table("order/amount-to-validate/ajax-list");
    expect(recordsTotal).toBeGreaterThan(10);
    expect(nonEmpty(data).every(({ amountStatus }) => amountStatus === "toValidate")).toBe(true);
    const narrowed = await table("order/amount-to-validate/ajax-list?status=preparing");
    expect(narrowed.recordsTotal).toBe(recordsTotal);
    expect(nonEmpty(narrowed.data).every(({ status }) => status === "preparing")).toBe(true);
  });

  test("an order is found by the resident's name; a row has no lists, the page has them", async () => {
    const order = await first("order/ajax-list");
    const found = await table(`order/ajax-list?search[value]=${encodeURIComponent(String(order.userName))}`);
    expect(found.data.map(({ id }) => id)).toContain(order.id);
    expect(order).not.toHaveProperty("items");
    const { items, steps } = await page(order.id);
    expect(items.length).toBeGreaterThan(0);
    expect(steps[0]).toMatchObject({ status: "new" });
  });

  test("the export has the rows of the list, amounts with a decimal comma", async () => {
    const query = "status=delivered&column_field_list=number,estimatedAmountCents";
    const answer = await client.get(`/admin/concierge/order/ajax-list-export?${query}`);
    const lines = (await answer.text()).trim().split("\r\n");
    const { recordsFiltered } = await table("order/ajax-list?status=delivered");
    expect(lines[0]).toContain("Numéro;Montant estimé");
    expect(lines).toHaveLength(recordsFiltered + 1);
    expect(lines[1]).toMatch(/^C-\d{4}-\d{5};\d+,\d\d$/);
  });
});

describe("the status", () => {
  test("the form offers the state itself and what may follow", async () => {
    const offered = async (status: string) => {
      const { id } = await oneThatIs(status);
      const { choices } = await get<{ choices: { status: { id: string }[] } }>(`order/${id}/status`);
      return choices.status.map((each) => each.id);
    };
    expect(await offered("new")).toEqual(["new", "accepted", "cancelled"]);
    expect(await offered("delivered")).toEqual(["delivered", "completed"]);
    expect(await offered("completed")).toEqual(["completed"]);
  });

  test("an order goes its whole way, each step with who and when, and its slot with it", async () => {
    const slots = await get<{ slots: Row[] }>("delivery-schedule/list");
    const next = await get<{ slots: Row[] }>("delivery-schedule/list/2026-11-23");
    const orders = new Map((await table("order/ajax-list?status=new")).data.map((each) => [each.id, each]));
    const slot = [...slots.slots, ...next.slots].find(({ orderId }) => orders.has(Number(orderId)));
    const start = await page(Number(slot?.orderId));
    expect(start.supplierId).toBeNull();

    const accepted = await move(start.id, "accepted", start.version);
    expect(accepted.steps.at(-1)).toMatchObject({ status: "accepted", byAdmin: "Jeanne Martin" });
    expect(accepted.supplierId).not.toBeNull();
    const preparing = await move(start.id, "preparing", accepted.version);
    const delivered = await move(start.id, "delivered", preparing.version);
    expect(delivered).toMatchObject({
      amountStatus: "toValidate",
      finalAmountCents: start.estimatedAmountCents,
    });
    const completed = await move(start.id, "completed", delivered.version);
    expect(completed.steps.map(({ status }) => status)).toEqual([
      "new",
      "accepted",
      "preparing",
      "delivered",
      "completed",
    ]);

    const week = String(slot?.date) < "2026-11-23" ? "2026-11-16" : "2026-11-23";
    const after = await get<{ slots: Row[] }>(`delivery-schedule/list/${week}`);
    expect(after.slots.find(({ id }) => id === slot?.id)).toMatchObject({
      status: "delivered",
      supplierId: completed.supplierId,
    });
    const lines = await history(`order/history/${start.id}`);
    expect(lines[0]?.changes).toContainEqual({
      field: "status",
      label: "Statut",
      from: "Livrée",
      to: "Terminée",
    });
    expect(nonEmpty(lines).every(({ changes }) => changes.every(({ to }) => !to?.includes("{")))).toBe(true);
  });

  test("A11 a delivery that is put off takes its slot along, for an open order and to come alone", async () => {
    const { slots } = await get<{ slots: Row[] }>("delivery-schedule/list/2026-11-23");
    const slot = slots.find(({ status }) => status === "planned");
    const start = await page(Number(slot?.orderId));
    const put = (deliveryAt: string, version = start.version) =>
      refused(`order/${start.id}/delivery`, { deliveryAt, version });
    expect(await put("2026-11-01T09:00:00Z")).toMatchObject({ code: 422, errors: [{ path: "deliveryAt" }] });
    const to = { deliveryAt: "2026-12-02T09:15:00Z", version: start.version };
    const moved = await done<OrderPage>(`order/${start.id}/delivery`, to);
    expect(moved).toMatchObject({ deliveryAt: to.deliveryAt, status: start.status });
    const week = await get<{ slots: Row[] }>("delivery-schedule/list/2026-11-30");
    expect(week.slots.find(({ id }) => id === slot?.id)).toMatchObject({
      date: "2026-12-02",
      from: "10:15",
      to: "11:45",
      status: "planned",
    });
    const [line] = await history(`order/history/${start.id}`);
    expect(line?.changes).toMatchObject([{ field: "deliveryAt", to: "02/12/2026 10:15" }]);
    // A stale version, then an ended order.
    expect(await put("2026-12-03T09:00:00Z")).toMatchObject({ code: 409 });
    const over = await page((await oneThatIs("completed")).id);
    const body = { deliveryAt: "2026-12-03T09:00:00Z", version: over.version };
    expect(await refused(`order/${over.id}/delivery`, body)).toMatchObject({ code: 409 });
  });

  test.each([
    ["late in the evening, where it ends with its day", "2026-12-02T22:30:00Z", "23:30", "23:59"],
    ["in October's repeated hour", "2027-10-31T01:00:00Z", "02:00", "03:30"],
  ])("a slot put by a slip %s has its length again once it is put right", async (_when, slip, from, to) => {
    const { slots } = await get<{ slots: Row[] }>("delivery-schedule/list/2026-11-23");
    const slot = slots.find(({ status }) => status === "planned");
    const id = Number(slot?.orderId);
    const put = async (deliveryAt: string, monday: string) => {
      const { version } = await page(id);
      await done(`order/${id}/delivery`, { deliveryAt, version });
      const week = await get<{ slots: Row[] }>(`delivery-schedule/list/${monday}`);
      return week.slots.find((each) => each.id === slot?.id);
    };
    expect(await put(slip, mondayOf(slip.slice(0, 10)))).toMatchObject({ from, to });
    expect(await put("2026-12-02T12:30:00Z", "2026-11-30")).toMatchObject({ from: "13:30", to: "15:00" });
  });

  test("a concierge's count follows the orders that it takes", async () => {
    const order = await oneThatIs("new");
    const counted = async (id: unknown) =>
      (await table("concierge-ajax/list")).data.find((each) => each.id === id)?.orderCount;
    const before = new Map(
      (await table("concierge-ajax/list")).data.map((each) => [each.id, each.orderCount]),
    );
    const { supplierId } = await move(order.id, "accepted", order.version);
    expect(await counted(supplierId)).toBe(Number(before.get(Number(supplierId))) + 1);
  });

  test("what may not follow is 409 with what may; the same one again changes nothing", async () => {
    const { id, version } = await oneThatIs("new");
    expect(await refused(`order/${id}/status`, { status: "completed", version })).toMatchObject({
      code: 409,
      type: "/problems/wrong-state",
      allowed: ["accepted", "cancelled"],
      detail: expect.stringContaining("Nouvelle"),
    });
    expect(await move(id, "new", version)).toMatchObject({ version, status: "new" });
    const over = await oneThatIs("cancelled");
    expect(await refused(`order/${over.id}/status`, { status: "new", version: over.version })).toMatchObject({
      code: 409,
      allowed: [],
    });
  });

  test("a stale version is 409 with the order as it is; an unknown status and order are refused", async () => {
    const { id, version } = await oneThatIs("new");
    const commented = await done(`order/${id}/comment`, { body: "Vu.", visibility: "internal" });
    // A comment overwrites nothing.
    expect(commented.version).toBe(version);
    const changed = await done(`order/${id}/status`, { status: "accepted", version });
    expect(await refused(`order/${id}/status`, { status: "cancelled", version })).toMatchObject({
      code: 409,
      type: "/problems/stale-version",
      current: { id, version: changed.version },
    });
    expect(await refused(`order/${id}/status`, { status: "lost", version: changed.version })).toMatchObject({
      code: 422,
      errors: [{ path: "status", message: "Ce choix n’est pas proposé." }],
    });
    expect((await refused("order/999999/status", { status: "new", version: 1 })).code).toBe(404);
    expect((await page(id)).status).toBe("accepted");
  });
});

describe("comments", () => {
  test("a comment is added without any version, says who, and stands in the history", async () => {
    const { id } = await first("order/ajax-list");
    const before = await page(id);
    const sent = { body: "  Appelé, tout va bien.  ", visibility: "resident" };
    const after = await done<OrderPage>(`order/${id}/comment`, sent);
    expect(after.comments).toHaveLength(before.comments.length + 1);
    expect(after.comments.at(-1)).toMatchObject({
      byAdmin: "Jeanne Martin",
      body: "Appelé, tout va bien.",
      visibility: "resident",
    });
    const [line] = await history(`order/history/${id}`);
    expect(line?.changes).toEqual([
      { field: "comments", label: "Commentaire", from: null, to: "Appelé, tout va bien." },
    ]);
  });

  test("an empty one, or one for nobody, is refused", async () => {
    const { id } = await first("order/ajax-list");
    expect(await refused(`order/${id}/comment`, { body: "   ", visibility: "everyone" })).toMatchObject({
      code: 422,
      errors: [{ path: "body" }, { path: "visibility" }],
    });
    expect((await refused("order/999999/comment", { body: "Vu.", visibility: "internal" })).code).toBe(404);
  });
});
