import { isNumberOf, numberKey } from "@palier/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type PackedTexts, writeText } from "./packed-texts.ts";
import { placedScan } from "./text-memory.ts";
import { TextPacker } from "./text-packer.ts";
import { plainScan } from "./text-scan.ts";
import { needleOf, type TextWay, textTest } from "./text-test.ts";

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
  fc.string({ unit: fc.constantFrom("a", "b", "é", "\0"), maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 8 }),
);

test("the vector scan and the plain scan both find what String.includes finds", () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 30 }), text.filter(Boolean), fc.nat(), (texts, other, cut) => {
      const source = texts[cut % (texts.length + 1)] ?? other;
      for (const needle of [other, source.slice(cut % 5, (cut % 5) + 1 + (cut % 19))].filter(Boolean)) {
        const found = [...texts.map((text) => Number(text.includes(needle))), 0];
        expect([...plainScan(packed(texts)).holding(bytesOf(needle))]).toEqual(found);
        expect([...(placedScan(packed(texts))?.holding(bytesOf(needle)) ?? [])]).toEqual(found);
      }
    }),
    { numRuns: 1000 },
  );
});

/** Naive definitions of the ways. */
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
        const among = way === "word" ? scan?.holding(needle) : undefined;
        expect(
          [...(scan?.passing(textTest(way, needle), among) ?? [])],
          `${typed} in ${texts.join("|")}`,
        ).toEqual(found);
      }
    }),
    { numRuns: 1000 },
  );
});
