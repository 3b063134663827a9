import { Button, ColumnsMenu, Dialog, DownloadIcon } from "@palier/ui";
import { useState } from "react";
import { lazyPart } from "#parts/lazy-part.tsx";
import type { List, ListRow } from "./define-list.ts";
import type { ListState } from "./list-state.ts";
import { listTexts as texts } from "./lists.texts.ts";
import type { ShownColumns } from "./use-shown-columns.ts";

const ListExport = lazyPart(async () => (await import("./list-export.tsx")).ListExport, {
  frame: (failure, { open, onOpenChange }) => (
    <Dialog title={texts.export} open={open} onOpenChange={onOpenChange}>
      {failure}
    </Dialog>
  ),
});

interface ListToolsProps<Row extends ListRow> {
  readonly list: List<Row>;
  readonly columns: ShownColumns;
  readonly state: ListState;
  readonly params: Readonly<Record<string, number>>;
  readonly count: number;
}

/** A list's own buttons: which columns, and the export. */
export function ListTools<Row extends ListRow>({ list, columns, state, params, count }: ListToolsProps<Row>) {
  const [exporting, setExporting] = useState(false);
  const { export: route } = list.definition;
  return (
    <>
      <ColumnsMenu
        columns={list.columns.map((column) => ({
          field: column.name,
          header: column.header,
          visible: !columns.hidden.has(column.name),
        }))}
        onColumnToggle={columns.toggle}
        onReset={columns.reset}
      />
      {route === undefined ? null : (
        <Button icon={DownloadIcon} onClick={() => setExporting(true)}>
          {texts.export}
        </Button>
      )}
      {route !== undefined && exporting ? (
        <ListExport
          route={route}
          params={params}
          columns={list.columns}
          shown={columns.shown}
          state={state}
          count={count}
          open={exporting}
          onOpenChange={setExporting}
        />
      ) : null}
    </>
  );
}
