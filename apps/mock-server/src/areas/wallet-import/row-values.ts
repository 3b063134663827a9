import { readPhone } from "@palier/contract";
import { formulaWithoutValue } from "@palier/contract/areas/wallet-import";
import { textOfCsvCell } from "@palier/contract/kit/csv-cell";
import { oneLine, withoutUnseen } from "@palier/contract/kit/typed-text";
import { letters } from "../../exports/xlsx-frame.ts";
import type { Header } from "./header.ts";
import { importTexts as texts } from "./import.texts.ts";
import type { FileRow } from "./read-file.ts";

/** A row's texts by field, as they are checked and stored. */
export type RowValues = Readonly<Record<string, string>>;

/** A value that is taken otherwise than it was written. */
export interface Note {
  readonly field: string;
  readonly message: string;
}

/** How a field's cell is read; a text that is no such value stays as it is, and is rejected by its check. */
const readers: Readonly<Record<string, (text: string) => string>> = {
  phone: (text) => readPhone(text.replace(/^'/, "")),
  email: (text) => withoutUnseen(text).trim(),
  postalCode: readPostalCode,
  lotCount: readWholeNumber,
};

/** The values of one row. */
export function valuesOf(places: Header["places"], cells: readonly string[]): RowValues {
  return Object.fromEntries(
    Object.entries(places).map(([name, at]) => {
      const text = plainText(cells[at] ?? "");
      return [name, readers[name]?.(text) ?? text];
    }),
  );
}

/** What was corrected in this row, for the preview. */
export function notesOf(places: Header["places"], cells: readonly string[]): readonly Note[] {
  const notes: Note[] = [];
  for (const field of ["postalCode", "phone"]) {
    const at = places[field];
    const text = at === undefined ? "" : plainText(cells[at] ?? "");
    const digits = text.replaceAll(/\D/g, "");
    const read = readers[field]?.(text) ?? text;
    const isAdded =
      field === "phone"
        ? read.startsWith("+") && /^[1-9]\d{8}$/.test(digits)
        : /^0\d{4}$/.test(read) && !digits.startsWith("0");
    if (isAdded) notes.push({ field, message: texts.zeroAdded });
  }
  return notes;
}

/** Spreadsheets drop the zero of departments 01 to 09, group figures and add decimals: « 1000 », « 69 003 », « 69003,0 ». */
function readPostalCode(text: string): string {
  const digits = /^([1-9]\d{3}|\d{5})(?:[.,]0+)?$/.exec(text.replaceAll(/\s/g, ""))?.[1];
  return digits?.padStart(5, "0") ?? text;
}

/** « 1 200 », « 12,0 », « 12 lots » and 12.000000000000002 are whole; `1e3` is none, nor « 1,000 », which could be one or a thousand. */
function readWholeNumber(text: string): string {
  const plain = text
    .replace(/(?<=\d)\s?lots?$/i, "")
    .replaceAll(/(?<=\d)\s(?=\d{3}(?:\D|$))/g, "")
    .replace(",", ".");
  if (!/^\d{1,9}(?:\.(?!\d{3}$)\d{1,17})?$/.test(plain)) return text;
  const number = Number(plain);
  return Math.abs(number - Math.round(number)) < 1e-9 ? String(Math.round(number)) : plain;
}

/** As forms store it. Excel writes `="0612"`; exports prefix possible formulas with an apostrophe. */
function plainText(cell: string): string {
  const text = cell.trim();
  const literal = /^="([^"]*)"$/.exec(text)?.[1];
  return oneLine(literal ?? textOfCsvCell(text));
}

/**
 * `#N/A`, « #NOM? », « #VALEUR! » in any language, `Err:502` of LibreOffice, « #### » of a column that was too narrow, what
 * stands in a cell while its value is fetched.
 */
const errorValue =
  /^(?:#(?:[¡¿]?[\p{Lu}\d][\p{Lu}\d/_’' ]*\s?[!?]|N\/[ABD]|N\/DISP|NV|I\/T|\p{Lu}+_[\p{Lu}_]+|#+)|Err\s?:\s?\d{3}|(?:Loading|Chargement)(?: en cours)?(?:\.\.\.|…))$/u;

const isFormula = (cell: string): boolean => /^\s*=(?!"[^"]*"\s*$)/.test(cell);

/** The first cell that holds no value but a formula or a spreadsheet's error: its field, and a message that names the cell. */
export function wrongCell(
  places: Header["places"],
  { line, cells }: FileRow,
): readonly [field: string, message: string] | undefined {
  for (const [field, at] of Object.entries(places)) {
    const cell = (cells[at] ?? "").trim();
    const place = `${letters(at + 1)}${line}`;
    if (cell === formulaWithoutValue) return [field, texts.formulaWithoutValue(place)];
    if (isFormula(cell)) return [field, texts.formula(place)];
    if (errorValue.test(cell)) return [field, texts.errorValue(place, cell)];
  }
  return undefined;
}
