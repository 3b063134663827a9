/** Plain scan of packed texts, for small sets. */
import type { PackedTexts } from "./packed-texts.ts";
import type { TextScan } from "./text-memory.ts";
import { passingTexts, textTester } from "./text-test.ts";

/** Scans the texts in place. */
export function plainScan(texts: PackedTexts): TextScan {
  const { bytes, count } = texts;
  const row = { bytes, start: texts.start(0), ends: texts.offsets.subarray(1) };
  return {
    holding: (needle) => {
      const marks = new Uint8Array(count + 1);
      const first = needle[0] ?? 0;
      for (let index = 0; index < count; index += 1) {
        const last = texts.start(index + 1) - 1 - needle.length;
        for (let at = texts.start(index); at <= last; at += 1) {
          if (bytes[at] !== first) continue;
          let matched = 1;
          while (matched < needle.length && bytes[at + matched] === needle[matched]) matched += 1;
          if (matched < needle.length) continue;
          marks[index] = 1;
          break;
        }
      }
      return marks;
    },
    passing: (test, among) => passingTexts(row, test, among),
    tester: (test) => textTester(row, test),
  };
}
