/** Where words are cut for want of room: the cells of tables, and their headers. */
export const cellsOfTables = "[role=gridcell], [role=columnheader]";

/**
 * What the room of a table's cell cuts, whole: the name that stands in it, or those values of its second line that are not
 * seen to their ends. Empty where nothing is cut. Measures, so not for all cells of a table at once.
 */
export function cutWords(cell: Element): string {
  const cut = [cell, ...cell.querySelectorAll("*")].filter(isCut);
  return cut
    .filter((element) => !cut.some((other) => other !== element && other.contains(element)))
    .map((element) => wholeOf(element).textContent.replace(/^\s*·\s*/, ""))
    .join(" · ");
}

function isCut(element: Element): boolean {
  if (element.scrollWidth <= element.clientWidth + 1) return false;
  const { overflowX, clipPath } = getComputedStyle(element);
  // What is clipped away altogether is for screen readers alone.
  return overflowX === "hidden" && clipPath !== "inset(50%)";
}

/** A name that is cut before its end has that end beside it. */
const wholeOf = (element: Element): Element => element.closest(".ui-cut") ?? element;
