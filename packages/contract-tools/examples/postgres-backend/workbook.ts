/** One sheet: XML parts in a ZIP file with data descriptors (sizes after each part). */
import { crc32, deflateRawSync } from "node:zlib";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";
const types = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const head = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n`;

const around: readonly [name: string, xml: string][] = [
  [
    "[Content_Types].xml",
    `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
  ],
  [
    "_rels/.rels",
    `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    "xl/workbook.xml",
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Export" sheetId="1" r:id="r1"/></sheets></workbook>`,
  ],
  [
    "xl/_rels/workbook.xml.rels",
    `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="sheet1.xml"/></Relationships>`,
  ],
];

/** Part by part; the sheet is compressed in blocks as lines arrive. */
export async function* workbook(lines: AsyncIterable<readonly unknown[]>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  const counted = (bytes: Buffer) => {
    offset += bytes.length;
    return bytes;
  };
  const part = async function* (name: string, blocks: AsyncIterable<string> | Iterable<string>) {
    const at = offset;
    let [crc, packed, size] = [0, 0, 0];
    yield counted(
      header(
        0x04034b50,
        [2, 20],
        [2, 8],
        [2, 8],
        [4, 0],
        [4, 0],
        [4, 0],
        [4, 0],
        [2, name.length],
        [2, 0],
        name,
      ),
    );
    for await (const block of blocks) {
      const bytes = Buffer.from(block);
      // Z_SYNC_FLUSH: each block ends on a byte boundary, so that the next can follow.
      const stored = deflateRawSync(bytes, { finishFlush: 2 });
      [crc, packed, size] = [crc32(bytes, crc), packed + stored.length, size + bytes.length];
      yield counted(stored);
    }
    yield counted(Buffer.from([3, 0]));
    packed += 2;
    yield counted(header(0x08074b50, [4, crc], [4, packed], [4, size]));
    directory.push(
      header(
        0x02014b50,
        [2, 20],
        [2, 20],
        [2, 8],
        [2, 8],
        [4, 0],
        [4, crc],
        [4, packed],
        [4, size],
        [2, name.length],
        [2, 0],
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, at],
        name,
      ),
    );
  };
  for (const [name, xml] of around) yield* part(name, [head + xml]);
  yield* part("xl/sheet1.xml", sheet(lines));
  const start = offset;
  const entries = Buffer.concat(directory);
  yield entries;
  const count = directory.length;
  yield header(0x06054b50, [2, 0], [2, 0], [2, count], [2, count], [4, entries.length], [4, start], [2, 0]);
}

/** A ZIP record: signature, then numbers of two or four bytes, then a name. */
function header(mark: number, ...fields: readonly ([length: 2 | 4, value: number] | string)[]): Buffer {
  const numbers = [[4, mark] as const, ...fields].map((field) => {
    if (typeof field === "string") return Buffer.from(field);
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(field[1]);
    return bytes.subarray(0, field[0]);
  });
  return Buffer.concat(numbers);
}

async function* sheet(lines: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let block = `${head}<worksheet xmlns="${main}"><sheetData>`;
  let line = 0;
  for await (const cells of lines) {
    line += 1;
    block += `<row r="${line}">${cells.map((value, at) => xmlCell(`${columnName(at + 1)}${line}`, value)).join("")}</row>`;
    if (block.length < 60_000) continue;
    yield block;
    block = "";
  }
  yield `${block}</sheetData></worksheet>`;
}

/** 27 is `AA`. Without their places, cells are not found by ExcelJS and read-excel-file. */
const columnName = (column: number): string =>
  (column > 26 ? columnName(Math.floor((column - 1) / 26)) : "") +
  String.fromCharCode(65 + ((column - 1) % 26));

/** Inline strings are never executed; XML allows no control characters. */
function xmlCell(place: string, value: unknown): string {
  if (typeof value === "number") return `<c r="${place}"><v>${value}</v></c>`;
  const text = String(value)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}
