import { forEachBelow, Sliced, type Slices } from "../slices.ts";
import type { ByteCache } from "./byte-cache.ts";
import type { Column } from "./column.ts";
import { fold } from "./fold.ts";
import { FEW, type FoundCodes, inBoth, listed } from "./found-codes.ts";
import { Shapes, shapeOf } from "./number-shape.ts";
import type { Standing } from "./query.ts";
import { placedScan, type TextScan } from "./text-memory.ts";
import { TextPacker } from "./text-packer.ts";
import { plainScan } from "./text-scan.ts";
import { endsInSign, needleOf, type TextPlace, type TextWay, textTest } from "./text-test.ts";

/** In bytes; WebAssembly memory is never freed. */
const LARGE = 2 ** 19;

function* scanOf(column: Column): Slices<TextScan> {
  if (column.kind === "boolean" && column.search === undefined) return nothingIn(column);
  const packer = new TextPacker();
  yield* forEachBelow(column.nullCode, (code) => void packer.add(fold(searchedText(column, code))));
  const texts = packer.finish();
  return (texts.bytes.length >= LARGE ? placedScan(texts) : null) ?? plainScan(texts);
}

function nothingIn({ nullCode }: Column): TextScan {
  const passing = () => new Uint8Array(nullCode + 1);
  return { standing: () => new Int32Array(0), passing, tester: () => () => false };
}

const searchedText = ({ search, text }: Column, code: number): string =>
  search === undefined ? text(code) : search.text(text(code));

interface Numbers {
  readonly shapes: Shapes;
  /** A number ignores their sign. */
  readonly signed: Int32Array;
}

/** Few texts contain numbers of so many figures. */
const TELLING = 3;

/** Folded distinct texts, built on first search. */
export class SearchTexts {
  readonly #scans = new WeakMap<Column, Sliced<TextScan>>();
  readonly #numbers = new WeakMap<Column, Numbers>();
  readonly #arrays: ByteCache;

  /** @param arrays recent results: ranking repeats a search's terms */
  constructor(arrays: ByteCache) {
    this.#arrays = arrays;
  }

  prepare(column: Column): TextScan {
    const scan = this.#scans.get(column) ?? new Sliced(() => scanOf(column));
    this.#scans.set(column, scan);
    return scan.get();
  }

  accepted(column: Column, folded: string): FoundCodes {
    return this.#at("anywhere", column, termIn(column, folded));
  }

  standing(column: Column, conditions: readonly Standing[]): FoundCodes {
    const tests = conditions.map(({ way, value }) => this.tester(column, way, value));
    const codes = this.#fewToTest(column, conditions);
    if (codes === undefined) return conditions.map((each) => this.#scanned(column, each)).reduce(inBoth);
    return codes.filter((code) => tests.every((test) => test(code)));
  }

  /** `accepted` for single codes. */
  holds(column: Column, folded: string): (code: number) => boolean {
    return this.prepare(column).tester(textTest("anywhere", needleOf(termIn(column, folded))));
  }

  tester(column: Column, way: TextWay, folded: string): (code: number) => boolean {
    return this.prepare(column).tester(textTest(way, needleOf(folded)));
  }

  /** Candidates: a byte scan is much faster than testing all, and a search's words are cached. */
  #fewToTest(column: Column, conditions: readonly Standing[]): Int32Array | undefined {
    for (const { way, value, holds = way === "word" ? [value] : [] } of conditions) {
      for (const term of holds) {
        const few = listed(this.#at("anywhere", column, term), FEW);
        if (few !== undefined) return few;
      }
    }
    return undefined;
  }

  #scanned(column: Column, { way, value }: Standing): FoundCodes {
    return way === "number" ? this.#numbered(column, value) : this.#at(way, column, value);
  }

  /** Few share the number's last part. */
  #numbered(column: Column, key: string): FoundCodes {
    const { shapes, signed } = this.#numbersOf(column);
    const needle = needleOf(key);
    const isFigures = /^\d+$/.test(key);
    if (!isFigures && !shapes.mayHave(shapeOf(needle, 0, needle.length))) return new Int32Array(0);
    const last = /(?:\d+|[^\d-]+)$/.exec(key)?.[0] ?? key;
    const place = isFigures && key.length >= TELLING ? "anywhere" : "ends";
    const candidates = listed(this.#at(place, column, last), column.nullCode) ?? new Int32Array(0);
    const isNumber = this.tester(column, "number", key);
    const codes = new Set([...candidates, ...signed].filter((code) => isNumber(code)));
    return Int32Array.from(codes).sort();
  }

  #numbersOf(column: Column): Numbers {
    const known = this.#numbers.get(column);
    if (known !== undefined) return known;
    const shapes = new Shapes();
    const marks = this.prepare(column).passing((bytes, from, to) => {
      shapes.add(shapeOf(bytes, from, to));
      return endsInSign(bytes, from, to);
    });
    const signed = listed(marks, column.nullCode) ?? new Int32Array(0);
    const numbers = { shapes, signed };
    this.#numbers.set(column, numbers);
    return numbers;
  }

  #at(place: TextPlace, column: Column, folded: string): FoundCodes {
    const scan = this.prepare(column);
    return this.#arrays.either(`@${place}${column.name}|${folded}`, () =>
      scan.standing(place, needleOf(folded)),
    );
  }
}

const termIn = ({ search }: Column, folded: string): string => search?.term?.(folded) ?? folded;
