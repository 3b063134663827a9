import { describe, expect, it } from "vitest";
import type { RowWithId, TableColumn } from "./column.ts";
import { fittingColumns, secondLineColumns } from "./column-layout.ts";

type Columns = readonly TableColumn<RowWithId>[];

const columns: Columns = [
  { field: "number", header: "Numéro", width: 130, priority: "main" },
  { field: "user", header: "Résident", minWidth: 140, priority: "main" },
  { field: "status", header: "Statut", width: 136, telling: 6 },
  { field: "building", header: "Immeuble", minWidth: 104, telling: 1 },
  { field: "items", header: "Articles", width: 80 },
  { field: "amount", header: "Montant", width: 130, telling: 3, align: "end" },
  { field: "date", header: "Livraison", width: 190, telling: 5 },
];

function shown(width: number | undefined, given: Columns = columns, narrow = false) {
  const fitting = fittingColumns(given, { narrow, width, choice: true, last: 184 });
  const names = (some: Columns) => some.map(({ field }) => field);
  return { columns: names(fitting), second: names(secondLineColumns(given, fitting, narrow)) };
}

describe("A07 a table without room for all columns", () => {
  it("shows all where there is room, and where its width is not known", () => {
    const all = columns.map(({ field }) => field);
    expect(shown(1151)).toEqual({ columns: all, second: [] });
    expect(shown(undefined)).toEqual({ columns: all, second: [] });
  });

  it("lets the least telling go first; a name alone is no reason for a second line", () => {
    expect(shown(1150).columns).not.toContain("items");
    expect(shown(1000).columns).toEqual(["number", "user", "status", "amount", "date"]);
    expect(shown(1000).second).toEqual([]);
  });

  it("keeps a narrow column that fits once a wide one has left", () => {
    const wide = columns.map((column) =>
      column.field === "building" ? { ...column, minWidth: 400 } : column,
    );
    expect(shown(1050, wide).columns).toEqual(["number", "user", "status", "items", "amount", "date"]);
  });

  it("lets names go for a column's longest values, and nothing that tells more", () => {
    const long = columns.map((column) =>
      column.field === "user" ? { ...column, wantedWidth: 340 } : column,
    );
    const all = columns.map(({ field }) => field);
    expect(shown(1351, long)).toEqual({ columns: all, second: [] });
    expect(shown(1350, long).columns).toEqual(all.filter((field) => field !== "items"));
    expect(shown(1150, long).columns).toEqual(["number", "user", "status", "amount", "date"]);
    expect(shown(860, long)).toEqual(shown(860));
  });

  it("says states, amounts and dates in a second line: a date is what is cut", () => {
    expect(shown(860)).toEqual({
      columns: ["number", "user", "status", "date"],
      second: ["amount", "building"],
    });
    expect(shown(596)).toEqual({ columns: ["number", "user"], second: ["status", "amount", "date"] });
    expect(shown(390, columns, true)).toEqual({
      columns: ["number", "user"],
      second: ["status", "amount", "date"],
    });
  });

  it("gives a long state a third line on a phone, below the first value; a wide table has room for it", () => {
    const long = columns.map((column) => ({ ...column, ownLine: column.field === "status" }));
    expect(shown(390, long, true).second).toEqual(["date", "status"]);
    expect(shown(596, long).second).toEqual(["status", "amount", "date"]);
  });

  it("takes no column that the admin has made wide or pinned", () => {
    const resized = columns.map((column) => ({ ...column, resized: column.field === "user" }));
    expect(shown(596, resized).columns).toHaveLength(columns.length);
    const pinned = columns.map((column) => ({ ...column, pinned: column.field === "items" }));
    expect(shown(596, pinned).columns).toContain("items");
  });
});
