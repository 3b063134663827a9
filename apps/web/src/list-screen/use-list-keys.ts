import { useShortcuts } from "#navigation/shortcuts.ts";

/** `J` and `K` move like the arrow keys, `E` follows a row's link, `X` selects it. */
export function useListKeys(): void {
  useShortcuts({
    j: () => step("ArrowDown"),
    k: () => step("ArrowUp"),
    e: () => inRow("[data-row-controls] a[href], a.ui-cell-link[href]"),
    x: () => inRow(".ui-choice-box"),
  });
}

/** Both table engines scroll into view on arrow keys. */
function step(key: "ArrowDown" | "ArrowUp"): void {
  const cell = focused("[role=gridcell]");
  if (cell === null) {
    firstCell()?.focus();
    return;
  }
  // On a control in the cell, arrows mean something else.
  cell.focus();
  cell.dispatchEvent(new KeyboardEvent("keydown", { key, code: key, bubbles: true, cancelable: true }));
}

function inRow(selector: string): void {
  const id = focused("[row-id]")
    ?.getAttribute("row-id")
    ?.replace(/\/details$/, "");
  if (id === undefined) return;
  // Pinned columns split a row into parts.
  const parts = [...document.querySelectorAll(`main .list-table [row-id="${CSS.escape(id)}"]`)];
  parts
    .map((part) => part.querySelector<HTMLElement>(selector))
    .find((each) => each !== null)
    ?.click();
}

const focused = (selector: string): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>(`main .list-table ${selector}`) ?? null;

const firstCell = (): HTMLElement | null =>
  document.querySelector<HTMLElement>("main .list-table [role=gridcell]:has(.ui-cell-link)") ??
  document.querySelector<HTMLElement>("main .list-table [row-id] [role=gridcell]");
