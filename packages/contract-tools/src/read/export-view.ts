import { type ExportMeta, fieldsOf, type RouteEntry } from "@palier/contract";
import type { Exchange } from "../verify/exchange.ts";
import type { Probe } from "../verify/probe.ts";
import type { RuleId } from "../verify/rules.ts";
import { entityOfParam, type Params } from "../verify/samples.ts";
import { CsvReader } from "./csv-file.ts";
import { openShown, type ShownRows } from "./export-shown.ts";
import { type ListAsk, listQuery } from "./list-page.ts";
import { openTable, type TableView } from "./table-view.ts";

export interface ExportView {
  readonly probe: Probe;
  readonly meta: ExportMeta;
  readonly params: Params;
  readonly table: TableView | undefined;
  readonly shown: ShownRows | undefined;
}

/** Below the record whose table has the most rows; undefined without usable parameters. */
export async function openExport(probe: Probe, meta: ExportMeta): Promise<ExportView | undefined> {
  const route = tableOf(probe.run.routes, meta);
  if (route?.meta.kind === "table") {
    const table = await openTable(probe.of(route), route.meta);
    if (table === undefined) {
      probe.gap("reads", "", `${route.name} does not answer, and its rows are those of the export`);
      return undefined;
    }
    const params = sameParams(route, table.params, probe.route);
    return { probe, meta, params, table, shown: undefined };
  }
  const [params] = probe.run.samples.paramsOf(probe.route, 1);
  if (params === undefined) return undefined;
  const shown = await openShown(probe, meta);
  return { probe, meta, params: { ...params, ...shown?.params }, table: undefined, shown };
}

const tableOf = (routes: readonly RouteEntry[], { row, filters }: ExportMeta): RouteEntry | undefined =>
  routes.find(({ meta }) => meta.kind === "table" && meta.row === row && meta.filters === filters);

/** The same records under the other route's parameter names. */
function sameParams(from: RouteEntry, params: Params, to: RouteEntry): Params {
  const byEntity = new Map(Object.entries(params).map(([name, value]) => [entityOfParam(from, name), value]));
  return Object.fromEntries(
    Object.keys(to.pathParams.shape).map((name) => [name, byEntity.get(entityOfParam(to, name)) ?? 0]),
  );
}

export const columnNames = ({ row }: ExportMeta): string[] => fieldsOf(row).map(([name]) => name);

export function askFile(
  { probe, meta, params }: ExportView,
  rule: RuleId,
  format: "csv" | "xlsx",
  columns: readonly string[],
  ask: ListAsk,
  onChunk?: (chunk: Uint8Array) => void,
): Promise<Exchange | undefined> {
  const chosen = `column_field_list=${encodeURIComponent(columns.join(","))}&format=${format}`;
  const query = `${listQuery(meta.row, ask)}&${chosen}`;
  return probe.ask(rule, format, [200], { params, query, ...(onChunk === undefined ? {} : { onChunk }) });
}

export interface CsvAnswer {
  readonly exchange: Exchange;
  readonly header: readonly string[];
  readonly count: number;
  readonly cut: string | undefined;
  readonly isCsv: boolean;
}

export async function askCsv(
  view: ExportView,
  rule: RuleId,
  columns: readonly string[],
  ask: ListAsk,
  onRow: (cells: readonly string[], at: number) => void = () => undefined,
): Promise<CsvAnswer | undefined> {
  let header: readonly string[] | undefined;
  let count = 0;
  const reader = new CsvReader((cells) => {
    if (header === undefined) header = cells;
    else {
      onRow(cells, count);
      count += 1;
    }
  });
  const exchange = await askFile(view, rule, "csv", columns, ask, (chunk) => reader.write(chunk));
  if (exchange === undefined) return undefined;
  const { streamed, cut, body } = exchange.answer;
  if (streamed !== true) reader.write(body);
  if (cut === undefined) reader.end();
  if (cut !== undefined) view.probe.ledger.gap(rule, "the end of the file", `too long: ${cut}`, true);
  return { exchange, header: header ?? [], count, cut, isCsv: !reader.isBroken };
}
