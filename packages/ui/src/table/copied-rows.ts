/** Choices, actions and folds; the grid names its columns of controls so. */
const controls = ".ui-light__cell--choice, .ui-light__cell--last, [col-id^='@']";
const cells = "[role=gridcell], [role=columnheader]";
const unread = "button, input, select";
const hidden = ".ui-hidden";

const between = " · ";

interface CopiedCell {
  readonly text: string;
  readonly isNumber: boolean;
}

/** What is seen of a node, without its buttons. */
function textIn(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof HTMLElement) || node.matches(unread) || node.matches(hidden)) return "";
  const text = [...node.childNodes].map(textIn).join("");
  if (node.matches(".ui-second-line")) return text.trim() === "" ? "" : `${between}${text}`;
  return getComputedStyle(node).display === "inline" ? text : ` ${text} `;
}

const inOneLine = (text: string): string => text.replace(/[\t\r\n ]+/g, " ").trim();

/** What is seen of a cell, then what is only read aloud there (« Remboursé en entier »), unless it is seen too. */
function wholeText(cell: HTMLElement): string {
  const seen = inOneLine(textIn(cell).replace(/\s*·\s*/g, between));
  const heard = [...cell.querySelectorAll(hidden)]
    .filter((part) => part.closest(unread) === null)
    .map((part) => inOneLine(part.textContent ?? ""));
  return [seen, ...heard.filter((text) => !seen.includes(text))].join(" ").trim();
}

const copiedCell = (cell: HTMLElement): CopiedCell => ({
  text: wholeText(cell),
  isNumber: cell.matches(".ui-light__cell--end, .ui-grid__end"),
});

/** Whether the selection has text of the element, rather than its border alone. */
function isSelected(element: Element, selected: Range): boolean {
  if (!selected.intersectsNode(element)) return false;
  const part = element.ownerDocument.createRange();
  part.selectNodeContents(element);
  if (selected.compareBoundaryPoints(Range.START_TO_START, part) > 0)
    part.setStart(selected.startContainer, selected.startOffset);
  if (selected.compareBoundaryPoints(Range.END_TO_END, part) < 0)
    part.setEnd(selected.endContainer, selected.endOffset);
  return part.toString().trim() !== "";
}

/** Cells by row; the grid draws pinned cells of a row apart. */
function byRow(all: readonly HTMLElement[]): (readonly HTMLElement[])[] {
  const rows = new Map<string, HTMLElement[]>();
  for (const cell of all) {
    const row = cell.closest("[role=row]");
    const name = row?.getAttribute("row-id") ?? `@${row?.getAttribute("aria-rowindex")}`;
    rows.set(name, [...(rows.get(name) ?? []), cell]);
  }
  return [...rows.values()];
}

/**
 * The selected rows of a table, each with all its values, or the selected values of one row. `undefined` for a
 * selection within one value, or beyond the table, which is copied as text.
 */
function selectedRows(frame: HTMLElement, selection: Selection): (readonly CopiedCell[])[] | undefined {
  const ranges = Array.from({ length: selection.rangeCount }, (_, at) => selection.getRangeAt(at));
  if (!ranges.every((range) => frame.contains(range.commonAncestorContainer))) return undefined;
  const all = [...frame.querySelectorAll<HTMLElement>(cells)].filter((cell) => !cell.matches(controls));
  const chosen = new Set(all.filter((cell) => ranges.some((range) => isSelected(cell, range))));
  if (chosen.size < 2) return undefined;
  const rows = byRow(all).filter((row) => row.some((cell) => chosen.has(cell)));
  const isOneRow = rows.length === 1;
  return rows.map((row) => row.filter((cell) => !isOneRow || chosen.has(cell)).map(copiedCell));
}

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? sign);

/** As text, Excel keeps zeros in front, and runs no formula. */
const cellHtml = ({ text, isNumber }: CopiedCell): string =>
  isNumber
    ? `<td align="right">${escaped(text)}</td>`
    : `<td style='mso-number-format:"\\@"'>${escaped(text)}</td>`;

/**
 * Puts rows that are selected in a table on the clipboard: tabs and lines, and an HTML table for sheets and mails.
 * Returns whether it did; else the browser copies the text.
 */
export function copyRows(frame: HTMLElement, clipboard: DataTransfer): boolean {
  const selection = getSelection();
  const rows = selection === null ? undefined : selectedRows(frame, selection);
  if (rows === undefined) return false;
  clipboard.setData("text/plain", rows.map((row) => row.map(({ text }) => text).join("\t")).join("\n"));
  const lines = rows.map((row) => `<tr>${row.map(cellHtml).join("")}</tr>`);
  clipboard.setData("text/html", `<table>${lines.join("")}</table>`);
  return true;
}
