import { openWorkbook } from "@palier/workbook";

/** A number as it is stored, a text as it is read; undefined for an empty cell. */
export type Cell = number | string | undefined;

export interface Workbook {
  /** Of all sheets, headers included. */
  readonly count: number;
  /** The cells of the first ones. */
  readonly first: readonly (readonly Cell[])[];
}

/**
 * The rows of a workbook, by the reader that imports use; undefined when it is none, or damaged.
 *
 * @param read rows whose cells are kept
 */
export async function workbookRows(bytes: Uint8Array, read: number): Promise<Workbook | undefined> {
  const first: (readonly Cell[])[] = [];
  let count = 0;
  try {
    for (const sheet of await openWorkbook(Uint8Array.from(bytes)))
      for await (const { cells } of sheet.rows()) {
        count += 1;
        if (first.length < read) first.push(cells.map((cell) => cell?.number ?? cell?.text));
      }
    return count === 0 ? undefined : { count, first };
  } catch {
    return undefined;
  }
}
