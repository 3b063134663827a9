/** Files are streamed while the database reads, so that memory use does not grow with the table. */
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Answer, Call } from "./call.ts";
import type { Schema } from "./document.ts";
import { shownText } from "./shown.ts";
import { type Source, tableQuery } from "./table.ts";
import { workbook } from "./workbook.ts";

type Cell = string | number;
type Cells = readonly Cell[];

/** Rows per fetch. */
const batch = 500;

/** 204 without rows. `row` names the schema of the rows. */
export async function answerExport(call: Call, source: Source, row: string): Promise<Answer> {
  const columns = call.document.schema({ $ref: row }).properties ?? {};
  const { kept, order, values } = tableQuery(call, source, columns);
  const chosen = (call.query.get("column_field_list") ?? "").split(",");
  const titles = call.operation.query.find(({ name }) => name === "column_field_list")?.schema.items;
  const shown = chosen.map((name) => columns[name] ?? {});
  // Aliased by index: with the column's own name, `order by id` would sort by the formatted text.
  const fields = chosen.map((name, at) => `${shownText(name, shown[at] ?? {})} as cell${at}`).join(", ");
  await call.db.query(`declare file no scroll cursor for select ${fields} ${kept} ${order}`, [...values]);
  const first = await next(call);
  if (first.length === 0) return { write: async (response) => void response.writeHead(204).end() };
  const lines = async function* (): AsyncGenerator<Cells> {
    yield chosen.map((name) => titles?.["x-labels"]?.[name] ?? name);
    for (let rows = first; rows.length > 0; rows = await next(call)) {
      for (const cells of rows) yield cells.map((value, at) => cellOf(shown[at] ?? {}, value));
    }
  };
  const format = call.query.get("format") === "xlsx" ? xlsx : csv;
  return {
    write: async (response) => {
      response.writeHead(200, {
        "content-type": format.type,
        "content-disposition": `attachment; filename="export.${format.ending}"`,
      });
      await pipeline(Readable.from(format.write(lines())), response);
    },
  };
}

async function next({ db }: Call): Promise<readonly (readonly (string | null)[])[]> {
  const { rows } = await db.query<(string | null)[]>({ text: `fetch ${batch} from file`, rowMode: "array" });
  return rows;
}

/** Numbers as numbers, amounts in euros. */
function cellOf({ "x-kind": kind }: Schema, text: string | null): Cell {
  if (text === null) return "";
  if (kind === "money") return Number(text) / 100;
  return kind === "id" || kind === "reference" || kind === "count" ? Number(text) : text;
}

const csv = {
  type: "text/csv; charset=utf-8",
  ending: "csv",
  async *write(lines: AsyncIterable<Cells>) {
    yield "\ufeff";
    for await (const cells of lines) yield `${cells.map(csvCell).join(";")}\r\n`;
  },
};

/** An apostrophe precedes what a spreadsheet would execute. */
function csvCell(text: Cell): string {
  if (typeof text === "number") return String(text).replace(".", ",");
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[";,|\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const xlsx = {
  type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ending: "xlsx",
  write: workbook,
};
