import type { RowWithId } from "../grid/column.ts";
import { useGridContext } from "../grid/grid-context.ts";
import type { GridRow } from "../grid/grid-row.ts";
import { RowLockMark, RowLockProvider } from "../lists/row-lock.tsx";

/** A row's last cell; unlike in the grid, each control is a stop of the Tab key. */
export function LightActions({ line }: { line: GridRow<RowWithId> }) {
  const { actionsOf, lockOf } = useGridContext();
  const lock = lockOf(line);
  return (
    <div className="ui-row-actions">
      {lock ? <RowLockMark lock={lock} /> : null}
      <RowLockProvider lock={lock}>{actionsOf(line)}</RowLockProvider>
    </div>
  );
}
