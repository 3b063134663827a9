/** What a free-text search reads: the folded text of each distinct value of each searched column. */
import { forEachBelow, Sliced, type Slices } from "../slices.ts";
import type { ByteCache } from "./byte-cache.ts";
import type { Column } from "./column.ts";
import { fold } from "./fold.ts";
import { placedScan, type TextScan } from "./text-memory.ts";
import { TextPacker } from "./text-packer.ts";
import { plainScan } from "./text-scan.ts";
import { needleOf, type TextWay, textTest } from "./text-test.ts";

/** From this many bytes on, vectors are worth a place in their memory, which is never given back. */
const LARGE = 2 ** 19;

function* scanOf(column: Column): Slices<TextScan> {
  // A boolean has no text but what `search` gives it.
  if (column.kind === "boolean" && column.search === undefined) return nothingIn(column);
  const packer = new TextPacker();
  yield* forEachBelow(column.nullCode, (code) => void packer.add(fold(searchedText(column, code))));
  const texts = packer.finish();
  return (texts.bytes.length >= LARGE ? placedScan(texts) : null) ?? plainScan(texts);
}

function nothingIn({ nullCode }: Column): TextScan {
  const none = () => new Uint8Array(nullCode + 1);
  return { holding: none, passing: none };
}

const searchedText = ({ search, text }: Column, code: number): string =>
  search === undefined ? text(code) : search.text(text(code));

/** Scans by column, made when a column is first searched. */
export class SearchTexts {
  readonly #scans = new WeakMap<Column, Sliced<TextScan>>();
  readonly #arrays: ByteCache;

  /** @param arrays keeps what was found last: who ranks what a search found asks for the same terms again. */
  constructor(arrays: ByteCache) {
    this.#arrays = arrays;
  }

  prepare(column: Column): TextScan {
    const scan = this.#scans.get(column) ?? new Sliced(() => scanOf(column));
    this.#scans.set(column, scan);
    return scan.get();
  }

  /** Which codes of a column contain a folded term that is not empty: 1 by code, 0 for null. */
  accepted(column: Column, folded: string): Uint8Array {
    const term = column.search?.term?.(folded) ?? folded;
    return this.#holding(column, term);
  }

  /** Which codes of a column stand to a folded term, not empty, as `way` says. */
  standing(column: Column, way: TextWay, folded: string): Uint8Array {
    // Looking for bytes anywhere is much quicker than reading each text.
    const held = way === "number" ? rarestPart(folded) : folded;
    return this.prepare(column).passing(textTest(way, needleOf(folded)), this.#holding(column, held));
  }

  #holding(column: Column, folded: string): Uint8Array {
    const scan = this.prepare(column);
    return this.#arrays.uint8(`h${column.name}|${folded}`, () => scan.holding(needleOf(folded)));
  }
}

/** The longest part of a number's key that stands in such a number as it is: its figures, or its letters. */
function rarestPart(key: string): string {
  const parts = key.match(/\d+|[^\d-]+/g) ?? [key];
  return parts.reduce((longest, part) => (part.length >= longest.length ? part : longest));
}
