import { currentOpener } from "@palier/ui";

/** Finds what takes the focus once the row that had it is gone; undefined where there is no such thing. */
export type FocusHeir = () => HTMLElement | undefined;

/**
 * Remembers which row of a list has the focus. Returns a function that finds the first control of the row that came
 * next, so that ten rows are decided one after the other from the keyboard (A14); undefined where no row has the focus.
 * A menu has the focus of the row that it was opened from.
 */
export function rememberRow(): FocusHeir | undefined {
  const row = currentOpener()?.closest("[row-id]");
  // Not the table: the light one gives way to the grid as soon as a dialog takes the focus.
  const list = row?.closest(".list-table");
  const id = row?.getAttribute("row-id");
  if (!list || !id) return undefined;
  const before = controlledRows(list).map((each) => each.id);
  const at = before.indexOf(id);
  const next = [...before.slice(at), ...before.slice(0, at).reverse()];
  return () => {
    const rows = controlledRows(list);
    return next.map((each) => rows.find(({ id: now }) => now === each)?.control).find(Boolean);
  };
}

/** A row that led to another screen. */
interface OpenedRow {
  readonly id: string;
  readonly to: string;
}

/** Remembers which rows led to which screens, so that the way back leads to the row (A14). */
export class OpenedRows {
  readonly #opened = new Map<string, OpenedRow>();
  #pressed: string | undefined;

  /** Notes the row that an event comes from, also through its menu; one from elsewhere opens no row. */
  note({ target }: Event): void {
    const from = target instanceof Element ? ownerOf(target) : null;
    const row = from?.closest(".list-table [row-id]");
    this.#pressed = row?.getAttribute("row-id")?.replace(/\/details$/, "");
  }

  /** Returns what finds the row of `to` that led to `from`, where the user comes back by whatever way. */
  change(from: string, to: string): FocusHeir | undefined {
    const opened = this.#opened.get(to);
    this.#opened.delete(to);
    if (this.#pressed !== undefined) this.#opened.set(from, { id: this.#pressed, to });
    this.#pressed = undefined;
    return opened?.to === from ? () => mainCellOf(opened.id) : undefined;
  }
}

/** The button of the menu that an element is in, else the element. */
function ownerOf(element: Element): Element | null {
  const button = element.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return button ? document.getElementById(button) : element;
}

/** Finds the first row of a list, for what leads back to its rows. */
export const firstRowOf =
  (list: Element | null): FocusHeir =>
  () => {
    const [first] = rowsOf(list);
    const id = first?.getAttribute("row-id");
    return id ? mainCellOf(id, list ?? document) : undefined;
  };

/** The cell of a row that opens it, else its first without controls. */
function mainCellOf(id: string, place: ParentNode = document): HTMLElement | undefined {
  const rows = `[row-id="${CSS.escape(id)}"] [role=gridcell]`;
  const cells = [...place.querySelectorAll<HTMLElement>(place === document ? `.list-table ${rows}` : rows)];
  const opener = cells.find((cell) => cell.querySelector(".ui-cell-link") !== null);
  return opener ?? cells.find((cell) => cell.querySelector("[data-row-controls], input") === null);
}

/** The rows that have controls, in screen order, each with its first control. */
function controlledRows(list: Element): readonly { readonly id: string; readonly control: HTMLElement }[] {
  return rowsOf(list).flatMap((row) => {
    const id = row.getAttribute("row-id");
    const control = row.querySelector<HTMLElement>("[data-row-controls] :is(a, button)");
    return id === null || control === null ? [] : [{ id, control }];
  });
}

/** The rows of a list, in screen order. */
function rowsOf(list: Element | null): readonly Element[] {
  const place = (row: Element): number => Number(row.getAttribute("aria-rowindex"));
  return [...(list?.querySelectorAll("[row-id]") ?? [])].sort((a, b) => place(a) - place(b));
}
