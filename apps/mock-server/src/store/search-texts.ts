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
  return { holding: none, passing: none, tester: () => () => false };
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
    const scan = this.prepare(column);
    return this.#arrays.uint8(`${way}${column.name}|${folded}`, () =>
      scan.passing(textTest(way, needleOf(folded)), this.#mayStand(column, way, folded)),
    );
  }

  /** Tells of one code after the other whether its text stands to a folded term, not empty, as `way` says. */
  tester(column: Column, way: TextWay, folded: string): (code: number) => boolean {
    return this.prepare(column).tester(textTest(way, needleOf(folded)));
  }

  /**
   * The codes among which those that stand so are to be looked for: looking for bytes anywhere is much quicker than reading
   * each text. What a text begins with is mostly a search's words, each of which has just been looked for.
   */
  #mayStand(column: Column, way: TextWay, folded: string): Uint8Array {
    switch (way) {
      case "begins":
        return this.#holding(column, longest(folded.split(" ")));
      case "word":
        return this.#holding(column, folded);
      case "number":
        return this.#holding(column, longest(folded.match(/\d+|[^\d-]+/g) ?? [folded]));
    }
  }

  #holding(column: Column, folded: string): Uint8Array {
    const scan = this.prepare(column);
    return this.#arrays.uint8(`h${column.name}|${folded}`, () => scan.holding(needleOf(folded)));
  }
}

/** The longest part: few texts hold it. Each stands in such a text as it is, a number's figures and its letters. */
const longest = (parts: readonly string[]): string =>
  parts.reduce((best, part) => (part.length >= best.length ? part : best), "");
