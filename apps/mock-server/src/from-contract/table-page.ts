import { jsonHeaders } from "../core/answers.ts";
import { bytesOf, joinedBytes } from "../core/bytes.ts";
import type { CoreAnswer } from "../core/exchange.ts";
import type { Page } from "../store/query.ts";
import type { AnyRow } from "../world/catalog.ts";

const comma = bytesOf(",");
const end = bytesOf("]}");

/** DataTables' answer, of rows that are written already. */
export function tablePage(
  draw: number,
  total: number,
  { filtered, rows }: Page<AnyRow>,
  write: (row: AnyRow) => Uint8Array,
): CoreAnswer {
  const head = bytesOf(`{"draw":${draw},"recordsTotal":${total},"recordsFiltered":${filtered},"data":[`);
  const parts = rows.flatMap((row, at) => (at === 0 ? [write(row)] : [comma, write(row)]));
  return { status: 200, headers: jsonHeaders, body: joinedBytes([head, ...parts, end]) };
}
