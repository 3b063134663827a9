import { hasContent } from "./typed-text.ts";

/** `line` from 1; `from` and `to` are where it stands in the text, without its end. */
export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
  readonly from: number;
  readonly to: number;
}

/** Never closed, or followed by text. */
export interface BrokenQuote {
  readonly fault: "open" | "followed";
  readonly line: number;
}

export const separators = [";", ",", "\t", "|"] as const;
export type Separator = (typeof separators)[number];

/**
 * RFC 4180; skips lines without a text in any cell, as Excel leaves them of rows that were emptied. Returns a broken quote
 * rather than drop text.
 *
 * @param numbers by lines of the file, or by its records, as of a sheet's rows, whose cells may have several lines
 */
export function* csvLines(
  text: string,
  separator: Separator,
  numbers: "lines" | "records" = "lines",
): Generator<CsvLine, BrokenQuote | undefined> {
  let cells: string[] = [];
  let line = 1;
  let begun = 1;
  let from = 0;
  let at = 0;
  while (at <= text.length) {
    if (text[at] === '"') {
      const end = closingQuote(text, at + 1);
      if (end < 0) return { fault: "open", line };
      const raw = text.slice(at + 1, end);
      if (numbers === "lines") line += raw.split(/\r\n|[\r\n]/).length - 1;
      cells.push(raw.replaceAll('""', '"'));
      at = end + 1;
    } else {
      const end = cellEnd(text, at, separator);
      cells.push(text.slice(at, end));
      at = end;
    }
    if (text[at] === separator) at += 1;
    else if (at < cellEnd(text, at, separator)) return { fault: "followed", line };
    else {
      const to = at;
      if (text[at] === "\r" && text[at + 1] === "\n") at += 1;
      if (cells.some(hasContent)) yield { line: begun, cells, from, to };
      cells = [];
      at += 1;
      from = at;
      line += 1;
      begun = line;
    }
  }
  return undefined;
}

/** −1 if it never ends. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

function cellEnd(text: string, from: number, separator: Separator): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== "\n" && text[at] !== "\r") at += 1;
  return at;
}
