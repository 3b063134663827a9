import type { PathValues } from "#api/call.ts";
import type { List, ListRow } from "#lists/define-list.ts";
import type { ListState } from "#lists/list-state.ts";
import { fetchRows, mostRows } from "#lists/table-request.ts";
import type { ChosenRows } from "./use-chosen-rows.ts";

/** How far a chosen row is looked for, in rows, and by how many questions. */
const furthest = 20 * mostRows;
const mostQuestions = 40;

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
  for (let start = 0, filtered = 1, asked = 0; start < Math.min(filtered, furthest); asked += 1) {
    const window = { start, length: mostRows };
    const read = await fetchRows(list, state, params, window).catch(() => undefined);
    // Nobody knows what stands in a part that was not read.
    if (read === undefined || asked === mostQuestions) return;
    if (read.rows.length === 0 && start < read.filtered) return;
    chosen.renew(read.rows);
    for (const { id } of read.rows) left.delete(id);
    if (left.size === 0) return;
    // Rows that left the list moved the others up, into a part that was read already.
    const isMoved = start > 0 && read.filtered < filtered;
    start = isMoved ? 0 : start + read.rows.length;
    filtered = read.filtered;
  }
  chosen.drop([...left.values()]);
}
