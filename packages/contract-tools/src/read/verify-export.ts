import { type ExportMeta, exportContentType, fieldMeta } from "@palier/contract";
import type { Exchange } from "../verify/exchange.ts";
import type { Probe } from "../verify/probe.ts";
import { verifyRows } from "./export-rows.ts";
import { askFile, columnNames, csvOf, type ExportView, openExport } from "./export-view.ts";
import { listQuery, nonsense } from "./list-page.ts";
import { workbookRows } from "./workbook-rows.ts";

/** Checks a file: its form, its columns, and that its rows are the table's. */
export async function verifyExport(probe: Probe, meta: ExportMeta): Promise<void> {
  const view = await openExport(probe, meta);
  if (view === undefined) return;
  const whole = await askFile(view, "reads", "csv", columnNames(meta), {});
  if (whole === undefined) return;
  probe.pass("reads");
  const lines = checkFile(view, whole);
  if (lines === undefined) return;
  checkHeader(view, "all", columnNames(meta), lines, whole);
  checkSafe(view, lines, whole);
  const few = columnNames(meta).slice(0, 3).toReversed();
  const turned = await askFile(view, "export-columns", "csv", few, {});
  const turnedLines = turned === undefined ? undefined : csvOf(turned);
  if (turned !== undefined && turnedLines !== undefined)
    checkHeader(view, "turned", few, turnedLines, turned);
  await verifyRows(view, lines, whole);
  await verifyEmpty(view);
  await verifyWorkbook(view, lines.length);
}

function checkFile({ probe }: ExportView, exchange: Exchange): string[][] | undefined {
  const type = exchange.type.toLowerCase().replaceAll(" ", "");
  const disposition = exchange.answer.headers.get("content-disposition") ?? "";
  const lines = csvOf(exchange);
  const [first, second, third] = exchange.answer.body;
  const wrong = [
    ...(type === exportContentType.csv.replaceAll(" ", "") ? [] : [`content-type ${exchange.type}`]),
    ...(/^attachment\b.*filename/i.test(disposition) ? [] : [`content-disposition « ${disposition} »`]),
    ...(first === 0xef && second === 0xbb && third === 0xbf ? [] : ["no byte order mark"]),
    ...(lines === undefined || lines[0]?.length === 1 ? ["lines that are no CSV with ; and CRLF"] : []),
  ];
  const expected = `an attachment of ${exportContentType.csv}, with a byte order mark, ; and CRLF`;
  probe.expect("export-file", "csv", wrong.length === 0, { expected, found: wrong.join("; ") }, exchange);
  return lines;
}

function checkHeader(
  { probe, meta }: ExportView,
  subject: string,
  names: readonly string[],
  [header = [], ...lines]: readonly string[][],
  exchange: Exchange,
): void {
  const titles = names.map((name) => {
    const schema = meta.row.shape[name];
    return schema === undefined ? name : (fieldMeta(schema).title ?? name);
  });
  const said = { expected: titles.join(" ; "), found: header.join(" ; ") };
  const whole = lines.every((line) => line.length === names.length);
  const right = header.join("\n") === titles.join("\n") && whole;
  probe.expect("export-columns", subject, right, said, exchange);
}

/** A spreadsheet runs a cell that begins so, unless it is a number or a phone number of digits alone. */
const runs = /^(?:[=@\t\r]|[+-](?![\d., ]+$))/;

/** Nothing can be seen of it as long as no cell has such a text. */
function checkSafe({ probe }: ExportView, lines: readonly string[][], exchange: Exchange): void {
  const cell = lines
    .slice(1)
    .flat()
    .find((each) => runs.test(each));
  if (cell === undefined) return;
  probe.fail("export-safe", "", "an apostrophe before a cell that would run", cell.slice(0, 80), exchange);
}

async function verifyEmpty({ probe, meta, params, table }: ExportView): Promise<void> {
  if (table === undefined) return;
  const query = `${listQuery(meta.row, { search: nonsense })}&column_field_list=id`;
  const exchange = await probe.ask("export-empty", "", [204], { params, query });
  if (exchange === undefined) return;
  const { length } = exchange.answer.body;
  probe.expect("export-empty", "", length === 0, { expected: "no body", found: `${length} bytes` }, exchange);
}

async function verifyWorkbook(view: ExportView, lines: number): Promise<void> {
  const exchange = await askFile(view, "export-file", "xlsx", columnNames(view.meta), {});
  if (exchange === undefined) return;
  const rows = workbookRows(exchange.answer.body);
  const typed = exchange.type.startsWith(exportContentType.xlsx);
  const said = {
    expected: `a workbook (${exportContentType.xlsx}) of ${lines} rows with its header`,
    found: `${exchange.type}, ${rows === undefined ? "no workbook" : `${rows} rows`}`,
  };
  view.probe.expect("export-file", "xlsx", typed && rows === lines, said, exchange);
}
