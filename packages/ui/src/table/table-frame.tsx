import type { FocusEvent, MouseEvent, ReactNode } from "react";
import type { RowWithId } from "./column.ts";
import { hasThirdLine } from "./column-layout.ts";
import { PageChoiceContext, TableContext } from "./context.ts";
import { copyRows } from "./copied-rows.ts";
import { isInteractive, rowControls, rowIdOf, type TabStops, usedByTable } from "./keyboard.ts";
import { detailsEnd } from "./line.ts";
import { usePressGuard } from "./press-guard.ts";
import { PrintedTable } from "./printed-table.tsx";
import type { TableProps } from "./table-props.ts";
import { keepTextUnmarked } from "./use-choice.ts";
import type { Table } from "./use-table.ts";

interface TableFrameProps<Row extends RowWithId> {
  className: string;
  table: Table<Row>;
  props: Pick<
    TableProps<Row>,
    "label" | "rows" | "columns" | "cells" | "dimmed" | "empty" | "coming" | "onRowActivate" | "opens"
  >;
  stops: TabStops;
  onFocusCapture?: ((event: FocusEvent) => void) | undefined;
  children: ReactNode;
}

export function TableFrame<Row extends RowWithId>(frame: TableFrameProps<Row>) {
  const { className, table, props, stops, onFocusCapture, children } = frame;
  const { activate } = table;
  usePressGuard(table.frame, props.rows);
  return (
    <TableContext value={table.context}>
      <PageChoiceContext value={table.page}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the focus is on the cells and controls inside */}
        <div
          ref={table.frame}
          className={className}
          data-coming={props.coming !== undefined || undefined}
          data-opens={props.onRowActivate === undefined ? undefined : (props.opens ?? "form")}
          data-narrow={table.narrow || undefined}
          data-two-lines={table.second.length > 0 || undefined}
          data-three-lines={hasThirdLine(table.second, table.narrow) || undefined}
          data-dimmed={props.dimmed === true || undefined}
          aria-busy={props.dimmed === true || undefined}
          onKeyDownCapture={(event) => {
            if (!usedByTable(event.nativeEvent, event.currentTarget, { ...stops, activate })) return;
            event.preventDefault();
            event.stopPropagation();
          }}
          onFocusCapture={onFocusCapture}
          onCopy={(event) => {
            if (copyRows(event.currentTarget, event.clipboardData)) event.preventDefault();
          }}
          onClick={(event) => {
            const id = pressedRow(event);
            if (id !== undefined) activate(id);
          }}
          onMouseDownCapture={keepTextUnmarked}
        >
          {children}
          {props.coming === undefined ? (
            <PrintedTable label={props.label} columns={props.columns} cells={props.cells} rows={props.rows} />
          ) : null}
          {props.rows.length === 0 && props.empty && props.coming === undefined ? (
            <div className="ui-table__empty">{props.empty}</div>
          ) : null}
        </div>
      </PageChoiceContext>
    </TableContext>
  );
}

/** A row is one target, except controls, details, selected text, and presses with Ctrl, Shift, Alt or Meta. */
function pressedRow(event: MouseEvent): string | undefined {
  const { target, ctrlKey, shiftKey, altKey, metaKey } = event;
  if (!(target instanceof Element) || ctrlKey || shiftKey || altKey || metaKey) return undefined;
  const id = rowIdOf(target);
  const cell = target.closest("[role=gridcell]");
  if (id === undefined || id.endsWith(detailsEnd) || isInteractive(target)) return undefined;
  if (cell !== null && rowControls(cell).length > 0) return undefined;
  return getSelection()?.isCollapsed === false ? undefined : id;
}
