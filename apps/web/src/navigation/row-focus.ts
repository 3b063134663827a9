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

/** The rows that have controls, in screen order, each with its first control. */
function controlledRows(list: Element): readonly { readonly id: string; readonly control: HTMLElement }[] {
  const place = (row: Element): number => Number(row.getAttribute("aria-rowindex"));
  return [...list.querySelectorAll("[row-id]")]
    .sort((a, b) => place(a) - place(b))
    .flatMap((row) => {
      const id = row.getAttribute("row-id");
      const control = row.querySelector<HTMLElement>("[data-row-controls] :is(a, button)");
      return id === null || control === null ? [] : [{ id, control }];
    });
}
