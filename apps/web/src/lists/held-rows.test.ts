/** @vitest-environment happy-dom */
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useHeldRows } from "./held-rows.ts";
import type { ListState } from "./list-state.ts";
import type { ListPage } from "./table-request.ts";

interface Order {
  readonly id: number;
  readonly version: number;
  readonly status: string;
}

const order = (id: number, status = "new", version = 1): Order => ({ id, version, status });
const asked = (page = 0): ListState => ({ search: "", order: [], filters: { status: "new" }, page });
const pageOf = (rows: readonly Order[], page = 0): ListPage<Order> => ({
  asked: asked(page),
  rows,
  total: 100,
  filtered: rows.length,
});

const three = pageOf([order(1), order(2), order(3)]);
/** As the server answers after the first was accepted, which this tab may be told of before the answer. */
const without = pageOf([order(2), order(3), order(4)]);

let table: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="list"><button>Accepter</button></div><button id="else">Aide</button>';
  table = document.querySelector<HTMLElement>("#list") ?? document.body;
});
afterEach(() => void vi.useRealTimers());

const shown = () => {
  const { result, rerender } = renderHook((page: ListPage<Order>) => useHeldRows(page), {
    initialProps: three,
  });
  const ids = () => result.current.page?.rows.map(({ id }) => id);
  const accept = () => {
    act(() => result.current.hold(table));
    rerender(without);
    act(() => result.current.note(1, { ...order(1, "accepted", 2), comment: "not a column" }, false));
  };
  return { result, rerender, ids, accept };
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const point = (target: Element | null, name = "pointermove") =>
  act(() => void target?.dispatchEvent(new MouseEvent(name, { bubbles: true })));

test("A16 a row that was acted on stays in its place in its new state, and the others in theirs", () => {
  const { result, ids, accept } = shown();
  accept();
  expect(ids()).toEqual([1, 2, 3]);
  expect(result.current.page?.rows[0]).toEqual(order(1, "accepted", 2));
  expect([...result.current.acted]).toEqual([1]);
  expect(result.current.page?.filtered).toBe(3);
  pass(60_000);
  expect(ids()).toEqual([1, 2, 3]);
});

test("A16 rows move two seconds after the pointer has left the table, not while it is over it or its menus", () => {
  const { result, ids, accept } = shown();
  accept();
  const menu = document.body.appendChild(document.createElement("div"));
  menu.setAttribute("role", "menu");
  point(document.querySelector("#else"));
  pass(1_500);
  point(table.firstElementChild);
  pass(10_000);
  // A control that is replaced below a pointer at rest is left too, by no move.
  act(() => void table.firstElementChild?.dispatchEvent(new MouseEvent("pointerleave")));
  pass(10_000);
  point(document.querySelector("#else"));
  pass(1_000);
  point(menu);
  pass(10_000);
  expect(ids()).toEqual([1, 2, 3]);
  point(document.querySelector("#else"));
  pass(1_000);
  // A pointer that goes on moving elsewhere has left all the same.
  point(document.querySelector("#else"));
  pass(999);
  expect(ids()).toEqual([1, 2, 3]);
  pass(1);
  expect(ids()).toEqual([2, 3, 4]);
  expect(result.current.acted.size).toBe(0);
});

test("A16 for a keyboard the hand leaves with the focus, for a finger with its next touch elsewhere", () => {
  for (const leave of [
    () => {
      document.querySelector<HTMLElement>("#else")?.focus();
      point(document.querySelector("#else"), "keyup");
    },
    () => point(document.querySelector("#else"), "pointerdown"),
  ]) {
    const { ids, accept } = shown();
    document.querySelector<HTMLElement>("#list button")?.focus();
    accept();
    point(document.querySelector("#list button"), "keyup");
    pass(10_000);
    expect(ids()).toEqual([1, 2, 3]);
    leave();
    pass(2_000);
    expect(ids()).toEqual([2, 3, 4]);
  }
});

test("A16 another page, filter or order that the user asks for is shown at once", () => {
  const { ids, accept, rerender } = shown();
  accept();
  rerender(pageOf([order(21)], 1));
  expect(ids()).toEqual([21]);
  rerender(without);
  expect(ids()).toEqual([2, 3, 4]);
});

test("A16 what others change meanwhile is shown in its place, and an older answer never replaces it", () => {
  const { result, accept, rerender } = shown();
  accept();
  rerender(pageOf([order(1, "preparing", 3), order(2, "accepted", 2), order(5)]));
  act(() => result.current.note(1, order(1, "accepted", 2), false));
  expect(result.current.page?.rows).toEqual([order(1, "preparing", 3), order(2, "accepted", 2), order(3)]);
});

test("A16 a row that is taken back is as before, and marked no more", () => {
  const { result, accept } = shown();
  accept();
  act(() => result.current.note(1, order(1, "new", 3), true));
  expect(result.current.page?.rows[0]).toEqual(order(1, "new", 3));
  expect(result.current.acted.size).toBe(0);
});

test("A16 with a row that left the list, and whose new state no answer told, nothing more can be done", () => {
  const { result, rerender } = shown();
  act(() => result.current.hold(table));
  act(() => result.current.note(1, { ok: true }, false));
  expect(result.current.gone.size).toBe(0);
  rerender(without);
  expect([...result.current.gone]).toEqual([1]);
  act(() => result.current.note(1, { ok: true }, true));
  expect(result.current.gone.size).toBe(0);
});
