/** Folded texts of each distinct value of each searched column. */
import { forEachBelow, Sliced, type Slices } from "../slices.ts";
import type { ByteCache } from "./byte-cache.ts";
import type { Column } from "./column.ts";
import { fold } from "./fold.ts";
import { placedScan, type TextScan } from "./text-memory.ts";
import { TextPacker } from "./text-packer.ts";
import { plainScan } from "./text-scan.ts";
import { needleOf, type TextWay, textTest } from "./text-test.ts";

/** From this size in bytes on, texts are worth vector memory, which is never freed. */
const LARGE = 2 ** 19;

function* scanOf(column: Column): Slices<TextScan> {
  // Booleans have text only through `search`.
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

/** Scans by column, built on first search. */
export class SearchTexts {
  readonly #scans = new WeakMap<Column, Sliced<TextScan>>();
  readonly #arrays: ByteCache;

  /** @param arrays cache of recent results: ranking repeats a search's terms */
  constructor(arrays: ByteCache) {
    this.#arrays = arrays;
  }

  prepare(column: Column): TextScan {
    const scan = this.#scans.get(column) ?? new Sliced(() => scanOf(column));
    this.#scans.set(column, scan);
    return scan.get();
  }

  /** Marks codes that contain a non-empty folded term; 0 for null. */
  accepted(column: Column, folded: string): Uint8Array {
    const term = column.search?.term?.(folded) ?? folded;
    return this.#holding(column, term);
  }

  /** Marks codes that relate to a non-empty folded term as `way` says. */
  standing(column: Column, way: TextWay, folded: string): Uint8Array {
    const scan = this.prepare(column);
    return this.#arrays.uint8(`${way}${column.name}|${folded}`, () =>
      scan.passing(textTest(way, needleOf(folded)), this.#mayStand(column, way, folded)),
    );
  }

  /** Returns a test of a code's text against a non-empty folded term, by `way`. */
  tester(column: Column, way: TextWay, folded: string): (code: number) => boolean {
    return this.prepare(column).tester(textTest(way, needleOf(folded)));
  }

  /**
   * Candidate codes: a byte search is much faster than testing each text. What a text begins with is usually the
   * search's words, whose results are cached.
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

/** The longest part, as the rarest; such texts contain each part unchanged. */
const longest = (parts: readonly string[]): string =>
  parts.reduce((best, part) => (part.length >= best.length ? part : best), "");
