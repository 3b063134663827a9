import { type Cell, cellOf, longestText, type RawCell, withMore } from "./cell.ts";
import type { Show } from "./number-format.ts";
import { type Attributes, readXml } from "./read-xml.ts";
import { WorkbookError } from "./workbook-error.ts";

/** Excel's sheet ends at XFD1048576. */
const mostColumns = 16_384;
const mostRows = 1_048_576;

export interface SheetRow {
  /** As the sheet numbers it, from 1. */
  readonly line: number;
  /** By column, from A; up to the last that is not empty. */
  readonly cells: readonly (Cell | undefined)[];
  /** By hand or by a filter. */
  readonly isHidden: boolean;
}

export interface SheetContext {
  readonly shared: readonly string[];
  readonly is1904: boolean;
  readonly showOf: (style: string | undefined) => Show;
  /** Of all rows together, empty ones between others included. */
  readonly maxCells: number;
}

/**
 * The rows of a worksheet that are written down, in their order; empty ones may be among them.
 *
 * @throws WorkbookError `damaged`, `beyond` for a cell outside of Excel's sheet or too long for it, `cells` for more than `maxCells`, `large`
 */
export async function* sheetRows(
  xml: AsyncIterable<string>,
  context: SheetContext,
  name: string,
): AsyncGenerator<SheetRow> {
  const reading = new SheetReading(context);
  for await (const _ of readXml(xml, reading, name)) yield* reading.taken();
}

class SheetReading {
  readonly #context: SheetContext;
  #ready: SheetRow[] = [];
  #isInData = false;
  #line = 0;
  /** Without a number of its own, until a cell names one. */
  #isCounted = false;
  #isHidden = false;
  #cells: (Cell | undefined)[] = [];
  #count = 0;
  #column = 0;
  #raw: RawCell | undefined;
  /** Phonetic hints are no part of a text. */
  #hints = 0;
  #collects: "value" | "inline" | undefined;

  constructor(context: SheetContext) {
    this.#context = context;
  }

  taken(): readonly SheetRow[] {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  open(name: string, attributes: Attributes): void {
    if (name === "sheetData") this.#isInData = true;
    else if (!this.#isInData) return;
    else if (name === "row") this.#openRow(attributes);
    else if (name === "c") this.#openCell(attributes);
    else if (name === "rPh") this.#hints += 1;
    else if (this.#raw === undefined || this.#hints > 0) return;
    else if (name === "f") this.#raw.isFormula = true;
    else if (name === "v") this.#begin("value");
    else if (name === "t") this.#begin("inline");
  }

  text(text: string): void {
    const raw = this.#raw;
    if (raw === undefined || this.#collects === undefined) return;
    raw[this.#collects] = withMore(raw[this.#collects] ?? "", text);
  }

  close(name: string): void {
    if (name === "sheetData") this.#isInData = false;
    else if (!this.#isInData) return;
    else if (name === "c") this.#closeCell();
    else if (name === "row") this.#closeRow();
    else if (name === "rPh") this.#hints -= 1;
    else if (name === "v" || name === "t") this.#collects = undefined;
  }

  #begin(into: "value" | "inline"): void {
    this.#collects = into;
    if (this.#raw !== undefined) this.#raw[into] ??= "";
  }

  #openRow({ r, hidden }: Attributes): void {
    this.#isCounted = r === undefined;
    this.#goTo(r === undefined ? this.#line + 1 : Number(r));
    this.#isHidden = hidden === "1" || hidden === "true";
    this.#cells = [];
    this.#column = 0;
  }

  #goTo(line: number): void {
    if (!Number.isInteger(line) || line <= this.#line) throw new WorkbookError("damaged", String(line));
    if (line > mostRows) throw new WorkbookError("beyond", String(line));
    this.#line = line;
  }

  #openCell({ r, t, s }: Attributes): void {
    if (r !== undefined) this.#moveTo(r);
    this.#column += 1;
    if (this.#column > mostColumns) throw new WorkbookError("beyond", r);
    const show = this.#context.showOf(s);
    this.#raw = { type: t, show, value: undefined, inline: undefined, isFormula: false };
  }

  #moveTo(place: string): void {
    const [, letters, digits] = /^\$?([A-Z]{1,8})\$?(\d{1,8})$/i.exec(place) ?? [];
    if (letters === undefined) throw new WorkbookError("damaged", place);
    this.#column = columnOf(letters) - 1;
    if (this.#isCounted && Number(digits) > this.#line) this.#goTo(Number(digits));
    this.#isCounted = false;
  }

  #closeCell(): void {
    const raw = this.#raw;
    this.#raw = undefined;
    const cell = raw && cellOf(raw, this.#context.shared, this.#context.is1904);
    if (cell === undefined) return;
    if (cell.text.length > longestText)
      throw new WorkbookError("beyond", `${columnName(this.#column)}${this.#line}`);
    const before = this.#cells.length;
    while (this.#cells.length < this.#column - 1) this.#cells.push(undefined);
    this.#cells[this.#column - 1] = cell;
    this.#count += this.#cells.length - before;
    if (this.#count > this.#context.maxCells) throw new WorkbookError("cells");
  }

  #closeRow(): void {
    this.#ready.push({ line: this.#line, cells: this.#cells, isHidden: this.#isHidden });
    this.#cells = [];
  }
}

/** 27 for `AA`. */
function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

/** `AB` for 28: how a sheet calls a column, counted from 1. */
export const columnName = (column: number): string =>
  (column > 26 ? columnName(Math.floor((column - 1) / 26)) : "") +
  String.fromCharCode(65 + ((column - 1) % 26));
