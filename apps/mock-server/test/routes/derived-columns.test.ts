/** Stored copies and counts are right in the seed and after changes. */
import { expect, test } from "vitest";
import { nonEmpty } from "../kit/client.ts";
import { makeReady, posts, sending } from "../kit/route-bodies.ts";
import { app, freshWorlds } from "../kit/worlds.ts";

const { client, state, rows, post, edit, find, done } = freshWorlds();
const { counts, copies } = app.ground.rules;

/** `entity.column id: stored, counted`; several counts of one column add up. */
const wrongCounts = () =>
  [...Map.groupBy(counts, ({ on, column }) => `${on}.${column}`).values()].flatMap((parts) => {
    const counted = new Map<unknown, number>();
    for (const { of, by, sum, when } of parts)
      for (const row of state().table(of).rows({}))
        if (when?.(row) !== false)
          counted.set(row[by], (counted.get(row[by]) ?? 0) + (sum === undefined ? 1 : Number(row[sum])));
    const { on, column } = parts[0] ?? { on: "", column: "" };
    return [...state().table(on).rows({})].flatMap((row) =>
      row[column] === (counted.get(row.id) ?? 0)
        ? []
        : [`${on}.${column} ${row.id}: ${row[column]}, ${counted.get(row.id) ?? 0}`],
    );
  });

const wrongCopies = () =>
  copies.flatMap(({ to, column, by, from, read }) =>
    [...state().table(to).rows({})].flatMap((row) => {
      const source = typeof row[by] === "number" ? state().table(from).get(row[by]) : undefined;
      const said = source === undefined ? null : typeof read === "function" ? read(source) : source[read];
      return row[column] === said ? [] : [`${to}.${column} ${row.id}: ${row[column]}, ${said}`];
    }),
  );
const wrong = () => [...wrongCounts(), ...wrongCopies()].slice(0, 10);

test("counts and copied names agree in the seed", () => {
  expect(nonEmpty(counts).length).toBeGreaterThan(5);
  expect(nonEmpty(copies).length).toBeGreaterThan(5);
  expect(wrong()).toEqual([]);
});

test("counts and copied names agree after every operation of the contract", async () => {
  let taken = 0;
  for (const route of posts) {
    makeReady(state(), route);
    const { path, body } = await sending(client(), state(), route);
    if ((await post(path, body)).ok) taken += 1;
  }
  expect(taken).toBeGreaterThan(60);
  expect(wrong()).toEqual([]);
});

test("counts and copied names agree after records were renamed, moved, tied and deleted", async () => {
  const building = { name: "Un autre nom", neighborhoodId: 2, walletId: 3, lotCount: 77 };
  await done(edit("/admin/building/edit/1", building));
  await done(edit("/admin/building/edit/2", { neighborhoodId: null, walletId: null }));
  for (const area of [
    "neighborhood",
    "wallets",
    "concierge/supplier",
    "concierge/theme",
    "concierge/service",
  ])
    await done(edit(`/admin/${area}/edit/2`, { name: "Un autre nom" }));
  for (const area of ["user", "account-admin"])
    await done(edit(`/admin/${area}/edit/3`, { lastName: "Autrement" }));
  await done(edit("/admin/concierge/service/edit/3", { supplierId: 5 }));
  await done(edit("/admin/concierge/theme/1/section/1/update", { name: "Une autre rubrique" }));
  const ties = (await rows("/admin/dashboard/association-requests")).filter(({ hasProof }) => hasProof);
  for (const { id } of nonEmpty(ties).slice(0, 5))
    await done(edit(`/admin/user/ula/${id}`, { status: "validated", buildingId: 1 }));
  const order = await find("/admin/concierge/order/ajax-list?status=new", () => true);
  await done(edit(`/admin/concierge/order/${order.id}/status`, { status: "accepted" }));
  await done(post("/admin/concierge/service/3/delivery-points/add", { deliveryPointId: 7 }));
  const unused = await find(
    "/admin/neighborhood/ajax-list",
    ({ managedServiceCount }) => Number(managedServiceCount) > 0,
  );
  await done(post(`/admin/building/3/managed-services/1/add`));
  await post(`/admin/neighborhood/${unused.id}/managed-services/1/remove`);
  expect(wrong()).toEqual([]);
});
