/** @vitest-environment happy-dom */
import { beforeEach, expect, test } from "vitest";
import { OpenedRows, rememberRow } from "./row-focus.ts";

const [list, one, two] = ["/admin/news", "/admin/news/edit/1", "/admin/news/edit/2"];
let rows = new OpenedRows();

beforeEach(() => {
  rows = new OpenedRows();
  const row = (id: number) =>
    `<div row-id="${id}"><div role="gridcell"><a class="ui-cell-link">n${id}</a></div></div>`;
  document.body.innerHTML = `<div class="list-table">${row(1)}${row(2)}</div>`;
  document.addEventListener("click", (event) => rows.note(event), { once: true });
  document.querySelector<HTMLElement>("[row-id='1'] a")?.click();
  expect(rows.change(list, one)).toBeUndefined();
});

const cellOf = (id: number) => document.querySelector(`[row-id="${id}"] [role=gridcell]`);

test("A14 A20 back from the next record leads to that one's row", () => {
  rows.pass({ id: "2", to: two });
  expect(rows.change(one, two)).toBeUndefined();
  expect(rows.change(two, list)?.()).toBe(cellOf(2));
});

test("S10 A14 a step that unsaved changes held back is none: back leads to the row that was opened", () => {
  rows.pass({ id: "2", to: two });
  expect(rows.change(one, list)?.()).toBe(cellOf(1));
});

test("A14 A16 after a row that was acted on and stays, with its details, the focus goes on to the next one", () => {
  const row = (id: number | string) =>
    `<div row-id="${id}"><div data-row-controls><button>Traitée</button></div></div>`;
  document.body.innerHTML = `<div class="list-table">${[1, 2, "2/details", 3].map(row).join("")}</div>`;
  const buttons = [...document.querySelectorAll("button")];
  for (const pressed of [1, 2]) {
    buttons[pressed]?.focus();
    const heir = rememberRow();
    document.querySelector("[row-id='2']")?.classList.add("ui-row--acted");
    expect(heir?.()).toBe(buttons[3]);
  }
});
