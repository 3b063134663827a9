import { formatNumber } from "../format.ts";
import { texts } from "../texts.ts";

/** Any plain value in words: yes and no, lists with commas, a dash for an empty value. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined || value === "") return texts.none;
  if (typeof value === "string") return value;
  if (typeof value === "number") return formatNumber(value);
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  if (Array.isArray(value)) return value.length === 0 ? texts.none : value.map(plainText).join(", ");
  return texts.none;
}

/** Between the values of a row's second line. */
export const separator = " · ";
