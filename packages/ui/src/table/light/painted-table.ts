import { classNames } from "../../class-names.ts";
import type { Tone } from "../../tone.ts";
import type { TableColumn } from "../column.ts";
import { actionsColumnWidth, columnTracks, mainColumns, NARROW_WINDOW } from "../column-layout.ts";

/** What a cell shows before the app's own scripts draw it. */
export interface PaintedCell {
  /** Empty: nothing is known, and a dash stands there. */
  readonly text: string;
  /** The dot of a status. */
  readonly tone?: Tone | undefined;
}

export interface PaintedTable<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly cell: (row: Row, column: TableColumn<Row>) => PaintedCell;
  /** Whether rows will have a column of actions, and one of checkboxes. */
  readonly actions: boolean;
  readonly choice: boolean;
}

/**
 * The light table without its controls, in plain elements and without React: what a document can show of a list before
 * the scripts have come. Same measures and classes, so that nothing moves when the light table takes its place.
 */
export function paintedTable<Row>(table: PaintedTable<Row>): HTMLElement {
  const { columns, rows, actions, choice } = table;
  const narrow = matchMedia(NARROW_WINDOW).matches;
  const shown = narrow ? mainColumns(columns) : columns;
  const last = actionsColumnWidth({ actions: actions ? true : undefined }, narrow);
  const frame = element("ui-light");
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
    ...rows.map((row) => rowOf("ui-light__row", (column) => [content(table.cell(row, column))])),
  );
  frame.append(body);
  return frame;

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
