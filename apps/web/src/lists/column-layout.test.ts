import { fieldMeta } from "@palier/contract";
import { building } from "@palier/contract/areas/building";
import { describe, expect, it } from "vitest";
import { browserTexts } from "#browser/storage.ts";
import { definedLayout, readLayout, rearranged, withColumn, writeLayout } from "./column-layout.ts";
import type { ListColumn } from "./define-list.ts";

const column = (name: string, hidden = false): ListColumn => ({
  name,
  header: name,
  meta: fieldMeta(building.record.shape.name),
  sortable: true,
  searchable: false,
  definition: hidden ? { hidden: true } : {},
  late: false,
});
const columns = [column("name"), column("city"), column("lots"), column("email", true)];
const names = (layout: ReturnType<typeof definedLayout>) => layout.map((each) => each.column.name);
const key = "palier:columns:1:building";
const openedLayout = (at: string, known = columns) => readLayout(at, known) ?? definedLayout(known);

describe("a list's columns", () => {
  it("are those of the definition until the admin arranges them", () => {
    const layout = openedLayout("palier:columns:1:nothing");
    expect(names(layout)).toEqual(["name", "city", "lots", "email"]);
    expect(layout.map(({ hidden }) => hidden)).toEqual([false, false, false, true]);
  });

  it("come back as they were left", () => {
    const moved = rearranged(definedLayout(columns), [
      { field: "lots", pinned: false },
      { field: "name", width: 240, pinned: false },
      { field: "city", pinned: false },
    ]);
    writeLayout(key, withColumn(withColumn(moved, "city", { pinned: true }), "email", { hidden: false }));
    const layout = openedLayout(key);
    expect(names(layout)).toEqual(["lots", "name", "city", "email"]);
    expect(layout.map(({ width }) => width)).toEqual([undefined, 240, undefined, undefined]);
    expect(layout.map(({ pinned }) => pinned)).toEqual([false, false, true, false]);
    expect(layout.map(({ hidden }) => hidden)).toEqual([false, false, false, false]);
  });

  it("keep a hidden column's place while the others are moved around it", () => {
    const layout = withColumn(definedLayout(columns), "city", { hidden: true });
    const moved = rearranged(layout, [
      { field: "lots", pinned: false },
      { field: "name", pinned: false },
    ]);
    expect(names(moved)).toEqual(["lots", "city", "name", "email"]);
  });

  it("drop a column that is gone, and take one that came since at its own place", () => {
    writeLayout(key, rearranged(definedLayout(columns), [{ field: "city", pinned: false }]));
    const since = [column("name"), column("status"), column("lots")];
    expect(names(openedLayout(key, since))).toEqual(["name", "status", "lots"]);
  });

  it.each([
    "{",
    "[]",
    '{"version":2,"columns":[]}',
    '{"version":1,"columns":[{"name":"city","width":"wide"}]}',
  ])("are those of the definition when what is kept is %s", (text) => {
    browserTexts.write(key, text);
    expect(openedLayout(key)).toEqual(definedLayout(columns));
  });
});
