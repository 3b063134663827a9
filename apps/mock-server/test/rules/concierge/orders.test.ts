/** Steps, concierge, delivery and comments of orders. */
import { deliverySlot, mondayOf } from "@palier/contract";
import { describe, expect, test } from "vitest";
import { nonEmpty, type Row } from "../../kit/client.ts";
import { freshWorlds } from "../../kit/worlds.ts";

const { state, get, table, first, find, done, refused, history, post, edit, form, patch, hold } =
  freshWorlds();

interface OrderPage extends Row {
  status: string;
  steps: { at: string; status: string; byAdmin: string | null }[];
  comments: { byAdmin: string; body: string; visibility: string }[];
  items: { serviceId: number }[];
}
const base = "/admin/concierge/order";
const page = (id: number) => get<OrderPage>(`${base}/${id}`);
const oneThatIs = (status: string) => first(`${base}/ajax-list?status=${status}`);
const pathOf = (id: number) => `${base}/${id}/status`;
const move = (id: number, status: string, more: object = {}) =>
  done<OrderPage>(edit(pathOf(id), { status, ...more }));
const week = (monday = "") =>
  get<{ slots: Row[] }>(`/admin/concierge/delivery-schedule/list${monday === "" ? "" : `/${monday}`}`);
const slotsOf = (id: number) =>
  [...state().table(deliverySlot).rows({})].filter(({ orderId }) => orderId === id);

describe("an order", () => {
  test("is found by its resident's name and by days of delivery; a row has no lists, the page has them", async () => {
    const some = await find(`${base}/ajax-list`, (row) => row.supplierId !== null && row.deliveryAt !== null);
    const day = String(some.deliveryAt).slice(0, 10);
    const { data } = await table(
      `${base}/ajax-list?status=${some.status}&deliveryFrom=${day}&deliveryTo=${day}`,
    );
    expect(data.map(({ id }) => id)).toContain(some.id);
    expect(some).not.toHaveProperty("items");
    const { items, steps } = await page(some.id);
    expect(nonEmpty(items)).toBeTruthy();
    expect(steps[0]).toMatchObject({ status: "new" });
  });

  test("goes its whole way, each step with who and when, and its slot with it; its concierge counts it", async () => {
    const orders = new Map((await table(`${base}/ajax-list?status=new`)).data.map((each) => [each.id, each]));
    const slots = [...(await week()).slots, ...(await week("2026-11-23")).slots];
    const slot = slots.find(({ orderId }) => orders.has(Number(orderId)));
    const start = await page(Number(slot?.orderId));
    const counted = async (id: unknown) =>
      (await table("/admin/concierge/concierge-ajax/list")).data.find((each) => each.id === id)?.orderCount;
    const counts = new Map(
      (await table("/admin/concierge/concierge-ajax/list")).data.map((each) => [
        each.id,
        Number(each.orderCount),
      ]),
    );
    const accepted = await move(start.id, "accepted");
    expect(accepted.steps.at(-1)).toMatchObject({ status: "accepted", byAdmin: "Jeanne Martin" });
    expect(await counted(accepted.supplierId)).toBe(Number(counts.get(Number(accepted.supplierId))) + 1);
    await move(start.id, "preparing");
    expect(await move(start.id, "delivered")).toMatchObject({
      amountStatus: "toValidate",
      finalAmountCents: start.estimatedAmountCents,
    });
    const completed = await move(start.id, "completed");
    expect(completed.steps.map(({ status }) => status)).toEqual([
      "new",
      "accepted",
      "preparing",
      "delivered",
      "completed",
    ]);
    expect(slotsOf(start.id)).toMatchObject([{ status: "delivered", supplierId: completed.supplierId }]);
    const [line] = await history(`${base}/history/${start.id}`);
    expect(line?.changes).toContainEqual({
      field: "status",
      label: "Statut",
      from: "Livrée",
      to: "Terminée",
    });
  });

  test("A11 takes its slot along when its delivery is put off, which is for open orders and a day to come", async () => {
    const slot = (await week("2026-11-23")).slots.find(({ status }) => status === "planned");
    const start = await page(Number(slot?.orderId));
    const put = (deliveryAt: string, { id, version }: Row = start) =>
      post(`${base}/${id}/delivery`, { deliveryAt, version });
    expect(await refused(put("2026-11-01T09:00:00Z"))).toMatchObject({
      code: 422,
      errors: [{ path: "deliveryAt" }],
    });
    expect(await done(put("2026-12-02T09:15:00Z"))).toMatchObject({ status: start.status });
    expect(slotsOf(start.id)).toMatchObject([
      { date: "2026-12-02", from: "10:15", to: "11:45", status: "planned" },
    ]);
    const [line] = await history(`${base}/history/${start.id}`);
    expect(line?.changes).toMatchObject([{ field: "deliveryAt", to: "02/12/2026 10:15" }]);
    const over = await page((await oneThatIs("completed")).id);
    expect(await refused(put("2026-12-03T09:00:00Z", over))).toMatchObject({ code: 409 });
  });

  test.each([
    ["late in the evening, where it ends with its day", "2026-12-02T22:30:00Z", "23:30", "23:59"],
    ["in October's repeated hour", "2027-10-31T01:00:00Z", "02:00", "03:30"],
  ])("has a slot of the usual length again after it was put %s", async (_when, slip, from, to) => {
    const slot = (await week("2026-11-23")).slots.find(({ status }) => status === "planned");
    const id = Number(slot?.orderId);
    const put = async (deliveryAt: string) => {
      await done(edit(`${base}/${id}/delivery`, { deliveryAt }));
      return (await week(mondayOf(deliveryAt.slice(0, 10)))).slots.find((each) => each.id === slot?.id);
    };
    expect(await put(slip)).toMatchObject({ from, to });
    expect(await put("2026-12-02T12:30:00Z")).toMatchObject({ from: "13:30", to: "15:00" });
  });

  test("takes comments without a version, which tell who wrote and stand in the history, also while it is held", async () => {
    const { id, version } = await oneThatIs("completed");
    const before = await page(id);
    hold("order", id);
    const sent = { body: "  Appelé, tout va bien.  ", visibility: "resident" };
    const after = await done<OrderPage>(post(`${base}/${id}/comment`, sent));
    expect(after).toMatchObject({ version });
    expect(after.comments).toHaveLength(before.comments.length + 1);
    const comment = { byAdmin: "Jeanne Martin", body: "Appelé, tout va bien.", visibility: "resident" };
    expect(after.comments.at(-1)).toMatchObject(comment);
    const [line] = await history(`${base}/history/${id}`);
    expect(line?.changes).toEqual([
      { field: "comments", label: "Commentaire", from: null, to: comment.body },
    ]);
    expect(
      await refused(post(`${base}/${id}/comment`, { body: "   ", visibility: "everyone" })),
    ).toMatchObject({
      code: 422,
      errors: [{ path: "body" }, { path: "visibility" }],
    });
  });
});

describe("A15 A19 an order's concierge", () => {
  const closed = { enabled: false };

  test("is not a disabled one, neither by itself nor by choice", async () => {
    const { id } = await find(`${base}/ajax-list?status=new`, ({ supplierId }) => supplierId === null);
    const { items } = await page(id);
    const { supplierId } = (await form(`/admin/concierge/service/edit/${items[0]?.serviceId}`)).record;
    await patch("supplier", Number(supplierId), closed);
    expect(await refused(edit(pathOf(id), { status: "accepted" }))).toMatchObject({
      code: 422,
      errors: [{ path: "supplierId" }],
    });
    const { choices, record } = await form(pathOf(id));
    expect(record).toMatchObject({ status: "new", supplierId: null });
    const offered = choices.supplierId?.map((each) => each.id) ?? [];
    expect(offered).not.toContain(supplierId);
    expect((await edit(pathOf(id), { status: "accepted", supplierId })).status).toBe(422);
    expect(await move(id, "accepted", { supplierId: offered[0] })).toMatchObject({ supplierId: offered[0] });
  });

  test("stays the one for whom it waited, who was disabled since", async () => {
    const { id } = await oneThatIs("new");
    for (const supplier of [3, 4]) await patch("supplier", supplier, closed);
    await patch("order", id, { supplierId: 3 });
    expect((await edit(pathOf(id), { status: "accepted", supplierId: 4 })).status).toBe(422);
    expect(await move(id, "accepted")).toMatchObject({ supplierId: 3 });
  });

  test("is replaced without a step once the order is accepted; its slots follow; later states keep theirs", async () => {
    const { id, supplierId } = await find(
      `${base}/ajax-list?status=accepted`,
      (each) => slotsOf(each.id).length > 0,
    );
    await patch("supplier", Number(supplierId), closed);
    const { choices, record } = await form(pathOf(id));
    const [other, third] = (choices.supplierId ?? []).filter((each) => each.id !== supplierId);
    expect(await move(id, "accepted")).toEqual(record);
    const now = await move(id, "accepted", { supplierId: other?.id });
    expect(now).toMatchObject({ supplierId: other?.id, supplierName: other?.text, steps: record.steps });
    expect(new Set(slotsOf(id).map((slot) => slot.supplierId))).toEqual(new Set([other?.id]));
    const [line] = await history(`${base}/history/${id}`);
    expect(line).toMatchObject({ changes: [{ to: other?.text }] });
    expect((await edit(pathOf(id), { status: "preparing", supplierId })).status).toBe(422);
    expect(await move(id, "preparing", { supplierId: third?.id })).toMatchObject({ supplierId: other?.id });
  });
});
