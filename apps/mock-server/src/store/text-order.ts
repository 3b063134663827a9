/** Sorts packed texts in French order without making a string of each. */
import type { PackedTexts } from "./packed-texts.ts";
import { KEY_ROOM, writeSortKey } from "./sort-key.ts";
import { TextPacker } from "./text-packer.ts";
import { compareEqualKeys } from "./value-order.ts";

const STEP = 3;
const INDEX_SPAN = 2 ** 29;

/** Three bytes of a key from `depth` on as one number; zero bytes where the key has ended. */
function chunk(keys: PackedTexts, item: number, depth: number): number {
  const { bytes } = keys;
  const at = keys.start(item) + depth;
  const left = keys.start(item + 1) - 1 - at;
  if (left <= 0) return 0;
  const high = (bytes[at] ?? 0) << 16;
  if (left === 1) return high;
  return left === 2
    ? high | ((bytes[at + 1] ?? 0) << 8)
    : high | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
}

function sortKeysOf(texts: PackedTexts): PackedTexts {
  const keys = new TextPacker(writeSortKey, KEY_ROOM);
  for (let index = 0; index < texts.count; index += 1) keys.add(texts.text(index));
  return keys.finish();
}

/**
 * The numbers of the texts in French order. The keys are sorted three bytes at a time: chunk and position packed into
 * one float64 (24 + 29 bits), which the engine sorts natively; then the groups of equal chunks by the next three bytes.
 */
export function orderOfTexts(texts: PackedTexts): Int32Array {
  const keys = sortKeysOf(texts);
  const order = new Int32Array(texts.count).map((_, index) => index);
  const packed = new Float64Array(texts.count);
  const before = new Int32Array(texts.count);
  const groups: { from: number; to: number; depth: number }[] = [{ from: 0, to: texts.count, depth: 0 }];
  const byText = (a: number, b: number) => compareEqualKeys(texts.text(a), texts.text(b));
  for (let group = groups.pop(); group !== undefined; group = groups.pop()) {
    const { from, to, depth } = group;
    const size = to - from;
    for (let index = 0; index < size; index += 1) {
      const item = order[from + index] ?? 0;
      before[index] = item;
      packed[index] = chunk(keys, item, depth) * INDEX_SPAN + index;
    }
    packed.subarray(0, size).sort();
    let start = 0;
    let current = -1;
    for (let index = 0; index <= size; index += 1) {
      const value = packed[index] ?? 0;
      const next = index === size ? -2 : Math.floor(value / INDEX_SPAN);
      if (next !== current) {
        if (index - start > 1) {
          if (current % 256 !== 0) groups.push({ from: from + start, to: from + index, depth: depth + STEP });
          else order.set([...order.subarray(from + start, from + index)].sort(byText), from + start);
        }
        start = index;
        current = next;
      }
      if (index < size) order[from + index] = before[value % INDEX_SPAN] ?? 0;
    }
  }
  return order;
}
