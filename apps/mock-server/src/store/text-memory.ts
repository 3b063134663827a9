import { FEW, type FoundCodes, listed } from "./found-codes.ts";
import type { PackedTexts } from "./packed-texts.ts";
import { scanKernel, scanPlaces } from "./scan-kernel.ts";
import { passingTexts, type TextPlace, type TextRow, type TextTest, textTester } from "./text-test.ts";
import { work } from "./work.ts";

/** Null has the index behind the last text. */
export interface TextScan {
  /** Not empty, no zero byte. */
  standing(place: TextPlace, needle: Uint8Array): FoundCodes;
  /** Reads each text: several times slower. */
  passing(test: TextTest): Uint8Array;
  /** Valid until more texts are packed. */
  tester(test: TextTest): (index: number) => boolean;
}

const PAGE = 65_536;
/** Read past the last match by the kernel. */
const PADDING = 16;

class TextMemory {
  readonly #memory = new WebAssembly.Memory({ initial: 1 });
  readonly #scans = new Map<TextPlace, (...args: number[]) => void>();
  /** The first page holds the needle. */
  #used = PAGE;

  constructor() {
    const module = new WebAssembly.Module(scanKernel);
    const { exports } = new WebAssembly.Instance(module, { store: { memory: this.#memory } });
    for (const place of scanPlaces) {
      const scan = exports[place];
      if (typeof scan !== "function") throw new TypeError(`the kernel does not scan ${place}`);
      this.#scans.set(place, (...args) => scan(...args));
    }
  }

  /** Throws a RangeError if the memory is full. */
  place(texts: PackedTexts): TextScan {
    const { count } = texts;
    // A zero byte precedes each text.
    const start = this.#reserve(1 + texts.bytes.length + PADDING) + 1;
    const ends = this.#reserve(count * 4);
    const marks = this.#reserve(count + 1);
    const { buffer } = this.#memory;
    new Uint8Array(buffer).set(texts.bytes, start);
    const places = new Int32Array(buffer, ends, count);
    for (let index = 0; index < count; index += 1) places[index] = start + texts.start(index + 1);
    const end = start + texts.bytes.length;
    const row = (): TextRow => {
      const { buffer: now } = this.#memory;
      return { bytes: new Uint8Array(now), start, ends: new Int32Array(now, ends, count) };
    };
    return {
      standing: (place, needle) => {
        work.texts += count;
        if (needle.length > PAGE) return new Int32Array(0);
        const bytes = new Uint8Array(this.#memory.buffer);
        bytes.set(needle, 0);
        bytes.fill(0, marks, marks + count + 1);
        this.#scans.get(place)?.(start, end - needle.length, ends, 0, needle.length - 1, marks);
        const found = bytes.subarray(marks, marks + count + 1);
        const few = listed(found, FEW);
        if (few !== undefined) return few;
        work.bytes += found.length;
        return found.slice();
      },
      passing: (test) => {
        work.texts += count;
        work.bytes += count;
        return passingTexts(row(), test);
      },
      tester: (test) => textTester(row(), test),
    };
  }

  #reserve(length: number): number {
    const start = this.#used;
    const end = start + length;
    const missing = Math.ceil((end - this.#memory.buffer.byteLength) / PAGE);
    if (missing > 0) this.#memory.grow(missing);
    this.#used = Math.ceil(end / PADDING) * PADDING;
    return start;
  }
}

let shared: TextMemory | null | undefined;

/** Null without vector support (an old or locked-down browser) or if the memory is full. */
export function placedScan(texts: PackedTexts): TextScan | null {
  try {
    if (shared === undefined) shared = WebAssembly.validate(scanKernel) ? new TextMemory() : null;
    return shared?.place(texts) ?? null;
  } catch {
    shared ??= null;
    return null;
  }
}
