import { expect, test } from "vitest";
import { savedLayout } from "#lists/column-layout.ts";
import { namedView, stateOfView, viewQuery, withoutView } from "#views/view-address.ts";
import type { ViewValues } from "#views/view-parts.ts";
import { changedParts, lostParts, valuesOf, withoutLost } from "#views/view-values.ts";
import { list } from "./building.list.ts";

const active: ViewValues = {
  search: null,
  filters: [{ name: "status", value: "active" }],
  order: [{ column: "lotCount", dir: "desc" }],
  columns: [],
  density: "compact",
};

const shownAs = (view: ViewValues) => ({
  state: stateOfView(view, list.vocabulary),
  layout: savedLayout(list.columns, view),
  density: view.density,
});

const outdated: ViewValues = {
  ...active,
  filters: [...active.filters, { name: "turrets", value: "2" }],
  order: [{ column: "turret", dir: "asc" }, ...active.order],
  columns: ["name", "turret"].map((name) => ({ name, hidden: false, pinned: false, width: null })),
};

test("A10 a view that is shown as it was saved differs in nothing, and is saved as it stands", () => {
  for (const view of [active, outdated]) expect(changedParts(shownAs(view), view, list)).toEqual([]);
  expect(valuesOf(shownAs(active), list)).toEqual(active);
  expect(valuesOf(shownAs(outdated), list, outdated)).toEqual(outdated);
});

test("A10 each part that differs is named, in screen order", () => {
  const other: ViewValues = {
    search: "rue",
    filters: [],
    order: [{ column: "name", dir: "asc" }],
    columns: [{ name: "city", hidden: true, pinned: false, width: null }],
    density: "comfortable",
  };
  expect(changedParts(shownAs(other), active, list)).toEqual([
    "search",
    "filters",
    "order",
    "columns",
    "density",
  ]);
});

test("A10 what a list no longer has is named once, and is no part of what is saved", () => {
  expect(lostParts(outdated, list)).toEqual({ filters: ["turrets"], columns: ["turret"] });
  const { columns, ...rest } = withoutLost(outdated, list);
  expect(columns.map(({ name }) => name)).toEqual(["name"]);
  expect(rest).toEqual({ search: null, filters: active.filters, order: active.order, density: "compact" });
});

test("A10 an address names a view by its id, none at all, or one that cannot be there", () => {
  const named = (query: string) => namedView(new URLSearchParams(query));
  expect([named(""), named("vue=12"), named("vue=aucune")]).toEqual([undefined, 12, "plain"]);
  for (const odd of ["vue=", "vue=-1", "vue=1e3", "vue=0x1", "vue=9999999999999999"])
    expect(named(odd)).toBe(0);
  expect(withoutView(new URLSearchParams("vue=12&status=active"), false).toString()).toBe("status=active");
  expect(withoutView(new URLSearchParams("vue=12"), true).toString()).toBe("vue=aucune");
  const params = new URLSearchParams(viewQuery({ ...active, id: 12 }, list.vocabulary));
  expect(Object.fromEntries(params)).toEqual({ vue: "12", tri: "-lotCount", status: "active" });
});
