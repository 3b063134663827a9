/** Bytes per unpacked file, against zip bombs. */
const longestEntry = 200_000_000;

export type ReadEntry = (name: string) => Promise<string | undefined>;

interface Entry {
  readonly method: number;
  readonly size: number;
  readonly at: number;
}

/** Non-empty. */
export const isArchive = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** Undefined if its directory is unreadable. The browser decompresses. */
export function openArchive(bytes: Uint8Array<ArrayBuffer>): ReadEntry | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = contentsOf(view, bytes);
  if (entries === undefined) return undefined;
  return async (name) => {
    const entry = entries.get(name);
    if (entry === undefined || entry.at + 30 > bytes.length) return undefined;
    // Local headers may differ in length from the directory's.
    const start = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
    const data = bytes.subarray(start, start + entry.size);
    if (entry.method === 0) return new TextDecoder().decode(data);
    return entry.method === 8 ? inflated(data) : undefined;
  };
}

/** A comment of up to 65,535 bytes may follow. */
function endOf(view: DataView): number | undefined {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at -= 1)
    if (view.getUint32(at, true) === 0x06054b50) return at;
  return undefined;
}

function contentsOf(view: DataView, bytes: Uint8Array): ReadonlyMap<string, Entry> | undefined {
  const end = endOf(view);
  if (end === undefined) return undefined;
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== 0x02014b50) return undefined;
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

async function inflated(data: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const decoder = new TextDecoder();
  const reader = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const parts: string[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return parts.join("") + decoder.decode();
    length += value.length;
    if (length > longestEntry) {
      await reader.cancel();
      return undefined;
    }
    parts.push(decoder.decode(value, { stream: true }));
  }
}
