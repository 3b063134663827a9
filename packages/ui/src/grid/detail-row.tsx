import type { GridApi, IRowNode } from "ag-grid-community";
import { useEffect, useRef } from "react";
import { DescriptionList } from "../display/card.tsx";
import { RowLockProvider } from "../lists/row-lock.tsx";
import { RowControls } from "./actions-cell.tsx";
import type { RowWithId } from "./column.ts";
import { useGridContext } from "./grid-context.ts";
import type { GridRow } from "./grid-row.ts";

interface DetailRowProps {
  data: GridRow<RowWithId>;
  node: IRowNode<GridRow<RowWithId>>;
  api: GridApi<GridRow<RowWithId>>;
}

/** Under 600 px, below a row: the columns that have no room, and the row's actions. As high as it needs to be. */
export function DetailRow({ data, node, api }: DetailRowProps) {
  const { detailsOf, actionsOf, lockOf } = useGridContext();
  const box = useRef<HTMLDivElement>(null);
  const lock = lockOf(data);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const fit = new ResizeObserver(() => {
      const height = Math.ceil(element.offsetHeight);
      if (height === 0 || height === node.rowHeight) return;
      node.setRowHeight(height);
      api.onRowHeightChanged();
    });
    fit.observe(element);
    return () => fit.disconnect();
  }, [node, api]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: the table is AG Grid's, of divs; a row may hold only cells
    // biome-ignore lint/a11y/useFocusableInteractive: the focus goes to the row and to its actions
    <div ref={box} role="gridcell" className="ui-grid__details">
      <DescriptionList
        columns="one"
        items={detailsOf(data).map(({ header, value }) => ({ term: header, value }))}
      />
      {lock ? <p className="ui-grid__lock-text">{lock.text}</p> : null}
      <RowControls>
        <RowLockProvider lock={lock}>{actionsOf(data)}</RowLockProvider>
      </RowControls>
    </div>
  );
}
