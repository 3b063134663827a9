import { expect, test } from "vitest";
import { type AnyArea, area } from "#areas/area.ts";
import { rowPlace } from "./row-place.ts";

const table = { metadata: { entity: "building" } };
const row = { id: 12 };
const pathOf = (entity: string, id: number) => `/${entity}/${id}`;
const never = () => Promise.reject(new Error("not loaded"));
const areaOf = (entity: string): AnyArea =>
  area({ name: "place", entity, texts: { title: "" }, record: never });

test("rows lead where their list says, else to the page of their own entity, else nowhere", () => {
  const own = { table, open: ({ id }: { id: number }, to: typeof pathOf) => to("lot", id) };
  expect(rowPlace(own, areaOf("building"), pathOf)?.(row)).toBe("/lot/12");
  expect(rowPlace({ table }, areaOf("building"), pathOf)?.(row)).toBe("/admin/place/edit/12");
  expect(rowPlace({ table }, areaOf("wallet"), pathOf)).toBeUndefined();
  const unrecorded = area({ name: "place", entity: "building", texts: { title: "" } });
  expect(rowPlace({ table }, unrecorded, pathOf)).toBeUndefined();
  expect(rowPlace({ table }, undefined, pathOf)).toBeUndefined();
});
