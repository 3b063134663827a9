import { styleOf } from "./pasted-looks.ts";

/** Blocks that only separate lines within a cell. */
const lines = "p, div, center, section, article, address, pre";

/** Blocks that lose their meaning within a line. */
const structures = "ul, ol, h1, h2, h3, h4, h5, h6, blockquote";

const between = " – ";

/** Blocks that the editor's parser reads as text within a line. */
const blocks =
  "dt, dd, caption, summary, details, legend, main, nav, center, dialog, menu, option, figcaption";

/**
 * Turns each row of a table into a line with dashes between its cells, since the editor has no tables, and each
 * term and definition into a line. Tables that only place blocks on the page, as mails have, become those blocks.
 */
export function rewriteTables(body: HTMLElement): void {
  // Inner tables first: an outer cell then holds their lines.
  for (const table of [...body.querySelectorAll("table")].reverse()) {
    repeatSpanned(table);
    const caption = table.caption === null ? [] : [renamed(table.caption)];
    table.replaceWith(...caption, ...[...table.rows].map(lineOf));
  }
  for (const element of body.querySelectorAll(blocks)) element.replaceWith(renamed(element));
  for (const element of body.querySelectorAll("span[data-style*='display'], label[data-style*='display']"))
    if (/^(?:block|flex|grid|list-item|table)/.test(styleOf(element).display))
      element.replaceWith(renamed(element));
}

/** A cell beside several rows (« Lundi » beside two hours) stands before each of their lines. */
function repeatSpanned(table: HTMLTableElement): void {
  const rows = [...table.rows];
  for (const [at, row] of rows.entries())
    for (const cell of [...row.cells]) {
      const { rowSpan, cellIndex } = cell;
      if (rowSpan < 2 || cell.querySelector(`${structures}, div, img`) !== null) continue;
      cell.removeAttribute("rowspan");
      for (const next of rows.slice(at + 1, at + rowSpan))
        next.insertBefore(cell.cloneNode(true), next.cells[cellIndex] ?? null);
    }
}

function renamed(element: Element): Element {
  const block = element.ownerDocument.createElement("div");
  block.append(...element.childNodes);
  return block;
}

const isFilled = (cell: Element): boolean =>
  (cell.textContent ?? "").trim() !== "" || cell.querySelector("img") !== null;

function lineOf(row: HTMLTableRowElement): Element {
  const cells = [...row.cells];
  const line = row.ownerDocument.createElement("div");
  const isLayout = cells.filter(isFilled).length < 2 || cells.some((cell) => cell.querySelector(structures));
  if (isLayout) line.append(...cells.filter(isFilled).map(renamed));
  else {
    const first = cells.findIndex(isFilled);
    const last = cells.findLastIndex(isFilled);
    for (const [index, cell] of cells.slice(first, last + 1).entries()) {
      withoutBlocks(cell);
      line.append(...(index === 0 ? [] : [between]), ...cell.childNodes);
    }
  }
  return line;
}

/** Blocks within the cell become lines with breaks between them. */
function withoutBlocks(cell: Element): void {
  for (const block of cell.querySelectorAll(lines)) {
    block.before(cell.ownerDocument.createElement("br"));
    block.after(cell.ownerDocument.createElement("br"));
    block.replaceWith(...block.childNodes);
  }
  let isEmpty = true;
  let ending: Element | undefined;
  const walker = cell.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_ALL);
  const surplus: Element[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text) isEmpty &&= node.data.trim() === "";
    else if (node instanceof HTMLBRElement) {
      if (isEmpty) surplus.push(node);
      else ending = node;
      isEmpty = true;
    }
  }
  if (isEmpty && ending !== undefined) surplus.push(ending);
  for (const element of surplus) element.remove();
}
