import { jsonHeaders } from "../core/answers.ts";
import { BytePool } from "../core/byte-pool.ts";
import { bytesOf } from "../core/bytes.ts";
import type { CoreAnswer } from "../core/exchange.ts";
import type { Page } from "../store/query.ts";
import type { AnyRow } from "../world/catalog.ts";

const pool = new BytePool();
const comma = 44;
const end = bytesOf("]}");

export function tablePage(
  draw: number,
  total: number,
  { filtered, rows }: Page<AnyRow>,
  write: (row: AnyRow) => Uint8Array,
): CoreAnswer {
  const head = `{"draw":${draw},"recordsTotal":${total},"recordsFiltered":${filtered},"data":[`;
  const parts = rows.map(write);
  let length = head.length + end.length + Math.max(0, parts.length - 1);
  for (const part of parts) length += part.length;
  const bytes = pool.take(length);
  for (let index = 0; index < head.length; index += 1) bytes[index] = head.charCodeAt(index);
  let at = head.length;
  for (const part of parts) {
    if (at > head.length) {
      bytes[at] = comma;
      at += 1;
    }
    bytes.set(part, at);
    at += part.length;
  }
  bytes.set(end, at);
  return { status: 200, headers: jsonHeaders, body: bytes, sent: () => pool.give(bytes) };
}
