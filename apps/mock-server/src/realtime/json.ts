/** What the database takes and gives: JSON without arrays of its own (an array is a branch with keys 0, 1, 2…). */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Parses JSON text; undefined when it is none. */
export function parsedJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** Whether a value is one that JSON can write as it is. */
export const isJson = (value: unknown): value is Json =>
  value === null ||
  typeof value === "string" ||
  typeof value === "boolean" ||
  (typeof value === "number" && Number.isFinite(value)) ||
  (typeof value === "object" && Object.values(value).every(isJson));
