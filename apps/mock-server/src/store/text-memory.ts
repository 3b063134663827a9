/** Packed texts in WebAssembly memory, shared by all tables. */
import type { PackedTexts } from "./packed-texts.ts";
import { scanKernel } from "./scan-kernel.ts";
import { passingTexts, type TextRow, type TextTest, textTester } from "./text-test.ts";

/** Searches texts; results have a byte per text, 1 for a match, and a final 0 for null. */
export interface TextScan {
  /** The texts that contain the needle (not empty, no zero byte). */
  holding(needle: Uint8Array): Uint8Array;
  /** The texts that pass a test, of those marked in `among`. */
  passing(test: TextTest, among?: Uint8Array): Uint8Array;
  /** Returns a test of one text, valid until more texts are packed. */
  tester(test: TextTest): (index: number) => boolean;
}

const PAGE = 65_536;
/** The kernel reads up to 16 bytes past the last possible match. */
const PADDING = 16;

class TextMemory {
  readonly #memory = new WebAssembly.Memory({ initial: 1 });
  readonly #scan: (...args: number[]) => void;
  /** The first page holds the needle. */
  #used = PAGE;

  constructor() {
    const module = new WebAssembly.Module(scanKernel);
    const { scan } = new WebAssembly.Instance(module, { store: { memory: this.#memory } }).exports;
    if (typeof scan !== "function") throw new TypeError("the kernel exports no scan");
    this.#scan = (...args) => scan(...args);
  }

  /** Places texts permanently. Throws a RangeError if the memory is full. */
  place(texts: PackedTexts): TextScan {
    const { count } = texts;
    const start = this.#reserve(texts.bytes.length + PADDING);
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
      holding: (needle) => {
        if (needle.length > PAGE) return new Uint8Array(count + 1);
        const bytes = new Uint8Array(this.#memory.buffer);
        bytes.set(needle, 0);
        bytes.fill(0, marks, marks + count + 1);
        this.#scan(start, end - needle.length, ends, 0, needle.length - 1, marks);
        return bytes.slice(marks, marks + count + 1);
      },
      passing: (test, among) => passingTexts(row(), test, among),
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

/**
 * A scan over texts in WebAssembly memory; null without vector support (an old or locked-down browser) or if the
 * memory is full.
 */
export function placedScan(texts: PackedTexts): TextScan | null {
  try {
    if (shared === undefined) shared = WebAssembly.validate(scanKernel) ? new TextMemory() : null;
    return shared?.place(texts) ?? null;
  } catch {
    shared ??= null;
    return null;
  }
}
