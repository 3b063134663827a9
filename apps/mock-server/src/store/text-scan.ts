/** Plain scan of packed texts, for small sets. */
import type { PackedTexts } from "./packed-texts.ts";
import type { TextScan } from "./text-memory.ts";
import { passingTexts, type TextTest, textTest, textTester } from "./text-test.ts";
import { work } from "./work.ts";

/** Scans the texts in place. */
export function plainScan(texts: PackedTexts): TextScan {
  const { bytes, count } = texts;
  const row = { bytes, start: texts.start(0), ends: texts.offsets.subarray(1) };
  const passing = (test: TextTest): Uint8Array => {
    work.texts += count;
    return passingTexts(row, test);
  };
  return {
    standing: (place, needle) => passing(textTest(place, needle)),
    passing,
    tester: (test) => textTester(row, test),
  };
}
