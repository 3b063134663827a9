import { daysOf1904, type Show, showBy } from "./number-format.ts";
import { WorkbookError } from "./workbook-error.ts";

/** One cell. An empty one is undefined instead. */
export interface Cell {
  /** As the sheet shows it in French: « 06000 », « 08/05/2026 », « VRAI », « #N/A ». */
  readonly text: string;
  /** What is stored, when that is a number. */
  readonly number?: number;
  /** A formula whose value was not saved; `text` is empty. */
  readonly isUnknown?: true;
}

/** Characters in one of Excel's cells. */
export const longestText = 32_767;
/** As it is written: `_x000D_` is one character. What is longer needs not be read to its end. */
const longestRaw = 7 * longestText + 1;

/** A text with more of it, cut where no cell can hold it any more. */
export const withMore = (text: string, more: string): string =>
  text.length > longestRaw ? text : text + more;

/** What stands between `<c>` and `</c>`, while it is read. */
export interface RawCell {
  readonly type: string | undefined;
  readonly show: Show;
  /** Of `<v>`, undefined without one. */
  value: string | undefined;
  /** Of the `<t>` of an inline text. */
  inline: string | undefined;
  isFormula: boolean;
}

/**
 * @param is1904 whether the workbook counts its days from 1904
 * @throws WorkbookError `damaged` for a shared text that does not exist
 */
export function cellOf(raw: RawCell, shared: readonly string[], is1904: boolean): Cell | undefined {
  const { type = "n", value, inline, isFormula } = raw;
  if (type === "inlineStr" || (value === undefined && inline !== undefined))
    return textCell(plainText(inline ?? ""));
  // Writers that cannot calculate leave no value, or an empty one that is no text.
  if (isFormula && (value === undefined || (value === "" && type !== "str")))
    return { text: "", isUnknown: true };
  if (value === undefined || value === "") return undefined;
  switch (type) {
    case "s": {
      const text = shared[Number(value)];
      if (text === undefined) throw new WorkbookError("damaged", "sharedStrings");
      return textCell(text);
    }
    case "b":
      return textCell(value === "1" || value === "true" ? "VRAI" : "FAUX");
    case "d":
      return textCell(shownDay(value, raw.show, is1904));
    case "n": {
      const number = Number(value);
      return Number.isFinite(number) ? { text: raw.show(number), number } : textCell(value);
    }
    default:
      return textCell(plainText(value));
  }
}

const textCell = (text: string): Cell | undefined => (text === "" ? undefined : { text });

/** Excel writes what XML does not allow as `_x000D_`. */
export const plainText = (text: string): string =>
  text.includes("_x")
    ? text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;

/**
 * Of an ISO day or moment, which few programs write: by the cell's format, as numbers are. A format of another kind would show
 * the number of the day.
 */
function shownDay(iso: string, show: Show, is1904: boolean): string {
  const at = Date.parse(/[zZ]$/.test(iso) ? iso : `${iso}${iso.includes("T") ? "" : "T00:00:00"}Z`);
  if (Number.isNaN(at)) return iso;
  const byDays = show.isDate === true ? show : showBy(at % 86_400_000 === 0 ? 14 : 22, undefined, is1904);
  return byDays(at / 86_400_000 + 25_569 - (is1904 ? daysOf1904 : 0));
}
