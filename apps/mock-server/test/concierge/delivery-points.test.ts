import { describe, expect, test } from "vitest";
import { openDesk } from "./desk.ts";

const { get, first, table, done, refused, post, status } = await openDesk();

const address = { street: "1 rue de l’Essai", postalCode: "69003", city: "Essaiville" };
const values = {
  name: "Consigne d’essai",
  kind: "locker",
  buildingId: 1,
  ...address,
  capacity: 12,
  enabled: true,
};

describe("a delivery point", () => {
  test("is made in a building, found by city and kind, and goes with its pairs", async () => {
    const made = await done("delivery-point/new", values);
    expect(made).toMatchObject(values);
    expect(made.buildingName).not.toBeNull();
    const found = await table("delivery-point/ajax-list?city=Essaiville&kind=locker");
    expect(found.data.map(({ id }) => id)).toEqual([made.id]);
    const cities = await get<{ results: object[] }>("delivery-point/delivery-point-cities-list?term=essaiv");
    expect(cities.results).toEqual([{ id: "Essaiville", text: "Essaiville" }]);
    const { id, deliveryPointCount } = await first("service/ajax-list");
    const sent = { deliveryPointId: made.id };
    expect((await post(`service/${id}/delivery-points/add`, sent)).status).toBe(200);
    await done(`delivery-point/delete/${made.id}`);
    expect((await first("service/ajax-list")).deliveryPointCount).toBe(deliveryPointCount);
    expect(await status(`delivery-point/edit/${made.id}`)).toBe(404);
  });

  test("that orders need stays, and its new name is said by orders and schedule", async () => {
    const order = (await table("order/ajax-list")).data.find((each) => each.deliveryPointId !== null);
    const id = Number(order?.deliveryPointId);
    expect(await refused(`delivery-point/delete/${id}`)).toMatchObject({
      code: 409,
      detail: expect.stringMatching(/commande/),
    });
    const { values: now } = await get<{ values: object }>(`delivery-point/edit/${id}`);
    await done(`delivery-point/edit/${id}`, { ...now, name: "Un autre nom" });
    expect(await get(`order/${order?.id}`)).toMatchObject({ deliveryPointName: "Un autre nom" });
  });

  test.each([
    ["a postal code of four digits", { postalCode: "6900" }, "postalCode"],
    ["a postal code of no department", { postalCode: "99999" }, "postalCode"],
    ["no room at all", { capacity: 0 }, "capacity"],
    ["half a parcel", { capacity: 1.5 }, "capacity"],
    ["an unknown kind", { kind: "garage" }, "kind"],
    ["a building that is not there", { buildingId: 999_999 }, "buildingId"],
  ])("%s is refused at its field", async (_name, wrong, path) => {
    expect(await refused("delivery-point/new", { ...values, ...wrong })).toMatchObject({
      code: 422,
      errors: [{ path }],
    });
  });
});
