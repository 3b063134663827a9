import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { atOnce } from "../slices.ts";
import { orderOfTexts } from "./text-order.ts";
import { TextPacker } from "./text-packer.ts";
import { compareText } from "./value-order.ts";

const french = new Intl.Collator("fr", { numeric: true });
const plainly = (a: string, b: string) => french.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);

function sorted(texts: readonly string[]): string[] {
  const packer = new TextPacker();
  for (const text of texts) packer.add(text);
  const packed = packer.finish();
  return Array.from(
    atOnce(() => orderOfTexts(packed)),
    (index) => packed.text(index),
  );
}

const units = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i));
const western = [
  ...units(0x20, 0x7e),
  ...units(0xa0, 0x17f),
  ...units(0x2010, 0x2026),
  "€",
  "\u202f",
  "\t",
  "\n",
].filter((char) => !"¹²³¼½¾·ĿŀŉÍÌ".includes(char));
const alike = fc.constantFrom(..."eéÈEaàoœæ019 -'’.", "\u00a0");
const westernText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...western), maxLength: 12 }),
  fc.string({ unit: alike, maxLength: 6 }),
);
const anyText = fc.oneof(
  westernText,
  fc.string({ unit: "binary", maxLength: 4 }),
  fc.constantFrom("", "\0", "\ud800", "m²", "ﷺ", "각"),
);

describe("the order of texts", () => {
  test("is that of Intl.Collator for French, numbers by value, then code units", () => {
    fc.assert(
      fc.property(fc.uniqueArray(westernText, { maxLength: 60 }), (texts) => {
        expect(sorted(texts)).toEqual([...texts].sort(plainly));
        expect([...texts].sort(compareText)).toEqual([...texts].sort(plainly));
      }),
      { numRuns: 300 },
    );
  });

  test("is the same for indexes and for single comparisons, whatever the script", () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyText, { maxLength: 60 }), (texts) => {
        expect(sorted(texts)).toEqual([...texts].sort(compareText));
      }),
      { numRuns: 300 },
    );
  });

  test("holds for many texts with long common beginnings", () => {
    const texts = Array.from(
      { length: 5000 },
      (_, i) => `Résidence les Lilas, bâtiment ${(i * 7919) % 5000}${i % 3 ? "" : " É"}`,
    );
    expect(sorted(texts)).toEqual([...texts].sort(plainly));
  });
});
