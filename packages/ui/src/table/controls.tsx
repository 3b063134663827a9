import type { ReactNode } from "react";
import { IconButton } from "../basics/icon-button.tsx";
import { Facts } from "../display/facts.tsx";
import { ChevronDownIcon, ChevronUpIcon } from "../icons.ts";
import { texts } from "../texts.ts";
import type { RowWithId } from "./column.ts";
import { useTableContext } from "./context.ts";
import { RowActions } from "./row-actions.tsx";
import { RowLockMark, RowLockProvider } from "./row-lock.tsx";

/** A row's last cell: who holds it, if another admin does, then its actions (S02, S14). */
export function ActionsCell({ row }: { row: RowWithId }) {
  const { actionsOf, lockOf, nameOf } = useTableContext();
  const lock = lockOf(row);
  return (
    <RowControls>
      {lock ? <RowLockMark key={row.id} lock={lock} tabIndex={-1} /> : null}
      <RowLockProvider lock={lock}>
        <RowActions actions={actionsOf(row)} rowName={nameOf(row)} about={row.id} tabIndex={-1} />
      </RowLockProvider>
    </RowControls>
  );
}

/** A row's checkbox, in the light table; the grid has its own. Shift and a click choose all rows between. */
export function ChoiceCell({ row }: { row: RowWithId }) {
  const { isChosen, onChoose, nameOf } = useTableContext();
  const chosen = isChosen(row);
  return (
    <RowControls>
      <input
        type="checkbox"
        className="ui-choice-box"
        tabIndex={-1}
        aria-label={texts.grid.choose(nameOf(row))}
        checked={chosen}
        onChange={({ nativeEvent }) =>
          onChoose(row, !chosen, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </RowControls>
  );
}

/** Under 600 px: who holds the row, and the button that unfolds the other columns. */
export function FoldCell({ row }: { row: RowWithId }) {
  const { isUnfolded, onFold, lockOf } = useTableContext();
  const lock = lockOf(row);
  const id = String(row.id);
  const open = isUnfolded(id);
  return (
    <RowControls>
      {lock ? <RowLockMark key={row.id} lock={lock} tabIndex={-1} /> : null}
      <IconButton
        icon={open ? ChevronUpIcon : ChevronDownIcon}
        size="small"
        label={open ? texts.grid.fold : texts.grid.unfold}
        tooltipSide="left"
        tabIndex={-1}
        aria-expanded={open}
        onClick={() => onFold(id)}
      />
    </RowControls>
  );
}

/**
 * Holds the controls of one row. They carry `tabIndex={-1}`: the table is one stop of the Tab key, and `keyboard.ts`
 * leads from a cell to its row's controls.
 */
function RowControls({ children }: { children: ReactNode }) {
  return (
    <div className="ui-row-actions" data-row-controls>
      {children}
    </div>
  );
}

/** Under 600 px, below a row: the columns that have no room, who holds the row, and its actions. */
export function RowDetails({ row }: { row: RowWithId }) {
  const { detailsOf, actionsOf, nameOf, lockOf } = useTableContext();
  const lock = lockOf(row);
  return (
    <>
      <Facts layout="column" facts={detailsOf(row)} />
      {lock ? <p className="ui-table__lock-text">{lock.text}</p> : null}
      <RowControls>
        <RowLockProvider lock={lock}>
          <RowActions actions={actionsOf(row)} rowName={nameOf(row)} about={row.id} tabIndex={-1} />
        </RowLockProvider>
      </RowControls>
    </>
  );
}
