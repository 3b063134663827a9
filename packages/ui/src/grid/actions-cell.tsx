import { type ReactNode, useEffect, useRef } from "react";
import { IconButton } from "../basics/icon-button.tsx";
import { ChevronDownIcon, ChevronUpIcon } from "../icons.ts";
import { RowLockMark, RowLockProvider } from "../lists/row-lock.tsx";
import { texts } from "../texts.ts";
import type { RowWithId } from "./column.ts";
import { useGridContext } from "./grid-context.ts";
import type { GridRow } from "./grid-row.ts";
import { rowControls } from "./keyboard.ts";

interface LineProps {
  data: GridRow<RowWithId>;
}

/** A row's last cell: who holds it, if another does, then its actions (S02, S14). */
export function ActionsCell({ data }: LineProps) {
  const { actionsOf, lockOf } = useGridContext();
  const lock = lockOf(data);
  return (
    <RowControls>
      {lock ? <RowLockMark lock={lock} /> : null}
      <RowLockProvider lock={lock}>{actionsOf(data)}</RowLockProvider>
    </RowControls>
  );
}

/** Under 600 px: who holds the row, and the button that unfolds what has no room. */
export function FoldCell({ data }: LineProps) {
  const { isUnfolded, onFold, lockOf } = useGridContext();
  const lock = lockOf(data);
  const open = isUnfolded(data.id);
  return (
    <RowControls>
      {lock ? <RowLockMark lock={lock} /> : null}
      <IconButton
        icon={open ? ChevronUpIcon : ChevronDownIcon}
        size="small"
        label={open ? texts.grid.fold : texts.grid.unfold}
        tooltipSide="left"
        aria-expanded={open}
        onClick={() => onFold(data.id)}
      />
    </RowControls>
  );
}

/**
 * Holds the controls of one row. The table is one stop of the Tab key (keyboard.ts leads on from there), so none of
 * them is a stop by itself.
 */
export function RowControls({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // After each render: a lock that comes or goes puts new controls here.
  useEffect(() => {
    if (box.current) for (const control of rowControls(box.current)) control.tabIndex = -1;
  });
  return (
    <div ref={box} className="ui-row-actions" data-row-controls>
      {children}
    </div>
  );
}
