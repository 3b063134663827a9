import { type FieldKind, parisLocal } from "@palier/contract";
import type { Exchange } from "../verify/exchange.ts";
import type { Row } from "../verify/fields.ts";
import { askCsv, type CsvAnswer, type ExportView } from "./export-view.ts";
import { searchWord } from "./fold.ts";
import { askPage, columnsOf, type ListAsk, listQuery } from "./list-page.ts";
import { tellingFilter } from "./table-filters.ts";
import type { TableView } from "./table-view.ts";

/** The file has all rows of the table, ignoring paging and following order, search and filters. */
export async function verifyRows(
  view: ExportView,
  whole: CsvAnswer,
  seen: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const { table, probe } = view;
  if (table === undefined) return;
  if (whole.cut === undefined) {
    const said = { expected: `${table.first.filtered} rows, as the table has`, found: `${whole.count} rows` };
    probe.expect("export-rows", "count", whole.count === table.first.filtered, said, whole.exchange);
  }
  verifyTexts(view, table.first.rows, seen, whole.exchange);
  for (const [subject, ask] of asks(table)) await compare(view, table, subject, ask);
}

function asks(table: TableView): [subject: string, ask: ListAsk][] {
  const { meta, first } = table;
  const filters = tellingFilter(meta.filters, first.rows)?.asked;
  const sorted = columnsOf(meta.row).filter(({ orderable, name }) => orderable && name !== "id");
  const differs = ({ name }: (typeof sorted)[number]) => new Set(first.rows.map((row) => row[name])).size > 1;
  const telling = sorted.filter(differs);
  const column = telling.find(({ kind }) => kind === "text" || kind === "dateTime") ?? telling[0];
  const word = first.rows.flatMap((row) => searchWord(row[column?.name ?? ""]) ?? [])[0];
  return [
    ...(column === undefined
      ? []
      : [
          ["asc", { order: { column: column.name, dir: "asc" } }] satisfies [string, ListAsk],
          ["desc", { order: { column: column.name, dir: "desc" } }] satisfies [string, ListAsk],
        ]),
    ...(word === undefined ? [] : [["search", { search: word }] satisfies [string, ListAsk]]),
    ...(filters === undefined ? [] : [["filter", { filters }] satisfies [string, ListAsk]]),
    ["page", { start: 1, length: 1 }],
  ];
}

async function compare(view: ExportView, table: TableView, subject: string, ask: ListAsk): Promise<void> {
  const listed = { ...ask, start: 0, length: 200 };
  const page = await askPage(table.probe, "reads", subject, table.params, listQuery(view.meta.row, listed));
  if (page === undefined) return;
  const ids: number[] = [];
  const file = await askCsv(view, "export-rows", ["id"], ask, ([id], at) => {
    if (at < page.ids.length) ids.push(Number(id));
  });
  if (file === undefined || !file.isCsv) return;
  const at = page.ids.findIndex((id, index) => id !== ids[index]);
  const said = {
    expected: `${page.filtered} rows; row ${page.ids[at] ?? "?"} at place ${at + 1}, as the table has`,
    found: `${file.count} rows; row ${ids[at] ?? "none"} there`,
  };
  const counted = file.cut !== undefined || file.count === page.filtered;
  view.probe.expect("export-rows", subject, at < 0 && counted, said, file.exchange, page.exchange);
}

/** Texts as in the table, amounts with a comma, instants in Paris time. */
export function cellOf(kind: FieldKind, value: unknown): string | undefined {
  switch (kind) {
    case "text":
      return typeof value === "string" ? value : undefined;
    case "money":
      return typeof value === "number" ? (value / 100).toFixed(2).replace(".", ",") : undefined;
    case "dateTime":
      return typeof value === "string" && !Number.isNaN(Date.parse(value))
        ? instantCell(parisLocal(Date.parse(value)))
        : undefined;
    case "id":
    case "reference":
    case "longText":
    case "html":
    case "email":
    case "phone":
    case "postalCode":
    case "url":
    case "color":
    case "count":
    case "number":
    case "flag":
    case "choice":
    case "date":
    case "list":
    case "json":
      return undefined;
    default:
      return kind satisfies never;
  }
}

/** `2026-11-20T10:30:00` → `20/11/2026 10:30` */
const instantCell = (local: string): string =>
  `${local.slice(0, 10).split("-").toReversed().join("/")} ${local.slice(11, 16)}`;

/** Amounts may have thousands separators, a currency sign and, if whole, no cents. */
export const asShown = (kind: FieldKind, cell: string): string =>
  kind === "money"
    ? cell
        .replaceAll(/[\s€]/g, "")
        .replace(/^(-?\d+)$/, "$1,00")
        .replace(/(,\d)$/, "$10")
    : cell;

export function verifyTexts(
  { probe, meta }: ExportView,
  rows: readonly Row[],
  seen: ReadonlyMap<string, readonly string[]>,
  whole: Exchange,
) {
  const columns = columnsOf(meta.row);
  for (const row of rows.slice(0, 50)) {
    const line = seen.get(String(row.id));
    for (const [at, { name, kind }] of columns.entries()) {
      const value = row[name];
      const wanted = cellOf(kind, value);
      if (line === undefined || wanted === undefined) continue;
      const cell = asShown(kind, line[at] ?? "");
      if (cell === wanted || cell === `'${wanted}`) continue;
      const said = { expected: `${name} « ${wanted} » of row ${String(row.id)}`, found: `« ${cell} »` };
      probe.fail("export-rows", name, said.expected, said.found, whole);
      return;
    }
  }
  probe.pass("export-rows");
}
