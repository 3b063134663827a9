import { checkTexts } from "./kit.texts.ts";

/** Columns with the minimum and maximum; null means unbounded. */
export interface BoundColumns {
  readonly least: string;
  readonly most: string;
}

/** Bounded by the record. Read by server (422), form, API document and verifier. */
export type Bounds<F extends string = string> = Readonly<Partial<Record<F, BoundColumns>>>;

export interface Range {
  readonly least: number | null;
  readonly most: number | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** The record's own range of a field; undefined without any. */
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

/** The French reason; undefined within bounds, or when not a number. */
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

/** English, for the API document. */
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
