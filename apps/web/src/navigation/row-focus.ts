import { currentOpener } from "@palier/ui";

/** Finds what takes the focus; undefined if nothing can. */
export type FocusHeir = () => HTMLElement | undefined;

/**
 * For deciding ten rows in turn by keyboard (A14): finds the next row's first control, also from a row's menu. Rows that
 * were acted on stay for a moment, and are passed over.
 */
export function rememberRow(): FocusHeir | undefined {
  const row = currentOpener()?.closest("[row-id]");
  // Not the table: a focused dialog lets the grid replace it.
  const list = row?.closest(".list-table");
  const id = row?.getAttribute("row-id");
  if (!list || !id) return undefined;
  const before = controlledRows(list).map((each) => each.id);
  const at = before.indexOf(id);
  const next = [...before.slice(at), ...before.slice(0, at).reverse()];
  return () => {
    const rows = controlledRows(list).filter(({ isActedOn }) => !isActedOn);
    return next.map((each) => rows.find(({ id: now }) => now === each)?.control).find(Boolean);
  };
}

interface OpenedRow {
  readonly id: string;
  readonly to: string;
}

/** Back returns to the row that led to a screen (A14). */
export class OpenedRows {
  readonly #opened = new Map<string, OpenedRow>();
  #pressed: string | undefined;
  #passed: OpenedRow | undefined;

  /** Also through the row's menu; events elsewhere clear it. */
  note({ target }: Event): void {
    const from = target instanceof Element ? ownerOf(target) : null;
    const row = from?.closest(".list-table [row-id]");
    this.#pressed = row?.getAttribute("row-id")?.replace(detailsEnd, "");
  }

  /** A change to the screen `to` leads from a row's record to this row's, which is then the way back. */
  pass(row: OpenedRow): void {
    this.#passed = row;
  }

  /** Finds the row of `to` that led to `from`, however the user came back. */
  change(from: string, to: string): FocusHeir | undefined {
    const passed = this.#passed;
    this.#passed = undefined;
    // Unsaved changes may have held the user back, who then went elsewhere.
    if (passed?.to === to) {
      for (const [list, opened] of this.#opened) if (opened.to === from) this.#opened.set(list, passed);
      return undefined;
    }
    const opened = this.#opened.get(to);
    this.#opened.delete(to);
    if (this.#pressed !== undefined) this.#opened.set(from, { id: this.#pressed, to });
    this.#pressed = undefined;
    return opened?.to === from ? () => mainCellOf(opened.id) : undefined;
  }
}

function ownerOf(element: Element): Element | null {
  const button = element.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return button ? document.getElementById(button) : element;
}

export const firstRowOf =
  (list: Element | null): FocusHeir =>
  () => {
    const [first] = rowsOf(list);
    const id = first?.getAttribute("row-id");
    return id ? mainCellOf(id, list ?? document) : undefined;
  };

/** The cell with the link, else the first without controls. */
function mainCellOf(id: string, place: ParentNode = document): HTMLElement | undefined {
  const rows = `[row-id="${CSS.escape(id)}"] [role=gridcell]`;
  const cells = [...place.querySelectorAll<HTMLElement>(place === document ? `.list-table ${rows}` : rows)];
  const opener = cells.find((cell) => cell.querySelector(".ui-cell-link") !== null);
  return opener ?? cells.find((cell) => cell.querySelector("[data-row-controls], input") === null);
}

/** Under 600 px, a row's details have an id of their own. */
const detailsEnd = /\/details$/;

interface ControlledRow {
  readonly id: string;
  readonly control: HTMLElement;
  readonly isActedOn: boolean;
}

function controlledRows(list: Element): readonly ControlledRow[] {
  const acted = new Set(
    [...list.querySelectorAll(".ui-row--acted")].map((row) => row.getAttribute("row-id")),
  );
  return rowsOf(list).flatMap((row) => {
    const id = row.getAttribute("row-id");
    const control = row.querySelector<HTMLElement>("[data-row-controls] :is(a, button)");
    return id === null || control === null
      ? []
      : [{ id, control, isActedOn: acted.has(id.replace(detailsEnd, "")) }];
  });
}

function rowsOf(list: Element | null): readonly Element[] {
  const place = (row: Element): number => Number(row.getAttribute("aria-rowindex"));
  return [...(list?.querySelectorAll("[row-id]") ?? [])].sort((a, b) => place(a) - place(b));
}
