import { checkTexts } from "./kit.texts.ts";

/** Which columns of a record say the least and the most that one of its values may be; null in them is no bound. */
export interface BoundColumns {
  readonly least: string;
  readonly most: string;
}

/**
 * Fields of an edit form whose bounds stand in the record that is edited, and not in the schema. The one declaration that
 * the server refuses by (422 at the field), the form checks and explains by, the document says and the verifier tries.
 */
export type Bounds<F extends string = string> = Readonly<Partial<Record<F, BoundColumns>>>;

/** The bounds of one record's value, as numbers. */
export interface Range {
  readonly least: number | null;
  readonly most: number | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** What a field of this record may be; undefined where the declaration or the record bounds nothing. */
export function rangeOf(
  bounds: Bounds | undefined,
  record: Fields | undefined,
  field: string,
): Range | undefined {
  const columns = bounds?.[field];
  if (columns === undefined || record === undefined) return undefined;
  const range = { least: numberAt(record, columns.least), most: numberAt(record, columns.most) };
  return range.least === null && range.most === null ? undefined : range;
}

/** Why a value is outside of its bounds, in French; undefined for one within them, and for what is no number. */
export function outOfBounds(
  bounds: Bounds | undefined,
  record: Fields | undefined,
  field: string,
  value: unknown,
): string | undefined {
  const range = rangeOf(bounds, record, field);
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  if (range === undefined || typeof number !== "number" || Number.isNaN(number)) return undefined;
  if (range.least !== null && number < range.least) return checkTexts.tooSmall(range.least);
  if (range.most !== null && number > range.most) return checkTexts.tooBig(range.most);
  return undefined;
}

/** What is bounded in one English sentence, for the document and the list of assumptions. */
export function boundsNote(bounds: Bounds): string {
  const fields = Object.entries(bounds).map(
    ([field, columns]) => `${field}: at least ${columns?.least ?? ""}, at most ${columns?.most ?? ""}`,
  );
  return `Assumed: fields whose bounds are the record's own, a number beyond which is refused at the field (422): ${fields.join("; ")}.`;
}

function numberAt(record: Fields, column: string): number | null {
  const value = record[column];
  return typeof value === "number" ? value : null;
}
