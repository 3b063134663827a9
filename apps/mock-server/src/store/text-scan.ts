import { FEW, listed } from "./found-codes.ts";
import type { PackedTexts } from "./packed-texts.ts";
import type { TextScan } from "./text-memory.ts";
import { passingTexts, type TextTest, textTest, textTester } from "./text-test.ts";
import { work } from "./work.ts";

export function plainScan(texts: PackedTexts): TextScan {
  const { bytes, count } = texts;
  const row = { bytes, start: texts.start(0), ends: texts.offsets.subarray(1) };
  const passing = (test: TextTest): Uint8Array => {
    work.texts += count;
    work.bytes += count;
    return passingTexts(row, test);
  };
  return {
    standing: (place, needle) => {
      const marks = passing(textTest(place, needle));
      return listed(marks, FEW) ?? marks;
    },
    passing,
    tester: (test) => textTester(row, test),
  };
}
