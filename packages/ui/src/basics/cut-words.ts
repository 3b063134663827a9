export const cellsOfTables = "[role=gridcell], [role=columnheader]";

/** The text that a table's cell truncates, or empty. Forces layout: never call it for all cells at once. */
export function cutWords(cell: Element): string {
  const cut = [cell, ...cell.querySelectorAll("*")].filter(isCut);
  return cut
    .filter((element) => !cut.some((other) => other !== element && other.contains(element)))
    .map((element) => wholeOf(element).textContent.replace(/^\s*·\s*/, ""))
    .join(" · ");
}

function isCut(element: Element): boolean {
  // The header's text has an element of its own.
  if (element.querySelector(".ag-header-cell-resize") !== null) return false;
  if (element.scrollWidth <= element.clientWidth + 1) return false;
  const { overflowX, clipPath } = getComputedStyle(element);
  // Visually hidden text for screen readers.
  return overflowX === "hidden" && clipPath !== "inset(50%)";
}

/** A name truncated in the middle has its end in a sibling element. */
const wholeOf = (element: Element): Element => element.closest(".ui-cut") ?? element;
