import { WorkbookError } from "./workbook-error.ts";

/** Bytes per unpacked file, against zip bombs. */
const longestEntry = 200_000_000;

/** The texts of one file, in portions; undefined when the archive has no such file. */
export type ReadEntry = (name: string) => AsyncIterable<string> | undefined;

interface Entry {
  readonly method: number;
  readonly size: number;
  readonly at: number;
}

/** Whether the bytes begin as a ZIP archive that holds a file. */
export const isArchive = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/**
 * Reads by the central directory; names are compared without case, `\` is `/`. The platform decompresses.
 *
 * @throws WorkbookError `none` when the directory is unreadable, and `large` or `damaged` while an entry is read
 */
export function openArchive(bytes: Uint8Array<ArrayBuffer>): ReadEntry {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = contentsOf(view, bytes);
  return (name) => {
    const entry = entries.get(keyOf(name));
    if (entry === undefined) return undefined;
    if (entry.at + 30 > bytes.length) throw new WorkbookError("damaged", name);
    // Local headers may differ in length from the directory's.
    const start = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
    const data = bytes.subarray(start, start + entry.size);
    if (entry.method !== 0 && entry.method !== 8) throw new WorkbookError("damaged", name);
    return textOf(data, entry.method === 8, name);
  };
}

const keyOf = (name: string): string => name.replaceAll("\\", "/").toLowerCase();

/** A comment of up to 65,535 bytes may follow. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at -= 1)
    if (view.getUint32(at, true) === 0x06054b50) return at;
  throw new WorkbookError("none");
}

function contentsOf(view: DataView, bytes: Uint8Array): ReadonlyMap<string, Entry> {
  const end = endOf(view);
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== 0x02014b50) throw new WorkbookError("none");
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    entries.set(keyOf(name), {
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

async function* textOf(
  data: Uint8Array<ArrayBuffer>,
  isPacked: boolean,
  name: string,
): AsyncGenerator<string> {
  const whole = new Blob([data]).stream();
  const reader = (isPacked ? whole.pipeThrough(new DecompressionStream("deflate-raw")) : whole).getReader();
  const decoder = new TextDecoder();
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.length;
      if (length > longestEntry) throw new WorkbookError("large", name);
      yield decoder.decode(value, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    throw error instanceof WorkbookError ? error : new WorkbookError("damaged", name);
  } finally {
    // Releases the rest when its reader stops early; a stream that failed has nothing to release.
    await reader.cancel().catch(() => undefined);
  }
}
