import { inflateRawSync } from "node:zlib";

/** In its sheets (Office Open XML), headers included; undefined when not a workbook. */
export function workbookRows(bytes: Uint8Array): number | undefined {
  try {
    const files = unzipped(Buffer.from(bytes));
    // By their content: writers choose the part names.
    const sheets = [...files].filter(([, text]) => /<(?:\w+:)?sheetData[\s/>]/.test(text));
    if (sheets.length === 0 || !files.has("xl/workbook.xml")) return undefined;
    return sheets.reduce((sum, [, text]) => sum + (text.match(/<(?:\w+:)?row[\s>]/g)?.length ?? 0), 0);
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
