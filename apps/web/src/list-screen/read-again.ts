import type { PathValues } from "#api/call.ts";
import type { List, ListRow } from "#lists/define-list.ts";
import type { ListState } from "#lists/list-state.ts";
import { fetchRows, mostRows } from "#lists/table-request.ts";
import type { ChosenRows } from "./use-chosen-rows.ts";

/** In rows, and in requests. */
const furthest = 20 * mostRows;
const mostQuestions = 40;

interface Reading<Row extends ListRow> {
  readonly list: List<Row>;
  readonly state: ListState;
  readonly params: PathValues;
  readonly chosen: Pick<ChosenRows<Row>, "renew" | "drop">;
}

/** Deselects changed rows that are not found: stale ones are always refused. */
export async function readAgain<Row extends ListRow>(
  { list, state, params, chosen }: Reading<Row>,
  changed: readonly Row[],
): Promise<void> {
  const left = new Map(changed.map((row) => [row.id, row]));
  for (let start = 0, filtered = 1, asked = 0; start < Math.min(filtered, furthest); asked += 1) {
    const window = { start, length: mostRows };
    const read = await fetchRows(list, state, params, window).catch(() => undefined);
    // The unread part is unknown.
    if (read === undefined || asked === mostQuestions) return;
    if (read.rows.length === 0 && start < read.filtered) return;
    chosen.renew(read.rows);
    for (const { id } of read.rows) left.delete(id);
    if (left.size === 0) return;
    // Deleted rows shift others into the part already read.
    const isMoved = start > 0 && read.filtered < filtered;
    start = isMoved ? 0 : start + read.rows.length;
    filtered = read.filtered;
  }
  chosen.drop([...left.values()]);
}
