import { type RefObject, useEffect } from "react";
import type { RowWithId } from "./column.ts";
import { detailsId } from "./grid-row.ts";

interface AriaCounts {
  label: string;
  rows: readonly RowWithId[];
  pageStart: number;
  filteredCount: number;
}

/**
 * AG Grid holds one page and counts only that. Screen readers shall hear « ligne 41 sur 240 », as the info line says:
 * so its counts are put right each time it writes them. The header is not a row of the list and is not counted.
 */
export function useAriaCounts(
  grid: RefObject<HTMLElement | null>,
  { label, rows, pageStart, filteredCount }: AriaCounts,
): void {
  useEffect(() => {
    const box = grid.current;
    if (!box) return;
    const numbers = new Map<string, string>();
    rows.forEach(({ id }, index) => {
      numbers.set(String(id), String(pageStart + index + 1));
      numbers.set(detailsId(String(id)), String(pageStart + index + 1));
    });
    const correct = () =>
      writeCounts(box, numbers, { "aria-label": label, "aria-rowcount": String(filteredCount) });
    correct();
    const observer = new MutationObserver(correct);
    observer.observe(box, {
      subtree: true,
      childList: true,
      attributeFilter: ["aria-rowcount", "aria-rowindex"],
    });
    return () => observer.disconnect();
  }, [grid, label, rows, pageStart, filteredCount]);
}

/** Writes only what differs, or the observer would never come to rest. */
function writeCounts(
  box: HTMLElement,
  numbers: ReadonlyMap<string, string>,
  about: Record<string, string>,
): void {
  const root = box.querySelector("[aria-rowcount]");
  for (const [name, value] of Object.entries(about)) {
    if (root && root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
  for (const row of box.querySelectorAll("[row-id][aria-rowindex]")) {
    const number = numbers.get(row.getAttribute("row-id") ?? "");
    if (number !== undefined && row.getAttribute("aria-rowindex") !== number)
      row.setAttribute("aria-rowindex", number);
  }
  for (const header of box.querySelectorAll(".ag-header-row[aria-rowindex]"))
    header.removeAttribute("aria-rowindex");
}
