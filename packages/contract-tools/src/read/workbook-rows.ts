import { inflateRawSync } from "node:zlib";
import { type Cell, cellsOf, parts, textIn } from "./workbook-cells.ts";

export interface Workbook {
  /** Of all sheets, headers included. */
  readonly count: number;
  /** The cells of the first ones. */
  readonly first: readonly (readonly Cell[])[];
}

/**
 * Office Open XML; undefined when not a workbook.
 *
 * @param read rows whose cells are read
 */
export function workbookRows(bytes: Uint8Array, read: number): Workbook | undefined {
  try {
    const files = unzipped(Buffer.from(bytes));
    // By their content: writers choose the part names.
    const sheets = [...files.values()].filter((text) => /<(?:\w+:)?sheetData[\s/>]/.test(text));
    if (sheets.length === 0 || !files.has("xl/workbook.xml")) return undefined;
    const texts = [...files.values()].find((text) => /<(?:\w+:)?sst[\s/>]/.test(text));
    const shared = parts(texts ?? "", "si").map(textIn);
    const rows = sheets.flatMap((sheet) => parts(sheet, "row"));
    return { count: rows.length, first: rows.slice(0, read).map((row) => cellsOf(row, shared)) };
  } catch {
    return undefined;
  }
}

/** By the central directory. Throws without one. */
function unzipped(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const local = zip.readUInt32LE(at + 42);
    const name = zip.toString("utf8", at + 46, at + 46 + (nameLength ?? 0));
    const data = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(data, data + size);
    files.set(name, (method === 0 ? packed : inflateRawSync(packed)).toString("utf8"));
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}
