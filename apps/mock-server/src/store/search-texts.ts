/** Folded texts of each distinct value of each searched column. */
import { forEachBelow, Sliced, type Slices } from "../slices.ts";
import type { ByteCache } from "./byte-cache.ts";
import type { Column } from "./column.ts";
import { fold } from "./fold.ts";
import type { Standing } from "./query.ts";
import { placedScan, type TextScan } from "./text-memory.ts";
import { TextPacker } from "./text-packer.ts";
import { plainScan } from "./text-scan.ts";
import { endsInSign, needleOf, type TextPlace, type TextWay, textTest } from "./text-test.ts";

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
  return { standing: none, passing: none, tester: () => () => false };
}

const searchedText = ({ search, text }: Column, code: number): string =>
  search === undefined ? text(code) : search.text(text(code));

/** Reading this many texts one by one is faster than another scan of a million. */
const FEW = 2 ** 12;

/** Scans by column, built on first search. */
export class SearchTexts {
  readonly #scans = new WeakMap<Column, Sliced<TextScan>>();
  readonly #signed = new WeakMap<Column, readonly number[]>();
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
    return this.#at("anywhere", column, termIn(column, folded));
  }

  /** Marks codes that meet all conditions on a column. */
  standing(column: Column, conditions: readonly Standing[]): Uint8Array {
    const tests = conditions.map(({ way, value }) => this.tester(column, way, value));
    const codes = this.#fewToTest(column, conditions);
    if (codes === undefined) return conditions.map((each) => this.#scanned(column, each)).reduce(bothMarked);
    const marks = new Uint8Array(column.nullCode + 1);
    for (const code of codes) if (tests.every((test) => test(code))) marks[code] = 1;
    return marks;
  }

  /** Returns a test of a code's text for a folded term: `accepted` for single codes. */
  holds(column: Column, folded: string): (code: number) => boolean {
    return this.prepare(column).tester(textTest("anywhere", needleOf(termIn(column, folded))));
  }

  /** Returns a test of a code's text against a non-empty folded term, by `way`. */
  tester(column: Column, way: TextWay, folded: string): (code: number) => boolean {
    return this.prepare(column).tester(textTest(way, needleOf(folded)));
  }

  /** Candidate codes if few: a byte search is much faster than testing each text, and a search's words are cached. */
  #fewToTest(column: Column, conditions: readonly Standing[]): readonly number[] | undefined {
    for (const { way, value, holds = way === "word" ? [value] : [] } of conditions) {
      for (const term of holds) {
        const few = fewMarked(this.#at("anywhere", column, term), FEW);
        if (few !== undefined) return few;
      }
    }
    return undefined;
  }

  #scanned(column: Column, { way, value }: Standing): Uint8Array {
    return way === "number" ? this.#numbers(column, value) : this.#at(way, column, value);
  }

  /** Candidates are the texts with the number's last part at their end: few share it. */
  #numbers(column: Column, key: string): Uint8Array {
    const ending = this.#at("ends", column, /(?:\d+|[^\d-]+)$/.exec(key)?.[0] ?? key);
    const isNumber = this.tester(column, "number", key);
    const marks = new Uint8Array(ending.length);
    for (let code = ending.indexOf(1); code >= 0; code = ending.indexOf(1, code + 1))
      if (isNumber(code)) marks[code] = 1;
    for (const code of this.#endingInSign(column)) if (isNumber(code)) marks[code] = 1;
    return marks;
  }

  /** Texts that end with a sign, which a number ignores. */
  #endingInSign(column: Column): readonly number[] {
    const known = this.#signed.get(column);
    if (known !== undefined) return known;
    const codes = fewMarked(this.prepare(column).passing(endsInSign), column.nullCode) ?? [];
    this.#signed.set(column, codes);
    return codes;
  }

  #at(place: TextPlace, column: Column, folded: string): Uint8Array {
    const scan = this.prepare(column);
    return this.#arrays.uint8(`@${place}${column.name}|${folded}`, () =>
      scan.standing(place, needleOf(folded)),
    );
  }
}

const termIn = ({ search }: Column, folded: string): string => search?.term?.(folded) ?? folded;

function bothMarked(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length);
  for (let code = 0; code < both.length; code += 1) both[code] = (one[code] ?? 0) & (other[code] ?? 0);
  return both;
}

/** The marked codes, or undefined if there are more than `most`. */
export function fewMarked(marks: Uint8Array, most: number): readonly number[] | undefined {
  const codes: number[] = [];
  for (let code = marks.indexOf(1); code >= 0; code = marks.indexOf(1, code + 1)) {
    if (codes.length >= most) return undefined;
    codes.push(code);
  }
  return codes;
}
