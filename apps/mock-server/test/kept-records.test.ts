import { contract, routesOf } from "@palier/contract";
import { expect, test } from "vitest";
import { frozenWorlds, type Row } from "./frozen-worlds.ts";

const { house, world, rows, post, refused } = await frozenWorlds();

const deletions = routesOf(contract).flatMap(({ template, meta }) =>
  meta.kind === "action" && meta.kept !== undefined && meta.entity !== undefined
    ? [{ template, counted: meta.kept.counted, entity: meta.entity }]
    : [],
);

test("seven kinds of records are kept by a column of their own", () => {
  expect(deletions.map(({ entity, counted }) => `${entity} ${counted}`).toSorted()).toEqual([
    "building userCount",
    "managedService buildingCount",
    "negotiatedService buildingCount",
    "neighborhood buildingCount",
    "subscription openSubscriberCount",
    "supplier orderCount",
    "theme serviceCount",
  ]);
});

test.for(deletions)("A15 $entity: what $counted counts keeps it, 409 with the number", async (deletion) => {
  const { template, counted, entity } = deletion;
  const table = house.app.world(world().name).table(entity);
  const row = [...table.rows({})].find((each) => Number(each[counted]) > 1);
  if (row === undefined) throw new Error(`no ${entity} with ${counted}`);
  const answer = await refused(post(template.replace("{id}", String(row.id)), { version: row.version }));
  expect(answer.code).toBe(409);
  expect(answer.detail).toMatch(/^Suppression impossible\s: [\d\s]+\s\D+\. \D+\.$/);
  expect(answer.detail?.replace(/\s/g, "")).toContain(`:${String(row[counted])}`);
  expect(table.get(row.id)).toEqual(row);
});

test("A15 a managed service that only neighbourhoods have is kept too, and goes when none has it", async () => {
  const service = (await rows("/admin/managed-services/ajax")).find(
    (each) => Number(each.buildingCount) > 0 && Number(each.neighborhoodCount) > 0,
  );
  const id = service?.id ?? 0;
  const remove = async () => {
    const { version } = (await rows("/admin/managed-services/ajax")).find((each) => each.id === id) ?? {};
    return post(`/admin/managed-services/delete/${id}`, { version });
  };
  for (const home of await rows(`/ajax/${id}/admin/building/managed-services`))
    await post(`/admin/building/${home.id}/managed-services/${id}/remove`);
  const answer = await refused(remove());
  expect(answer.code).toBe(409);
  expect(answer.detail?.replace(/\s/g, "")).toContain(`:${service?.neighborhoodCount}quartier`);
  for (const each of await rows(`/admin/neighborhood/managed-services/${id}?assigned=true`))
    await post(`/admin/neighborhood/${each.id}/managed-services/${id}/remove`);
  expect((await remove()).status).toBe(200);
});

test("a theme without services goes, with its sections", async () => {
  const theme = { name: "Vide", color: null, position: 1, enabled: true };
  const { id, version }: Row = await (await post("/admin/concierge/theme/new", theme)).json();
  expect((await post(`/admin/concierge/theme/delete/${id}`, { version })).status).toBe(200);
  expect((await rows("/admin/concierge/theme/ajax-list")).some((each) => each.id === id)).toBe(false);
});
