/** Stored copies and counts are right in the seed and after changes. */
import { afterAll, describe, expect, test } from "vitest";
import { json, openDoor, type TableAnswer } from "./harness.ts";

const door = await openDoor();
const client = await door.signedIn();
const world = door.app.world("default");
const { counts, copies } = door.app.ground.rules;
afterAll(() => door.close());

/** `entity.column id: stored, counted`; several counts of one column add up. */
const wrongCounts = () =>
  [...Map.groupBy(counts, ({ on, column }) => `${on}.${column}`).values()].flatMap((parts) => {
    const counted = new Map<unknown, number>();
    for (const { of, by, sum, when } of parts) {
      for (const row of world.table(of).rows({})) {
        if (when?.(row) === false) continue;
        counted.set(row[by], (counted.get(row[by]) ?? 0) + (sum === undefined ? 1 : Number(row[sum])));
      }
    }
    const { on, column } = parts[0] ?? { on: "", column: "" };
    return [...world.table(on).rows({})].flatMap((row) =>
      row[column] === (counted.get(row.id) ?? 0)
        ? []
        : [`${on}.${column} ${row.id}: ${row[column]}, ${counted.get(row.id) ?? 0}`],
    );
  });

const wrongCopies = () =>
  copies.flatMap(({ to, column, by, from, read }) =>
    [...world.table(to).rows({})].flatMap((row) => {
      const source = typeof row[by] === "number" ? world.table(from).get(row[by]) : undefined;
      const said = source === undefined ? null : typeof read === "function" ? read(source) : source[read];
      return row[column] === said ? [] : [`${to}.${column} ${row.id}: ${row[column]}, ${said}`];
    }),
  );

const values = async (path: string) => (await json<{ values: object }>(client.get(path))).values;
const change = async (path: string, changes: object) =>
  expect((await client.post(path, { ...(await values(path)), ...changes })).status).toBeLessThan(300);

describe("derived columns", () => {
  test("agree in the seed", () => {
    expect(counts.length).toBeGreaterThan(5);
    expect(copies.length).toBeGreaterThan(5);
    expect(wrongCounts().slice(0, 10)).toEqual([]);
    expect(wrongCopies().slice(0, 10)).toEqual([]);
  });

  test("agree after records were renamed, moved, tied, answered and deleted", async () => {
    await change("/admin/building/edit/1", {
      name: "Un autre nom",
      neighborhoodId: 2,
      walletId: 3,
      lotCount: 77,
    });
    await change("/admin/building/edit/2", { neighborhoodId: null, walletId: null });
    await change("/admin/neighborhood/edit/2", { name: "Un autre quartier" });
    await change("/admin/wallets/edit/3", { name: "Un autre portefeuille" });
    await change("/admin/user/edit/1", { lastName: "Autrement" });
    await change("/admin/account-admin/edit/3", { lastName: "Autrement" });
    const { data } = await json<TableAnswer>(client.get("/admin/dashboard/association-requests?length=100"));
    for (const { id } of data.filter(({ hasProof }) => hasProof).slice(0, 5)) {
      await change(`/admin/user/ula/${id}`, { status: "validated", buildingId: 1 });
    }
    await client.post("/admin/conversations/1/reply", { body: "Bonjour" });
    await client.post("/admin/building/3/managed-services/1/add");
    await client.post("/admin/managed-services/delete/2");
    await client.post("/admin/negotiated-services/delete/2");
    for (const area of ["supplier", "theme", "service", "subscription", "delivery-point"]) {
      await change(`/admin/concierge/${area}/edit/1`, { name: "Un autre nom" });
    }
    await change("/admin/concierge/service/edit/2", { supplierId: 5 });
    await change("/admin/concierge/theme/1/section/1/update", { name: "Une autre rubrique" });
    const orders = await json<TableAnswer>(client.get("/admin/concierge/order/ajax-list?status=new"));
    await change(`/admin/concierge/order/${orders.data[0]?.id}/status`, { status: "accepted" });
    await client.post("/admin/concierge/service/3/delivery-points/add", { deliveryPointId: 7 });
    expect(wrongCounts().slice(0, 10)).toEqual([]);
    expect(wrongCopies().slice(0, 10)).toEqual([]);
  });
});
