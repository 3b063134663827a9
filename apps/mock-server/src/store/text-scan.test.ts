import fc from "fast-check";
import { expect, test } from "vitest";
import { type PackedTexts, writeText } from "./packed-texts.ts";
import { placedScan } from "./text-memory.ts";
import { TextPacker } from "./text-packer.ts";
import { plainScan } from "./text-scan.ts";

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
        expect([...plainScan(packed(texts))(bytesOf(needle))]).toEqual(found);
        expect([...(placedScan(packed(texts))?.(bytesOf(needle)) ?? [])]).toEqual(found);
      }
    }),
    { numRuns: 1000 },
  );
});
