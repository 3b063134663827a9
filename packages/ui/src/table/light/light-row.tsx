// biome-ignore-all lint/a11y/useSemanticElements: see light-table.tsx
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus goes to the cells
import { useMemo } from "react";
import { classNames } from "../../class-names.ts";
import { CellValue } from "../cell-value.tsx";
import type { Cells, RowWithId, TableColumn } from "../column.ts";
import { ActionsCell, ChoiceCell, FoldCell, RowDetails } from "../controls.tsx";
import type { TableLine } from "../line.ts";
import { RowLockProvider } from "../row-lock.tsx";
import { CellWithSecondLine } from "../second-line.tsx";

export interface LightRowProps<Row extends RowWithId> {
  line: TableLine<Row>;
  columns: readonly TableColumn<Row>[];
  second: readonly TableColumn<Row>[];
  cells: Cells<Row> | undefined;
  narrow: boolean;
  hasLast: boolean;
  hasChoice: boolean;
  /** From 1, header included. */
  index: number;
  tabStop: number | undefined;
}

/** A row, or the details of the one above. */
export function LightRow<Row extends RowWithId>(props: LightRowProps<Row>) {
  const { line, columns, second, cells, narrow, hasLast, hasChoice, index, tabStop } = props;
  // Unchanged lines are not re-rendered.
  return useMemo(() => {
    const same = { line, columns, second, cells, narrow, hasLast, hasChoice, index, tabStop };
    return line.kind === "row" ? <RowOf {...same} /> : <DetailsOf {...same} />;
  }, [line, columns, second, cells, narrow, hasLast, hasChoice, index, tabStop]);
}

function RowOf<Row extends RowWithId>(props: LightRowProps<Row>) {
  const { line, columns, second, cells, narrow, hasLast, hasChoice, index, tabStop } = props;
  const first = hasChoice ? 1 : 0;
  const stop = tabStop === undefined ? undefined : Math.max(tabStop - first, 0);
  return (
    <div
      role="row"
      aria-rowindex={index}
      className={classNames(
        "ui-light__row",
        line.lock !== undefined && "ui-light__row--locked",
        line.acted && "ui-row--acted",
      )}
      row-id={line.id}
    >
      {hasChoice ? (
        <div role="gridcell" tabIndex={-1} className="ui-light__cell ui-light__cell--choice">
          <ChoiceCell line={line} />
        </div>
      ) : null}
      {columns.map((column, at) => (
        <div
          role="gridcell"
          key={column.field}
          tabIndex={at === stop ? 0 : -1}
          className={classNames("ui-light__cell", column.align === "end" && "ui-light__cell--end")}
        >
          <RowLockProvider lock={line.lock}>
            {at === 0 && second.length > 0 ? (
              <CellWithSecondLine columns={second} cells={cells} row={line.row}>
                <CellValue column={column} cells={cells} row={line.row} />
              </CellWithSecondLine>
            ) : (
              <CellValue column={column} cells={cells} row={line.row} />
            )}
          </RowLockProvider>
        </div>
      ))}
      {hasLast ? (
        <div role="gridcell" tabIndex={-1} className="ui-light__cell ui-light__cell--last">
          {narrow ? <FoldCell line={line} /> : <ActionsCell line={line} />}
        </div>
      ) : null}
    </div>
  );
}

function DetailsOf<Row extends RowWithId>({ line, index, tabStop }: LightRowProps<Row>) {
  return (
    <div role="row" aria-rowindex={index} className="ui-light__row ui-light__row--details" row-id={line.id}>
      <div role="gridcell" tabIndex={tabStop === undefined ? -1 : 0} className="ui-table__details">
        <RowDetails line={line} />
      </div>
    </div>
  );
}
