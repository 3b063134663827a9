import { parseBracketQuery } from "@palier/contract";
import { csvLines } from "@palier/contract/kit/csv-lines";
import { describe, expect, test } from "vitest";
import { readHeader } from "../../src/areas/wallet-import/header.ts";
import { valuesOf, wrongCell } from "../../src/areas/wallet-import/row-values.ts";
import { readCookie } from "../../src/core/cookies.ts";
import { safeHtml } from "../../src/core/safe-html.ts";
import { redactedQuery, redactedText } from "../../src/journal/redact.ts";
import { fold } from "../../src/store/fold.ts";

/**
 * B10: a piece repeated to 60,000 letters must cost about as much per letter as to 10,000; backtracking
 * costs more.
 */
const readers: readonly (readonly [string, (text: string) => unknown])[] = [
  ["safeHtml", safeHtml],
  ["csvLines", (text) => [...csvLines(text, ";")]],
  ["readHeader", (text) => readHeader("users", text, "lines")],
  ["wrongCell", (text) => wrongCell({ name: 0, city: 1 }, { row: 0, line: 2, cells: [text, `#${text}`] })],
  [
    "valuesOf",
    (text) =>
      valuesOf({ phone: 0, name: 1, postalCode: 2, lotCount: 3 }, [text, `="${text}`, text, `1${text}`]),
  ],
  ["parseBracketQuery", parseBracketQuery],
  ["readCookie", (text) => readCookie(text, "palier_session")],
  ["redactedText", redactedText],
  ["redactedQuery", redactedQuery],
  ["fold", fold],
];
const pieces = [
  ...["<", "<a '", '<a "', "<!--", "</", "<p><b>", "&a=", "a[b][c]=1&", "%", '"', '"a";', "\n", " ", "é"],
  ...['{"password":"', '"secret":"\\', "token="],
];
const ends = ["", '"'];

const [short, long] = [10_000, 60_000];
const parts = long / short;
/** Caches differ; backtracking costs six times as much. */
const slack = 3;
/** In ms: the clock's precision. */
const least = 2;

/** Other programs leave caches cold. */
const tries = 8;

/** CPU time in ms, without waits. */
function cost(read: (text: string) => unknown, text: string, times: number): number {
  const before = process.threadCpuUsage();
  for (let count = 0; count < times; count += 1) read(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Cost grows faster than length. */
function slowTexts(read: (text: string) => unknown, of = pieces): string[] {
  return of.flatMap((piece) =>
    ends.flatMap((end) => {
      const textOf = (length: number) => `Prénom ${piece.repeat(Math.ceil(length / piece.length))}${end}`;
      const [few, many] = [textOf(short), textOf(long)];
      // As many letters in parts as whole.
      const isSlow = (): boolean => cost(read, many, 1) > slack * Math.max(least, cost(read, few, parts));
      // Backtracking is slow in every try.
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
      // A native search is so fast that calls dominate short texts.
      for (let start = 0; start < text.length; start += 50)
        for (let at = start; at < text.length; at += 1) if (text.charCodeAt(at) === 0) found += 1;
      return found;
    };
    expect(slowTexts(stepsBack, [";"])).not.toEqual([]);
  });
});
