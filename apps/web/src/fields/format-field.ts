import type { FieldMeta } from "@palier/contract";
import { formatDate, formatDateTime, formatMoney, formatNumber, formatPhone, wordsOf } from "@palier/ui";
import { fieldTexts } from "./fields.texts.ts";

/** In French: `1 234,50 €`, `06 12 34 56 78`, `20/11/2026 10:30` (Europe/Paris). Empty for null and unknown shapes. */
export function formatField(meta: Pick<FieldMeta, "kind" | "labels">, value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  switch (meta.kind) {
    case "money":
      return typeof value === "number" ? formatMoney(value) : String(value);
    case "count":
    case "number":
      return typeof value === "number" ? formatNumber(value) : String(value);
    case "flag":
      return value === true ? fieldTexts.yes : fieldTexts.no;
    case "choice":
      return meta.labels?.[String(value)] ?? String(value);
    case "date":
      return formatDate(String(value)) || String(value);
    case "dateTime":
      return formatDateTime(String(value)) || String(value);
    case "phone":
      return formatPhone(String(value));
    case "list":
      return Array.isArray(value) ? value.filter((each) => typeof each !== "object").join(", ") : "";
    case "json":
      return "";
    case "html":
      return wordsOf(String(value));
    case "id":
    case "reference":
    case "text":
    case "longText":
    case "email":
    case "postalCode":
    case "url":
    case "color":
      return String(value);
    default:
      return meta.kind satisfies never;
  }
}
