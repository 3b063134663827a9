/** What a free-text search reads: the folded text of each distinct value of each searched column. */
import { forEachBelow, Sliced, type Slices } from "../slices.ts";
import type { Column } from "./column.ts";
import { fold } from "./fold.ts";
import { writeText } from "./packed-texts.ts";
import { placedScan, type TextScan } from "./text-memory.ts";
import { TextPacker } from "./text-packer.ts";
import { plainScan } from "./text-scan.ts";

/** From this many bytes on, vectors are worth a place in their memory, which is never given back. */
const LARGE = 2 ** 19;

function* scanOf(column: Column): Slices<TextScan> {
  // A boolean has no text: nothing is found in it.
  if (column.kind === "boolean") return () => new Uint8Array(column.nullCode + 1);
  const packer = new TextPacker();
  yield* forEachBelow(column.nullCode, (code) => void packer.add(fold(searchedText(column, code))));
  const texts = packer.finish();
  return (texts.bytes.length >= LARGE ? placedScan(texts) : null) ?? plainScan(texts);
}

const searchedText = ({ search, text }: Column, code: number): string =>
  search === undefined ? text(code) : search.text(text(code));

/** Scans by column, made when a column is first searched. */
export class SearchTexts {
  readonly #scans = new WeakMap<Column, Sliced<TextScan>>();

  prepare(column: Column): TextScan {
    const scan = this.#scans.get(column) ?? new Sliced(() => scanOf(column));
    this.#scans.set(column, scan);
    return scan.get();
  }

  /** Which codes of a column contain a folded term that is not empty: 1 by code, 0 for null. */
  accepted(column: Column, folded: string): Uint8Array {
    const term = column.search?.term?.(folded) ?? folded;
    const needle = new Uint8Array(term.length * 3);
    return this.prepare(column)(needle.subarray(0, writeText(term, needle, 0)));
  }
}
