import { classNames } from "../../class-names.ts";
import { texts } from "../../texts.ts";
import type { Tone } from "../../tone.ts";
import type { TableColumn } from "../column.ts";
import {
  actionsColumnWidth,
  columnTracks,
  fittingColumns,
  hasThirdLine,
  secondLineColumns,
  secondLineWidth,
} from "../column-layout.ts";
import { separator } from "../plain-text.ts";
import { roomOf } from "../room-of.ts";

export interface PaintedCell {
  /** Empty shows a dash. */
  readonly text: string;
  /** Of a status's dot. */
  readonly tone?: Tone | undefined;
}

export interface PaintedTable<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly cell: (row: Row, column: TableColumn<Row>) => PaintedCell;
  readonly place: HTMLElement;
  /** Whether rows will have actions, and checkboxes. */
  readonly actions: boolean;
  /** In px. */
  readonly actionsWidth?: number | undefined;
  readonly choice: boolean;
}

/**
 * The light table without controls and React, for before the scripts arrive. Same sizes and classes, so that
 * nothing moves.
 */
export function paintedTable<Row>(table: PaintedTable<Row>): HTMLElement {
  const { columns, rows, actions, choice } = table;
  const { narrow, width } = roomOf(table.place);
  const last = actionsColumnWidth(
    { actions: actions ? true : undefined, actionsWidth: table.actionsWidth },
    narrow,
  );
  const room = { narrow, width, choice, last };
  const shown = fittingColumns(columns, room);
  const second = secondLineColumns(columns, shown, narrow);
  const frame = element("ui-light");
  frame.toggleAttribute("data-two-lines", second.length > 0);
  frame.toggleAttribute("data-three-lines", hasThirdLine(second, narrow));
  frame.style.setProperty("--second-line", secondLineWidth(room));
  frame.toggleAttribute("data-narrow", narrow);
  frame.style.setProperty("--columns", columnTracks(shown, { narrow, choice, last }));
  const body = element("ui-light__table");
  body.append(
    rowOf("ui-light__row ui-light__row--header", (column) => {
      const words = element("ui-light__words", "span");
      words.textContent = column.header;
      const label = element("ui-light__sort", "span");
      label.append(words);
      return [label];
    }),
    ...rows.map((row) => rowOf("ui-light__row", (column) => cellOf(row, column))),
  );
  frame.append(body);
  return frame;

  function cellOf(row: Row, column: TableColumn<Row>): readonly Node[] {
    const value = content(table.cell(row, column));
    if (second.length === 0 || column !== shown[0]) return [value];
    const first = element("ui-first-line", "span");
    first.append(value);
    const below = element("ui-second-line", "span");
    for (const each of second) {
      const painted = table.cell(row, each);
      if (painted.text === "") continue;
      const part = element("ui-second-line__part", "span");
      if (below.hasChildNodes() && each.ownLine !== true) part.append(separator);
      if (each.labelled === true) part.append(`${texts.grid.labelled(each.header)} `);
      part.append(content(painted));
      below.append(part);
    }
    return [first, below];
  }

  function rowOf(name: string, inside: (column: TableColumn<Row>) => readonly Node[]): HTMLElement {
    const line = element(name);
    if (choice) line.append(element("ui-light__cell ui-light__cell--choice"));
    for (const column of shown) {
      const cell = element(classNames("ui-light__cell", column.align === "end" && "ui-light__cell--end"));
      cell.append(...inside(column));
      line.append(cell);
    }
    if (last !== undefined) line.append(element("ui-light__cell ui-light__cell--last"));
    return line;
  }
}

function content({ text, tone }: PaintedCell): Node {
  if (tone === undefined || text === "") return document.createTextNode(text === "" ? "—" : text);
  const status = element("ui-status", "span");
  const word = element("ui-status__word", "span");
  word.textContent = text;
  status.append(element(`ui-status__dot ui-status__dot--${tone}`, "span"), word);
  return status;
}

function element(className: string, tag = "div"): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  return made;
}
