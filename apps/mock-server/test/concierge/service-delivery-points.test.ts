import { describe, expect, test } from "vitest";
import { nonEmpty } from "../harness.ts";
import { openDesk } from "./desk.ts";

const { table, first, refused, post, status, history } = await openDesk();

describe("delivery points of a service", () => {
  const assigned = (id: number) => table(`service/${id}/delivery-points`);
  const addable = (id: number) => table(`service/${id}/delivery-points/add`);

  test("those it has and those it can get are all that are enabled, each in one list", async () => {
    const { id, deliveryPointCount } = await first("service/ajax-list");
    const [has, can, all] = [await assigned(id), await addable(id), await table("delivery-point/ajax-list")];
    expect(has.recordsTotal).toBe(deliveryPointCount);
    const own = new Set(has.data.map((each) => each.id));
    const open = all.data.filter((each) => each.enabled === true || own.has(each.id));
    expect(has.recordsTotal + can.recordsTotal).toBe(open.length);
    expect(can.data.some((each) => own.has(each.id))).toBe(false);
    const kind = can.data[0]?.kind;
    const narrowed = await table(`service/${id}/delivery-points/add?kind=${kind}`);
    expect(nonEmpty(narrowed.data).every((each) => each.kind === kind)).toBe(true);
    expect(await status("service/999999/delivery-points")).toBe(404);
  });

  test("adding twice adds once, removing takes it back; count and history follow", async () => {
    const service = await first("service/ajax-list");
    const point = (await addable(service.id)).data[0];
    const sent = { deliveryPointId: point?.id };
    const change = (what: string) => post(`service/${service.id}/delivery-points/${what}`, sent);
    const row = () => first(`service/ajax-list?search[value]=${service.reference}`);
    for (const _ of [1, 2]) expect((await change("add")).status).toBe(200);
    expect(await row()).toMatchObject({
      deliveryPointCount: Number(service.deliveryPointCount) + 1,
      version: service.version,
    });
    expect((await assigned(service.id)).data.map(({ id }) => id)).toContain(point?.id);
    for (const _ of [1, 2]) expect((await change("remove")).status).toBe(200);
    expect(await row()).toMatchObject({ deliveryPointCount: service.deliveryPointCount });
    const lines = await history(`service/history/${service.id}`);
    expect(lines.slice(0, 2).map(({ event }) => event)).toEqual(["unassigned", "assigned"]);
    expect(lines[1]?.changes[0]).toMatchObject({ label: "Point de livraison", to: point?.name });
  });

  test("a point that is not there is refused at its field", async () => {
    const { id } = await first("service/ajax-list");
    for (const what of ["add", "remove"]) {
      expect(
        await refused(`service/${id}/delivery-points/${what}`, { deliveryPointId: 999_999 }),
      ).toMatchObject({
        code: 422,
        errors: [{ path: "deliveryPointId" }],
      });
      expect((await refused(`service/999999/delivery-points/${what}`, { deliveryPointId: 1 })).code).toBe(
        404,
      );
    }
  });
});
