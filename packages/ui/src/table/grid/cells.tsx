import type { GridApi, IRowNode } from "ag-grid-community";
import { useEffect, useRef } from "react";
import { CellValue } from "../cell-value.tsx";
import type { Cells, RowWithId, TableColumn } from "../column.ts";
import { ActionsCell, ChoiceCell, FoldCell, RowDetails } from "../controls.tsx";
import type { TableLine } from "../line.ts";
import { RowLockProvider } from "../row-lock.tsx";
import { CellWithSecondLine } from "../second-line.tsx";

interface NamedCellProps<Row extends RowWithId> {
  data: TableLine<Row>;
  /** Not `column`, which AG Grid uses itself. */
  shown: TableColumn<Row>;
  cells: Cells<Row> | undefined;
  second: readonly TableColumn<Row>[];
}

/** New column definitions must not remount cells. */
export function NamedCell<Row extends RowWithId>({ data, shown, cells, second }: NamedCellProps<Row>) {
  const { row } = data;
  const value = <CellValue column={shown} cells={cells} row={row} />;
  return (
    <RowLockProvider lock={data.lock}>
      {second.length === 0 ? (
        value
      ) : (
        <CellWithSecondLine columns={second} cells={cells} row={row}>
          {value}
        </CellWithSecondLine>
      )}
    </RowLockProvider>
  );
}

interface LineCellProps {
  data: TableLine;
}

export const GridChoiceCell = ({ data }: LineCellProps) => <ChoiceCell line={data} />;
export const GridActionsCell = ({ data }: LineCellProps) => <ActionsCell line={data} />;
export const GridFoldCell = ({ data }: LineCellProps) => <FoldCell line={data} />;

interface DetailRowProps extends LineCellProps {
  node: IRowNode<TableLine>;
  api: GridApi<TableLine>;
}

/** As high as their content. */
export function DetailRow({ data, node, api }: DetailRowProps) {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(element.offsetHeight);
      if (height === 0 || height === node.rowHeight) return;
      node.setRowHeight(height);
      api.onRowHeightChanged();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [node, api]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: the table is AG Grid's, of divs; a row may hold only cells
    // biome-ignore lint/a11y/useFocusableInteractive: the focus goes to the row and to its actions
    <div ref={frame} role="gridcell" className="ui-table__details">
      <RowDetails line={data} />
    </div>
  );
}
