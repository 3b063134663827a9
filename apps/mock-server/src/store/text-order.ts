import { forEachBelow, type Slices } from "../slices.ts";
import type { PackedTexts } from "./packed-texts.ts";
import { KEY_ROOM, writeSortKey } from "./sort-key.ts";
import { TextPacker } from "./text-packer.ts";
import { compareEqualKeys } from "./value-order.ts";

const STEP = 3;
/** Plus at most one group. */
const inSlice = 4096;
/** Sorted in some milliseconds. */
const mostAtOnce = 65_536;
const INDEX_SPAN = 2 ** 29;

/** Three key bytes from `depth`, zero-padded. */
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

function* sortKeysOf(texts: PackedTexts): Slices<PackedTexts> {
  const keys = new TextPacker(writeSortKey, KEY_ROOM);
  yield* forEachBelow(texts.count, (index) => void keys.add(texts.text(index)));
  return keys.finish();
}

/** Equal up to `depth`. */
interface Group {
  readonly from: number;
  readonly to: number;
  readonly depth: number;
}

interface Sorting {
  readonly texts: PackedTexts;
  readonly keys: PackedTexts;
  readonly order: Int32Array;
  readonly before: Int32Array;
  readonly packed: Float64Array;
  readonly groups: Group[];
}

/**
 * The texts' indexes in French order, without creating strings: packs three key bytes and the position into a
 * float64 (24 + 29 bits) for a native sort, then sorts groups of equal bytes by the next three. Groups too
 * large for a slice are first split by one byte.
 */
export function* orderOfTexts(texts: PackedTexts): Slices<Int32Array> {
  const { count } = texts;
  const sorting: Sorting = {
    texts,
    keys: yield* sortKeysOf(texts),
    order: new Int32Array(count).map((_, index) => index),
    before: new Int32Array(count),
    packed: new Float64Array(Math.min(count, mostAtOnce)),
    groups: [{ from: 0, to: count, depth: 0 }],
  };
  let sorted = 0;
  for (let group = sorting.groups.pop(); group !== undefined; group = sorting.groups.pop()) {
    const size = group.to - group.from;
    if (size > mostAtOnce) yield* split(sorting, group);
    else sort(sorting, group);
    sorted += size;
    if (sorted < inSlice) continue;
    sorted = 0;
    yield;
  }
  return sorting.order;
}

function* split(sorting: Sorting, { from, to, depth }: Group): Slices<void> {
  const { keys, order, before } = sorting;
  const byteOf = (item: number): number => chunk(keys, item, depth) >>> 16;
  const next = new Int32Array(257);
  yield* forEachBelow(to - from, (index) => {
    const item = order[from + index] ?? 0;
    before[index] = item;
    const slot = byteOf(item) + 1;
    next[slot] = (next[slot] ?? 0) + 1;
  });
  for (let slot = 1; slot < next.length; slot += 1) next[slot] = (next[slot] ?? 0) + (next[slot - 1] ?? 0);
  yield* forEachBelow(to - from, (index) => {
    const item = before[index] ?? 0;
    const byte = byteOf(item);
    const at = next[byte] ?? 0;
    order[from + at] = item;
    next[byte] = at + 1;
  });
  let start = from;
  for (let byte = 0; byte < 256; byte += 1) {
    const end = from + (next[byte] ?? 0);
    settle(sorting, { from: start, to: end, depth: depth + 1 }, byte === 0);
    start = end;
  }
}

function sort(sorting: Sorting, { from, to, depth }: Group): void {
  const { keys, order, before, packed } = sorting;
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
    if (index < size) order[from + index] = before[value % INDEX_SPAN] ?? 0;
    if (next === current) continue;
    settle(sorting, { from: from + start, to: from + index, depth: depth + STEP }, current % 256 === 0);
    start = index;
    current = next;
  }
}

/** The collator decides if keys have ended. */
function settle({ texts, order, groups }: Sorting, group: Group, hasEnded: boolean): void {
  const { from, to } = group;
  if (to - from < 2) return;
  if (!hasEnded) groups.push(group);
  else {
    const byText = (a: number, b: number) => compareEqualKeys(texts.text(a), texts.text(b));
    order.set([...order.subarray(from, to)].sort(byText), from);
  }
}
