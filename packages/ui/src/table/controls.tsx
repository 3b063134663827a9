import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { IconButton } from "../basics/icon-button.tsx";
import { Facts } from "../display/facts.tsx";
import { ChevronDownIcon, ChevronUpIcon } from "../icons.ts";
import { texts } from "../texts.ts";
import { usePageChoice, useTableContext } from "./context.ts";
import type { TableLine } from "./line.ts";
import { RowActions } from "./row-actions.tsx";
import { RowLockMark, RowLockProvider } from "./row-lock.tsx";

interface LineProps {
  line: TableLine;
}

/** Another admin who holds the row, then its actions (S02, S14). */
export function ActionsCell({ line }: LineProps) {
  return (
    <RowControls>
      {line.lock ? <RowLockMark lock={line.lock} tabIndex={-1} /> : null}
      <LineActions line={line} />
    </RowControls>
  );
}

function LineActions({ line: { lock, actions, name }, worded }: LineProps & { worded?: boolean }) {
  return (
    <RowLockProvider lock={lock}>
      <RowActions actions={actions()} rowName={name} tabIndex={-1} worded={worded} />
    </RowLockProvider>
  );
}

/** Shift+click selects a range. */
export function ChoiceCell({ line: { id, name, chosen } }: LineProps) {
  const { onChoose } = useTableContext();
  const input = useRef<HTMLInputElement>(null);
  // AG Grid does not know the selection.
  useLayoutEffect(() => {
    const row = input.current?.closest("[role=row]");
    row?.setAttribute("aria-selected", String(chosen));
    return () => row?.removeAttribute("aria-selected");
  }, [chosen]);
  return (
    <RowControls>
      <input
        ref={input}
        type="checkbox"
        className="ui-choice-box"
        tabIndex={-1}
        aria-label={texts.grid.choose(name)}
        checked={chosen}
        onChange={({ nativeEvent }) =>
          onChoose(id, !chosen, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </RowControls>
  );
}

/** Selects the page's rows or none; indeterminate for some. */
export function ChooseAll({ tabIndex = -1 }: { tabIndex?: 0 | -1 | undefined }) {
  const { all, some, onChooseAll } = usePageChoice();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = some;
  }, [some]);
  return (
    <input
      ref={input}
      type="checkbox"
      className="ui-choice-box"
      tabIndex={tabIndex}
      aria-label={texts.grid.chooseAll}
      checked={all}
      onChange={onChooseAll}
    />
  );
}

/** Under 600 px: the holder, and the button that expands the row. */
export function FoldCell({ line: { id, lock, open } }: LineProps) {
  const { onFold } = useTableContext();
  return (
    <RowControls>
      {lock ? <RowLockMark lock={lock} tabIndex={-1} /> : null}
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

/** `tabIndex={-1}`: one tab stop; `keyboard.ts` leads to the controls. */
function RowControls({ children }: { children: ReactNode }) {
  return (
    <div className="ui-row-actions" data-row-controls>
      {children}
    </div>
  );
}

/** Under 600 px, below a row: collapsed columns, the holder and the actions. */
export function RowDetails({ line }: LineProps) {
  return (
    <>
      <Facts layout="column" facts={line.facts()} />
      {line.lock ? <p className="ui-table__lock-text">{line.lock.text}</p> : null}
      <RowControls>
        <LineActions line={line} worded />
      </RowControls>
    </>
  );
}
