import { Button, ColumnsMenu, Dialog, DownloadIcon, drawnColumnWidth } from "@palier/ui";
import { useState } from "react";
import type { PathValues } from "#api/call.ts";
import { fullWidth, resizedWidth } from "#lists/arrange-column.ts";
import type { List, ListRow } from "#lists/define-list.ts";
import type { ShownDensity } from "#lists/density.ts";
import type { ListState } from "#lists/list-state.ts";
import { listTexts as texts } from "#lists/lists.texts.ts";
import type { ShownColumns } from "#lists/use-shown-columns.ts";
import { lazyPart } from "#parts/lazy-part.tsx";
import type { ViewedList } from "#views/viewed-list.ts";
import { ViewsMenu } from "#views/views-menu.tsx";

const ListExport = lazyPart(async () => (await import("#lists/list-export.tsx")).ListExport, {
  frame: (failure, { open, onOpenChange }) => (
    <Dialog title={texts.export} open={open} onOpenChange={onOpenChange}>
      {failure}
    </Dialog>
  ),
});

interface ListToolsProps {
  readonly list: List<ListRow>;
  readonly viewed: ViewedList | undefined;
  readonly columns: ShownColumns;
  readonly density: ShownDensity;
  /** Ticked columns that are nowhere on screen. */
  readonly noRoom: ReadonlySet<string>;
  readonly state: ListState;
  readonly params: PathValues;
  readonly count: number;
  readonly adjustable: boolean;
}

export function ListTools({
  list,
  viewed,
  columns,
  density,
  noRoom,
  state,
  params,
  count,
  adjustable,
}: ListToolsProps) {
  const [exporting, setExporting] = useState(false);
  const { export: route } = list.definition;
  const hidden = columns.layout.filter((each) => each.hidden);
  const arrangement = {
    onMove: columns.move,
    onResize: (field: string, by: -1 | 1) => columns.resize(field, resizedWidth(drawnColumnWidth(field), by)),
  };
  return (
    <>
      {viewed === undefined ? null : <ViewsMenu viewed={viewed} />}
      <ColumnsMenu
        columns={columns.layout.map(({ column, hidden, pinned }) => ({
          field: column.name,
          header: column.header,
          visible: !hidden,
          noRoom: !hidden && noRoom.has(column.name),
          pinned,
        }))}
        onColumnToggle={(field, show) => {
          const without = noRoom.has(field)
            ? columns.arranged.find(({ column }) => column.name === field)
            : undefined;
          if (show && without !== undefined) columns.resize(field, fullWidth(without));
          else columns.toggle(field, show);
        }}
        onColumnPin={adjustable ? columns.pin : undefined}
        arrangement={adjustable ? arrangement : undefined}
        density={density.density}
        onDensityChange={density.set}
        onReset={columns.reset}
        resetLabel={columns.isOfView ? texts.viewColumns : undefined}
      />
      <p role="status" className="ui-hidden">
        {columns.said}
      </p>
      {route === undefined ? null : (
        <Button icon={DownloadIcon} onClick={() => setExporting(true)}>
          {texts.export}
        </Button>
      )}
      {route !== undefined && exporting ? (
        <ListExport
          route={route}
          params={params}
          columns={[...columns.arranged, ...hidden].map(({ column }) => column)}
          shown={columns.shown.filter(({ name }) => !noRoom.has(name))}
          state={state}
          count={count}
          open={exporting}
          onOpenChange={setExporting}
        />
      ) : null}
    </>
  );
}
