// biome-ignore-all lint/a11y/useSemanticElements: see light-table.tsx
import { useEffect, useRef } from "react";
import { texts } from "../../texts.ts";
import type { RowWithId } from "../column.ts";
import type { TableProps } from "../table-props.ts";

interface LightChooseAllProps<Row extends RowWithId> {
  table: Pick<TableProps<Row>, "rows" | "selection" | "onSelectionChange">;
  tabIndex: 0 | -1;
}

/** The header's checkbox: chooses all rows of the page or none; half ticked when some are. */
export function LightChooseAll<Row extends RowWithId>(props: LightChooseAllProps<Row>) {
  const { rows, selection, onSelectionChange } = props.table;
  const input = useRef<HTMLInputElement>(null);
  const chosen = rows.filter(({ id }) => selection?.has(id) === true).length;
  const all = rows.length > 0 && chosen === rows.length;
  useEffect(() => {
    if (input.current) input.current.indeterminate = chosen > 0 && !all;
  }, [chosen, all]);

  function change(): void {
    const others = [...(selection ?? [])].filter((id) => !rows.some((row) => row.id === id));
    onSelectionChange?.(new Set(all ? others : [...others, ...rows.map(({ id }) => id)]));
  }

  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus goes to the checkbox
    <div role="columnheader" className="ui-light__cell ui-light__cell--choice">
      <input
        ref={input}
        type="checkbox"
        className="ui-choice-box"
        tabIndex={props.tabIndex}
        aria-label={texts.grid.chooseAll}
        checked={all}
        onChange={change}
      />
    </div>
  );
}
