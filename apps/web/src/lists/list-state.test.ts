import fc from "fast-check";
import { expect, test } from "vitest";
import { type ListState, orderAfter, readListState, writeListState } from "./list-state.ts";

const known = {
  sortable: new Set(["name", "city"]),
  filters: new Set(["status", "city"]),
  order: [{ column: "name", dir: "asc" }],
  prefix: "",
} as const;

test("A01 a list's state survives the way through its URL", () => {
  const order = fc.uniqueArray(
    fc.record({ column: fc.constantFrom("name", "city"), dir: fc.constantFrom("asc", "desc") }),
    { selector: (each) => each.column, minLength: 1 },
  );
  const filters = fc.record(
    { status: fc.string({ minLength: 1 }), city: fc.string({ minLength: 1 }) },
    { requiredKeys: [] },
  );
  const states: fc.Arbitrary<ListState> = fc.record({
    page: fc.nat(5000),
    search: fc.string(),
    order,
    filters,
  });
  fc.assert(
    fc.property(states, (state) => {
      const text = writeListState(state, known).toString();
      expect(readListState(new URLSearchParams(text), known)).toEqual(state);
    }),
  );
});

test("A01 a fresh list has a bare URL", () => {
  const fresh = readListState(new URLSearchParams(), known);
  expect(fresh).toEqual({ page: 0, search: "", order: known.order, filters: {} });
  expect(writeListState(fresh, known).toString()).toBe("");
});

test.each(["page=0", "page=-3", "page=x", "page=1e9", "tri=secret,-password", "role=admin", "status="])(
  "A01 a URL that makes no sense (%s) gives the fresh list",
  (text) => {
    const state = readListState(new URLSearchParams(text), known);
    expect(state.page).toBe(0);
    expect(state.filters).toEqual({});
    expect(state.order.every((each) => known.sortable.has(each.column))).toBe(true);
  },
);

test("A01 two lists of a page keep their states apart, and leave the rest of the URL alone", () => {
  const first = { ...known, prefix: "services-" };
  const start = new URLSearchParams("semaine=2026-11-16&city=Lyon");
  const state = { page: 2, search: "eau", order: known.order, filters: { city: "Paris" } };
  const written = writeListState(state, first, start);
  expect(written.toString()).toBe(
    "semaine=2026-11-16&city=Lyon&services-q=eau&services-city=Paris&services-page=3",
  );
  expect(readListState(written, first)).toEqual(state);
  expect(readListState(written, known).filters).toEqual({ city: "Lyon" });
  const cleared = writeListState({ ...state, page: 0, search: "", filters: {} }, first, written);
  expect(cleared.toString()).toBe("semaine=2026-11-16&city=Lyon");
});

test("A01 no order is the list's default, in its address and after the third press of a header", () => {
  expect(readListState(new URLSearchParams("tri="), known).order).toEqual(known.order);
  expect(readListState(new URLSearchParams("tri=unknown"), known).order).toEqual(known.order);
  expect(orderAfter([], [{ column: "city", dir: "desc" }], known)).toEqual(known.order);
});

test("A01 where the default order begins with the column that is pressed, each press changes it", () => {
  const newest = { ...known, order: [{ column: "name", dir: "desc" }] } as const;
  const reversed = orderAfter([], newest.order, newest);
  expect(reversed).toEqual([{ column: "name", dir: "asc" }]);
  expect(orderAfter([{ column: "name", dir: "desc" }], reversed, newest)).toEqual(newest.order);
});
