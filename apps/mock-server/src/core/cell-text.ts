import { type FieldMeta, parisLocal } from "@palier/contract";
import { shownPhone } from "@palier/contract/kit/shown-phone";
import { cellTexts } from "./cell.texts.ts";

/** French, for history and CSV; empty for null. */
export function cellText(value: unknown, { kind, labels = {} }: FieldMeta): string {
  if (value === null || value === undefined) return "";
  switch (kind) {
    case "money":
      return typeof value === "number" ? moneyText(value) : String(value);
    case "number":
      return typeof value === "number" ? String(value).replace(".", ",") : String(value);
    case "flag":
      return cellTexts.flag(value === true);
    case "choice":
      return labels[String(value)] ?? String(value);
    case "date":
      return dateText(String(value));
    case "dateTime":
      return dateTimeText(String(value));
    case "phone":
      return shownPhone(String(value));
    case "list":
      return Array.isArray(value) ? value.map(plainText).join(", ") : plainText(value);
    case "json":
      return plainText(value);
    case "id":
    case "reference":
    case "count":
    case "text":
    case "longText":
    case "html":
    case "email":
    case "postalCode":
    case "url":
    case "color":
      return String(value);
    default:
      return kind satisfies never;
  }
}

/** As on screens: « 1 234,50 € ». */
export function shownText(value: unknown, meta: FieldMeta): string {
  const text = cellText(value, meta);
  if (meta.kind !== "money" || text === "") return text;
  return `${text.replace("-", "\u2212").replace(/\B(?=(?:\d{3})+,)/g, "\u202f")}\u00a0€`;
}

/** `123450` → `1234,50` */
function moneyText(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)},${digits.slice(-2)}`;
}

const dateText = (date: string) => `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;

/** In Paris: `20/11/2026 10:30`. */
function dateTimeText(instant: string): string {
  const local = parisLocal(Date.parse(instant));
  return `${dateText(local)} ${local.slice(11, 16)}`;
}

const plainText = (value: unknown): string =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
