import type { PathValues } from "#api/call.ts";
import type { List, ListRow } from "#lists/define-list.ts";
import type { ListState } from "#lists/list-state.ts";
import { fetchRows, mostRows } from "#lists/table-request.ts";
import type { ChosenRows } from "./use-chosen-rows.ts";

/** How far a chosen row is looked for, in rows. */
const furthest = 20 * mostRows;

interface Reading<Row extends ListRow> {
  readonly list: List<Row>;
  readonly state: ListState;
  readonly params: PathValues;
  readonly chosen: Pick<ChosenRows<Row>, "renew" | "drop">;
}

/**
 * Reads chosen rows that changed, wherever in the list they stand now. One that is not found is no longer chosen: kept as
 * it was, it would be refused as stale whenever it is tried.
 */
export async function readAgain<Row extends ListRow>(
  { list, state, params, chosen }: Reading<Row>,
  changed: readonly Row[],
): Promise<void> {
  const left = new Map(changed.map((row) => [row.id, row]));
  for (let start = 0, filtered = 1; start < Math.min(filtered, furthest); start += mostRows) {
    const window = { start, length: mostRows };
    const read = await fetchRows(list, state, params, window).catch(() => undefined);
    if (read === undefined) return;
    chosen.renew(read.rows);
    for (const { id } of read.rows) left.delete(id);
    if (left.size === 0) return;
    filtered = read.filtered;
  }
  chosen.drop([...left.values()]);
}
