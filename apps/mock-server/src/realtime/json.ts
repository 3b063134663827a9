/** An array is a branch with keys 0, 1, 2… */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Undefined if malformed. */
export function parsedJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** Serializes unchanged. */
export const isJson = (value: unknown): value is Json =>
  value === null ||
  typeof value === "string" ||
  typeof value === "boolean" ||
  (typeof value === "number" && Number.isFinite(value)) ||
  (typeof value === "object" && Object.values(value).every(isJson));
