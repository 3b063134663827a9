import { ExportDialog, type ExportRequest, useToast } from "@palier/ui";
import type { PathValues } from "#api/call.ts";
import { download } from "#api/download.ts";
import type { ExportRoute, ListColumn } from "./define-list.ts";
import { listQuery } from "./list-query.ts";
import type { ListState } from "./list-state.ts";
import { listTexts as texts } from "./lists.texts.ts";

interface ListExportProps {
  readonly route: ExportRoute;
  readonly params: PathValues;
  /** File order: visible ones as shown, then hidden ones (A02). */
  readonly columns: readonly ListColumn[];
  readonly shown: readonly ListColumn[];
  readonly state: ListState;
  readonly count: number;
  readonly title?: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** With the screen's rows, order and filters (A02, S03–S05). */
export function ListExport(props: ListExportProps) {
  const { route, params, columns, shown, state, count, title, open, onOpenChange } = props;
  const toast = useToast();
  const run = async ({ columns: chosen, format, signal, onProgress }: ExportRequest): Promise<void> => {
    const { draw: _draw, start: _start, length: _length, ...query } = listQuery(columns, state, 0);
    let rows = 0;
    const name = await download({
      path: route.path,
      params,
      query: { ...query, column_field_list: chosen.join(","), format },
      signal,
      onBytes: (_bytes, chunk) => {
        if (format !== "csv") return;
        rows += lineEnds(chunk);
        onProgress(Math.min(rows, count));
      },
    });
    if (name === undefined) toast.warning(texts.nothingToExport);
    else toast.success(texts.exported, { detail: texts.exportedTo(name) });
  };
  return (
    <ExportDialog
      open={open}
      onOpenChange={onOpenChange}
      columns={columns.map((column) => ({
        field: column.name,
        header: column.header,
        checked: shown.some((each) => each.name === column.name),
      }))}
      count={count}
      title={title}
      onExport={run}
    />
  );
}

function lineEnds(chunk: Uint8Array): number {
  let ends = 0;
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) ends += 1;
  return ends;
}
