import { formatNumber } from "../format.ts";
import { texts } from "../texts.ts";

/** Yes and no, comma-separated lists, a dash for empty. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined || value === "") return texts.none;
  if (typeof value === "string") return value;
  if (typeof value === "number") return formatNumber(value);
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  if (Array.isArray(value)) return value.length === 0 ? texts.none : value.map(plainText).join(", ");
  return texts.none;
}

export const separator = " · ";
