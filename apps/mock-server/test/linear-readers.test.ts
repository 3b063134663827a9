import { parseBracketQuery } from "@palier/contract";
import { describe, expect, test } from "vitest";
import { csvLines } from "../src/areas/wallet-import/csv-lines.ts";
import { readHeader } from "../src/areas/wallet-import/header.ts";
import { isFormula, valuesOf } from "../src/areas/wallet-import/read-file.ts";
import { readCookie } from "../src/core/cookies.ts";
import { safeHtml } from "../src/core/safe-html.ts";
import { redactedQuery, redactedText } from "../src/journal/redact.ts";
import { fold } from "../src/store/fold.ts";

/**
 * B10: what reads a whole request by itself, beside the contract's schemas. Each piece, repeated to two hundred
 * thousand letters, must take about as long per letter as ten thousand of them: a reader that steps back takes more.
 */
const readers: readonly (readonly [string, (text: string) => unknown])[] = [
  ["safeHtml", safeHtml],
  ["csvLines", (text) => [...csvLines(text, ";")]],
  ["readHeader", (text) => readHeader("users", text)],
  ["isFormula", isFormula],
  ["valuesOf", (text) => valuesOf({ phone: 0, name: 1 }, [text, `="${text}`])],
  ["parseBracketQuery", parseBracketQuery],
  ["readCookie", (text) => readCookie(text, "palier_session")],
  ["redactedText", redactedText],
  ["redactedQuery", redactedQuery],
  ["fold", fold],
];
const pieces = [
  "<",
  "<a",
  "<a '",
  '<a "',
  "<!--",
  "</",
  "<b>",
  "<p><b>",
  "&",
  "&a=",
  "a[b][c]=1&",
  "[",
  "a[]=1&",
  "%",
  "+",
  '"',
  '""',
  '"a";',
  '"a"',
  ";",
  "\n",
  "\r\n",
  " ",
  "'",
  "é",
  "œ",
  '{"password":"',
  '"secret":"\\',
  "token=",
];
const ends = ["", ">", '"', "\n;", "%zz"];

const [short, long] = [10_000, 200_000];
const parts = long / short;
/** How many times the share of a short text is slow: caches differ, and a step back costs twenty times as much. */
const slack = 8;
/** In ms: below it the short texts measure the clock. A step back over the long text takes a hundred times as long. */
const least = 2;

/** How often a text is read before it is called slow: other programs leave the processor's caches cold. */
const tries = 8;

/** How much of the processor reading a text so many times takes, in ms: waiting for a busy machine does not count. */
function cost(read: (text: string) => unknown, text: string, times: number): number {
  const before = process.threadCpuUsage();
  for (let count = 0; count < times; count += 1) read(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The texts, as piece and end, on which a reader takes far more than its share when they are long. */
function slowTexts(read: (text: string) => unknown, of = pieces): string[] {
  return of.flatMap((piece) =>
    ends.flatMap((end) => {
      const textOf = (length: number) => `Prénom ${piece.repeat(Math.ceil(length / piece.length))}${end}`;
      const [few, many] = [textOf(short), textOf(long)];
      // As many letters in pieces, then whole.
      const isSlow = (): boolean => cost(read, many, 1) > slack * Math.max(least, cost(read, few, parts));
      // A reader that steps back is slow each time.
      return Array.from({ length: tries }).every(isSlow) ? [`${piece}…${end}`] : [];
    }),
  );
}

describe("B10 a reader takes each letter once", () => {
  test.each(readers)(
    "B10 %s",
    (_, read) => {
      expect(slowTexts(read)).toEqual([]);
    },
    120_000,
  );

  test("B10 the measure sees a reader that steps back", () => {
    const stepsBack = (text: string) => {
      let found = 0;
      // Letter by letter: what searches text at once is so quick that its call would be the larger part on short ones.
      for (let start = 0; start < text.length; start += 400)
        for (let at = start; at < text.length; at += 1) if (text.charCodeAt(at) === 0) found += 1;
      return found;
    };
    expect(slowTexts(stepsBack, [";"])).not.toEqual([]);
  });
});
