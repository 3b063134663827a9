import { fieldMeta } from "@palier/contract";
import { building } from "@palier/contract/areas/building";
import { expect, it } from "vitest";
import { arrangementText, moved, placeOf, resizedWidth } from "./arrange-column.ts";
import { definedLayout, withColumn } from "./column-layout.ts";
import type { ListColumn } from "./define-list.ts";

const column = (name: string): ListColumn => ({
  name,
  header: name,
  meta: fieldMeta(building.record.shape.name),
  sortable: true,
  searchable: false,
  definition: {},
  late: false,
});
const layout = definedLayout(["name", "city", "lots", "email"].map(column));
const names = (of: typeof layout) => of.map((each) => each.column.name);

it("A06 a column moves past the hidden ones, and stops at the ends", () => {
  const hiding = withColumn(layout, "city", { hidden: true });
  const next = moved(hiding, "name", 1);
  expect(names(next)).toEqual(["lots", "city", "name", "email"]);
  expect(placeOf(next, "name")).toBe(2);
  expect(moved(layout, "name", -1)).toBe(layout);
  expect(moved(layout, "email", 1)).toBe(layout);
});

it("A06 a column moves among those that are pinned as it is", () => {
  const pinning = withColumn(layout, "lots", { pinned: true });
  expect(moved(pinning, "lots", 1)).toBe(pinning);
  expect(moved(pinning, "name", -1)).toBe(pinning);
  expect(names(moved(pinning, "city", 1))).toEqual(["name", "email", "lots", "city"]);
});

it("A06 a column is narrowed as far as its header can be pressed", () => {
  expect(resizedWidth(120, 1)).toBe(144);
  expect(resizedWidth(70, -1)).toBe(64);
  expect(resizedWidth(undefined, -1)).toBe(96);
});

it("A06 what is read out of a column is its new place, else its new width", () => {
  expect(arrangementText(layout, moved(layout, "city", 1), "city")).toBe("city\u00a0: colonne 3 sur 4");
  const wider = withColumn(layout, "city", { width: 144.4 });
  expect(arrangementText(layout, wider, "city")).toBe("city\u00a0: 144\u00a0pixels de large");
  expect(arrangementText(layout, wider, "")).toBe("");
});
