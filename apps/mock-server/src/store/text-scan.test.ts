import { isNumberOf, numberKey } from "@palier/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { marksOf } from "./found-codes.ts";
import { type PackedTexts, writeText } from "./packed-texts.ts";
import { scanPlaces } from "./scan-kernel.ts";
import { placedScan } from "./text-memory.ts";
import { TextPacker } from "./text-packer.ts";
import { plainScan } from "./text-scan.ts";
import { needleOf, type TextPlace, type TextWay, textTest } from "./text-test.ts";

function packed(texts: readonly string[]): PackedTexts {
  const packer = new TextPacker();
  for (const text of texts) packer.add(text);
  return packer.finish();
}

function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  return bytes.subarray(0, writeText(text, bytes, 0));
}

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom("a", "z", "é", "\0", " ", "`", "{", "0", "9", "/", ":"), maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 8 }),
);

const stands: Readonly<Record<TextPlace, (text: string, needle: string) => boolean>> = {
  anywhere: (text, needle) => text.includes(needle),
  begins: (text, needle) => text.startsWith(needle),
  ends: (text, needle) => text.endsWith(needle),
  word: (text, needle) =>
    Array.from({ length: text.length }, (_, at) => at).some(
      (at) => text.startsWith(needle, at) && !/[a-z\d\0\x80-\uffff]/.test(text.charAt(at - 1)),
    ),
};

test.each(scanPlaces)("the vector scan and the plain scan both find what stands in a text: %s", (place) => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 30 }), text.filter(Boolean), fc.nat(), (texts, other, cut) => {
      const source = texts[cut % (texts.length + 1)] ?? other;
      const from = cut % 3 === 0 ? 0 : cut % 5;
      for (const needle of [other, source.slice(from, from + 1 + (cut % 19)), source.slice(-1 - from)].filter(
        Boolean,
      )) {
        const found = [...texts.map((each) => Number(stands[place](each, needle))), 0];
        for (const scan of [plainScan(packed(texts)), placedScan(packed(texts))]) {
          const codes = scan?.standing(place, bytesOf(needle)) ?? new Int32Array(0);
          expect([...marksOf(codes, texts.length + 1)]).toEqual(found);
        }
      }
    }),
    { numRuns: 1000 },
  );
});

const meant: Readonly<Record<TextWay, (text: string, term: string) => boolean>> = {
  begins: (text, term) => text.startsWith(term),
  word: (text, term) =>
    [...text].some((_, at) => !/[a-z\d]/.test(text.charAt(at - 1)) && text.startsWith(term, at)),
  number: (text, term) => isNumberOf(term, text),
};

test.each(["begins", "word", "number"] as const)("texts that stand to a term: %s", (way) => {
  const number = fc.string({
    unit: fc.constantFrom("c", "-", "0", "7", "8", " "),
    minLength: 1,
    maxLength: 9,
  });
  fc.assert(
    fc.property(fc.array(number, { maxLength: 20 }), number, fc.nat(), (texts, other, chosen) => {
      const typed = texts[chosen % (texts.length + 1)] ?? other;
      const term = way === "number" ? numberKey(typed) : typed.slice(chosen % 3);
      if (term === "") return;
      const found = [...texts.map((each) => Number(meant[way](each, way === "number" ? typed : term))), 0];
      const needle = needleOf(term);
      for (const scan of [plainScan(packed(texts)), placedScan(packed(texts))]) {
        expect([...(scan?.passing(textTest(way, needle)) ?? [])], `${typed} in ${texts.join("|")}`).toEqual(
          found,
        );
      }
    }),
    { numRuns: 1000 },
  );
});
