import type { ExportFormat, ExportMeta, RouteEntry } from "@palier/contract";
import { exportContentType, fieldMeta, parisDay } from "@palier/contract";
import { apiHeaders, emptyAnswer } from "../core/answers.ts";
import { csvChunks } from "../exports/csv.ts";
import type { ExportColumn } from "../exports/export-column.ts";
import { fileName, listName } from "../exports/file-name.ts";
import { xlsxChunks } from "../exports/xlsx.ts";
import type { AnyRow } from "../world/catalog.ts";
import type { Call, Serve } from "./call.ts";
import { rowsInOrder } from "./computed-order.ts";
import type { Scope } from "./define-area.ts";
import { listAsks } from "./list-ask.ts";
import { listPlan } from "./list-plan.ts";
import { scopedQuery } from "./list-scope.ts";
import { withComputed } from "./table-answer.ts";

/** The table's rows, in the chosen columns and order (§3, §7, A02). */
export function exportAnswer(entry: RouteEntry, meta: ExportMeta, scopeOf: (call: Call) => Scope): Serve {
  const plan = listPlan(meta.row, meta.filters);
  const askOf = listAsks(entry, plan);
  return (call) => {
    const ask = askOf(call.request.query, call.world.clock.now());
    const scope = scopeOf(call);
    const table = call.world.table(meta.entity);
    const query = scopedQuery(scope, ask, plan, call);
    if (table.count(query) === 0) return emptyAnswer(204);
    const format: ExportFormat = ask.values.format === "xlsx" ? "xlsx" : "csv";
    const columns = exportColumns(meta, String(ask.values.column_field_list));
    const { computed } = scope;
    const stored = rowsInOrder(table, query, computed);
    const rows = computed === undefined ? stored : computedRows(stored, computed);
    const file = fileName(meta.entity, scope.of ?? parisDay(call.world.clock.now()), format);
    const headers = {
      ...apiHeaders,
      "content-type": exportContentType[format],
      "content-disposition": `attachment; filename*=UTF-8''${file}`,
    };
    const chunks =
      format === "csv"
        ? csvChunks(columns, rows)
        : xlsxChunks(columns, rows, file.replace(/\.\w+$/, ""), listName(meta.entity));
    return { status: 200, headers, body: streamed(chunks) };
  };
}

/** Chunks are made when the reader takes them. */
async function* streamed<Chunk>(chunks: Iterable<Chunk>): AsyncGenerator<Chunk> {
  yield* chunks;
}

function* computedRows(rows: Iterable<AnyRow>, computed: NonNullable<Scope["computed"]>): Generator<AnyRow> {
  for (const row of rows) yield withComputed(row, computed);
}

function exportColumns(meta: ExportMeta, names: string): ExportColumn[] {
  return names.split(",").flatMap((name) => {
    const schema = meta.row.shape[name];
    if (schema === undefined) return [];
    const field = fieldMeta(schema);
    return [{ name, title: field.title ?? name, field }];
  });
}
