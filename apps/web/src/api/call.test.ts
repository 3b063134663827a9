import { buildingRoutes } from "@palier/contract/areas/building";
import { deliveryScheduleRoutes } from "@palier/contract/areas/concierge/delivery-schedule";
import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { expect, test } from "vitest";
import { addressOf } from "./address.ts";
import { call } from "./call.ts";
import { ApiFailure } from "./failure.ts";
import { freshWorld } from "./fresh-world.ts";

const world = freshWorld();

test("a call fills path, query and body from what the contract types", async () => {
  const page = await call(buildingRoutes.list, { query: { status: "archived", length: 3 } });
  expect(page.data.map(({ status }) => status)).toEqual(["archived", "archived", "archived"]);
  const { values } = await call(buildingRoutes.edit.get, { params: { id: 3 } });
  const body = buildingRoutes.edit.post.body.parse({ ...values, name: "Les Tilleuls neufs" });
  const saved = await call(buildingRoutes.edit.post, { params: { id: 3 }, body });
  expect(saved).toMatchObject({ id: 3, name: "Les Tilleuls neufs" });
});

test("201 is checked by the schema of 201", async () => {
  const { values } = await call(buildingRoutes.edit.get, { params: { id: 3 } });
  const { version: _version, ...copied } = values;
  const body = buildingRoutes.create.post.body.parse({ ...copied, reference: "IMM-9" });
  const made = await call(buildingRoutes.create.post, { body });
  expect(made.reference).toBe("IMM-9");
  expect((await world.calls({ route: "building.create.post" })).map(({ status }) => status)).toEqual([201]);
});

test("A03 an answer of another shape is a failure that names the field", async () => {
  const lists = { ...buildingRoutes.list, responses: { 200: buildingRoutes.edit.post.responses[200] } };
  await expect(call(lists)).rejects.toMatchObject({
    failure: { kind: "malformed", detail: expect.stringContaining("/admin/building/ajax-list: id:") },
  });
});

test("A05 a call repeated under its key is answered as the first was", async () => {
  const [order] = (await call(orderRoutes.list, { query: { status: "completed" } })).data;
  const { id = 0, version = 0 } = order ?? {};
  const refund = {
    params: { orderId: id },
    body: { amountCents: 100, reason: "Retard", version },
    idempotencyKey: "refund-1",
  };
  const first = await call(orderRoutes.refund.post, refund);
  expect(await call(orderRoutes.refund.post, refund)).toEqual(first);
  await expect(
    call(orderRoutes.refund.post, { ...refund, idempotencyKey: "refund-2" }),
  ).rejects.toMatchObject({
    failure: { kind: "problem", status: 409 },
  });
});

test("S24 the week may be left out, and its segment with it", async () => {
  const thisWeek = await call(deliveryScheduleRoutes.week);
  const { weekStart } = thisWeek;
  expect(await call(deliveryScheduleRoutes.week, { params: { weekStart } })).toEqual(thisWeek);
  const { path } = deliveryScheduleRoutes.export;
  expect(addressOf(path, {})).toMatch(/\/delivery-schedule\/list\/export$/);
  expect(addressOf(path, { params: { weekStart } })).toMatch(new RegExp(`/list/${weekStart}/export$`));
});

test("a path is never asked with a hole in it, and its values are encoded", () => {
  expect(() => addressOf("/admin/building/:buildingId/x", { params: { id: 3 } })).toThrow("buildingId");
  expect(addressOf("/a/:name", { params: { name: "../b?c" } })).toMatch(/\/a\/\.\.%2Fb%3Fc$/);
});

test("a refusal carries the server's problem", async () => {
  const error: unknown = await call(buildingRoutes.edit.get, { params: { id: 999_999 } }).catch((e) => e);
  expect(error).toBeInstanceOf(ApiFailure);
  expect(error).toMatchObject({ failure: { kind: "problem", status: 404 } });
});
