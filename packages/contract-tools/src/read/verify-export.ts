import { type ExportMeta, exportContentType, fieldMeta } from "@palier/contract";
import type { Exchange } from "../verify/exchange.ts";
import type { Probe } from "../verify/probe.ts";
import { asShown, cellOf, verifyRows } from "./export-rows.ts";
import { verifyShownRows } from "./export-shown-rows.ts";
import { askCsv, askFile, type CsvAnswer, columnNames, type ExportView, openExport } from "./export-view.ts";
import { searchWord } from "./fold.ts";
import { askPage, columnsOf, type ListAsk, listQuery, nonsense } from "./list-page.ts";
import { type Cell, workbookRows } from "./workbook-rows.ts";

export async function verifyExport(probe: Probe, meta: ExportMeta): Promise<void> {
  const view = await openExport(probe, meta);
  if (view === undefined) return;
  if (view.table?.first.filtered === 0 || view.shown?.rows.length === 0) return verifyNoRows(view);
  const names = columnNames(meta);
  const idAt = names.indexOf("id");
  // Rows shown elsewhere, to compare texts with; and faults of any row.
  const rows = view.table?.first.rows ?? view.shown?.rows ?? [];
  const shown = new Set(rows.slice(0, 50).map(({ id }) => String(id)));
  const seen = new Map<string, readonly string[]>();
  let [ragged, running]: (string | undefined)[] = [];
  const whole = await askCsv(view, "reads", names, {}, (cells) => {
    if (cells.length !== names.length) ragged ??= cells.join(";").slice(0, 120);
    running ??= cells.find((cell) => runs.test(cell));
    const id = cells[idAt] ?? "";
    if (shown.has(id)) seen.set(id, cells);
  });
  if (whole === undefined) return;
  probe.pass("reads");
  checkFile(view, whole);
  if (!whole.isCsv) return;
  checkHeader(view, "all", names, whole, ragged);
  if (running !== undefined) failSafe(view, running, whole.exchange);
  await verifyTurned(view, names);
  await verifyRows(view, whole, seen);
  await verifyShownRows(view, whole, seen);
  await verifyEmpty(view);
  await verifyWorkbook(view, whole);
}

/** Without rows, there is no file. */
async function verifyNoRows(view: ExportView): Promise<void> {
  view.probe.pass("reads");
  await verifyEmpty(view);
  view.probe.gap("export-rows", "", "the table has no rows");
}

async function verifyTurned(view: ExportView, names: readonly string[]): Promise<void> {
  const few = names.slice(0, 3).toReversed();
  let ragged: string | undefined;
  const turned = await askCsv(view, "export-columns", few, narrow(view), (cells) => {
    if (cells.length !== few.length) ragged ??= cells.join(";").slice(0, 120);
  });
  if (turned?.isCsv) checkHeader(view, "turned", few, turned, ragged);
}

/** A search that limits a long table, where any rows will do. */
function narrow({ table }: ExportView): ListAsk {
  if (table === undefined || table.first.filtered < 20_000) return {};
  // A choice's own value is searched nowhere, nor are a telephone's figures without their sign.
  const texts = columnsOf(table.meta.row).filter(({ kind }) => kind === "text" || kind === "email");
  const words = table.first.rows.flatMap((row) => texts.flatMap(({ name }) => searchWord(row[name]) ?? []));
  const [longest] = words.toSorted((a, b) => b.length - a.length);
  return longest === undefined ? {} : { search: longest };
}

function checkFile({ probe }: ExportView, { exchange, header, isCsv }: CsvAnswer): void {
  const type = exchange.type.toLowerCase().replaceAll(" ", "");
  const disposition = exchange.answer.headers.get("content-disposition") ?? "";
  const [first, second, third] = exchange.answer.body;
  const wrong = [
    ...(type === exportContentType.csv.replaceAll(" ", "") ? [] : [`content-type ${exchange.type}`]),
    ...(/^attachment\b.*filename/i.test(disposition) ? [] : [`content-disposition « ${disposition} »`]),
    ...(first === 0xef && second === 0xbb && third === 0xbf ? [] : ["no byte order mark"]),
    ...(!isCsv || header.length === 1 ? ["lines that are no CSV with ; and CRLF"] : []),
  ];
  const expected = `an attachment of ${exportContentType.csv}, with a byte order mark, ; and CRLF`;
  probe.expect("export-file", "csv", wrong.length === 0, { expected, found: wrong.join("; ") }, exchange);
}

function checkHeader(
  { probe, meta }: ExportView,
  subject: string,
  names: readonly string[],
  { header, exchange }: CsvAnswer,
  ragged: string | undefined,
): void {
  const titles = names.map((name) => {
    const schema = meta.row.shape[name];
    return schema === undefined ? name : (fieldMeta(schema).title ?? name);
  });
  const found = ragged === undefined ? header.join(" ; ") : `a line of other length: ${ragged}`;
  const right = header.join("\n") === titles.join("\n") && ragged === undefined;
  probe.expect("export-columns", subject, right, { expected: titles.join(" ; "), found }, exchange);
}

/** A cell that a spreadsheet would execute; digits with a sign are safe. */
const runs = /^(?:[=@\t\r]|[+-](?![\d., ]+$))/;

/** Only when seen: without such a text nothing is proved. */
function failSafe({ probe }: ExportView, cell: string, exchange: Exchange): void {
  probe.fail("export-safe", "", "an apostrophe before a cell that would run", cell.slice(0, 80), exchange);
}

async function verifyEmpty({ probe, meta, params, table, shown }: ExportView): Promise<void> {
  if (table === undefined && shown === undefined) return;
  const query = `${listQuery(meta.row, { search: nonsense })}&column_field_list=id`;
  const exchange = await probe.ask("export-empty", "", [204], { params, query });
  if (exchange === undefined) return;
  const { length } = exchange.answer.body;
  probe.expect("export-empty", "", length === 0, { expected: "no body", found: `${length} bytes` }, exchange);
}

/** Rows: those of the table's sample, where the file is in its order. */
const readInWorkbook = 500;

/** The CSV's rows; for a long table, those of a search. */
async function verifyWorkbook(view: ExportView, whole: CsvAnswer): Promise<void> {
  const ask = narrow(view);
  const { table } = view;
  const isNarrow = table !== undefined && ask.search !== undefined;
  if (whole.cut !== undefined && !isNarrow) {
    view.probe.gap("export-file", "xlsx", "too long to be compared with its CSV");
    return;
  }
  const page = isNarrow
    ? await askPage(table.probe, "reads", "", table.params, listQuery(view.meta.row, { ...ask, length: 1 }))
    : undefined;
  if (isNarrow && page === undefined) return;
  const lines = (page?.filtered ?? whole.count) + 1;
  const exchange = await askFile(view, "export-file", "xlsx", columnNames(view.meta), ask);
  if (exchange === undefined) return;
  const rows = await workbookRows(exchange.answer.body, readInWorkbook);
  const typed = exchange.type.startsWith(exportContentType.xlsx);
  const said = {
    expected: `a workbook (${exportContentType.xlsx}) of ${lines} rows with its header`,
    found: `${exchange.type}, ${rows === undefined ? "no workbook" : `${rows.count} rows`}`,
  };
  view.probe.expect("export-file", "xlsx", typed && rows?.count === lines, said, exchange);
  verifyWorkbookAmounts(view, rows?.first ?? [], exchange);
}

/** The workbook has the table's rows, so its amounts to the cent, as numbers or as the CSV writes them. */
function verifyWorkbookAmounts(
  { probe, meta, table, shown }: ExportView,
  workbook: readonly (readonly Cell[])[],
  exchange: Exchange,
): void {
  const names = columnNames(meta);
  const amounts = columnsOf(meta.row).filter(({ kind }) => kind === "money");
  const lines = new Map(workbook.map((cells) => [String(cells[names.indexOf("id")]), cells]));
  for (const row of table?.first.rows ?? shown?.rows ?? []) {
    const line = lines.get(String(row.id));
    for (const { name } of line === undefined ? [] : amounts) {
      const wanted = cellOf("money", row[name]);
      if (wanted === undefined) continue;
      const found = amountIn(line?.[names.indexOf(name)]);
      const said = { expected: `${name} « ${wanted} » of row ${String(row.id)}`, found: `« ${found} »` };
      if (!probe.expect("export-rows", `${name} in the workbook`, found === wanted, said, exchange)) return;
    }
  }
}

/** As the CSV writes it: `12,34`. */
const amountIn = (cell: Cell): string =>
  typeof cell === "number"
    ? cell.toFixed(2).replace(".", ",")
    : asShown("money", (cell ?? "").replace(/^'/, "").replace(".", ","));
