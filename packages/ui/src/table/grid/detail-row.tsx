import type { GridApi, IRowNode } from "ag-grid-community";
import { useEffect, useRef } from "react";
import type { RowWithId } from "../column.ts";
import { RowDetails } from "../controls.tsx";
import type { GridLine } from "./line.ts";

interface DetailRowProps {
  data: GridLine<RowWithId>;
  node: IRowNode<GridLine<RowWithId>>;
  api: GridApi<GridLine<RowWithId>>;
}

/** The details of an unfolded row, as high as their content. */
export function DetailRow({ data, node, api }: DetailRowProps) {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = frame.current;
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
    <div ref={frame} role="gridcell" className="ui-table__details">
      <RowDetails row={data.row} />
    </div>
  );
}
