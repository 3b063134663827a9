/** Which of many packed texts contain a needle: the plain scan, for texts that are not many. */
import type { PackedTexts } from "./packed-texts.ts";

/** Sets `marks[i]` to 1 for each text that contains the needle (not empty, no zero byte). */
export function scanTexts(texts: PackedTexts, needle: Uint8Array, marks: Uint8Array): void {
  const { bytes } = texts;
  const first = needle[0] ?? 0;
  for (let index = 0; index < texts.count; index += 1) {
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
}
