import type { FieldMeta } from "@palier/contract";
import { fieldTexts } from "./fields.texts.ts";

/**
 * A value as French text, by its field's kind: `1 234,50 €`, `06 12 34 56 78`, `20/11/2026 10:30` (Europe/Paris),
 * the label of a choice. Null and unknown shapes give an empty text.
 */
export function formatField(meta: FieldMeta, value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  switch (meta.kind) {
    case "money":
      return typeof value === "number" ? euros.format(value / 100) : String(value);
    case "count":
    case "number":
      return typeof value === "number" ? numbers.format(value) : String(value);
    case "flag":
      return value === true ? fieldTexts.yes : fieldTexts.no;
    case "choice":
      return meta.labels?.[String(value)] ?? String(value);
    case "date":
      return frenchDate(String(value));
    case "dateTime":
      return frenchInstant(String(value));
    case "phone":
      return frenchPhone(String(value));
    case "list":
      return Array.isArray(value) ? value.filter((each) => typeof each !== "object").join(", ") : "";
    case "json":
      return "";
    case "id":
    case "reference":
    case "text":
    case "longText":
    case "html":
    case "email":
    case "postalCode":
    case "url":
    case "color":
      return String(value);
    default:
      return meta.kind satisfies never;
  }
}

const euros = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" });
const numbers = new Intl.NumberFormat("fr-FR");
const instants = new Intl.DateTimeFormat("fr-FR", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "Europe/Paris",
});

function frenchDate(iso: string): string {
  const [year, month, day] = iso.split("-");
  return day === undefined ? iso : `${day}/${month}/${year}`;
}

function frenchInstant(iso: string): string {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? iso : instants.format(at);
}

const times = new Intl.DateTimeFormat("fr-FR", { timeStyle: "short", timeZone: "Europe/Paris" });

/** `10:42`, Europe/Paris. */
export function frenchTime(iso: string): string {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? "" : times.format(at);
}

/** E.164 to the way it is said in France; other countries keep their prefix. */
export function frenchPhone(e164: string): string {
  const national = /^\+33(\d{9})$/.exec(e164)?.[1];
  return national === undefined ? e164 : `0${national}`.replace(/(\d{2})(?=\d)/g, "$1\u00a0");
}
