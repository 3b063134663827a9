/** Values as the screens show them, in SQL: what a search reads and a file holds. */
import { escapeLiteral } from "pg";
import type { Schema } from "./document.ts";

const quote = (name: string) => `"${name}"`;

/** A column's text: a choice by its label, an instant by the clock of Paris, a French phone number in pairs. */
export function shownText(name: string, { "x-kind": kind, "x-labels": labels = {} }: Schema): string {
  const column = quote(name);
  if (kind === "choice") return `(${escapeLiteral(JSON.stringify(labels))}::jsonb ->> ${column})`;
  if (kind === "dateTime")
    return `to_char(${column}::timestamptz at time zone 'Europe/Paris', 'DD/MM/YYYY HH24:MI')`;
  if (kind === "date") return `to_char(${column}::date, 'DD/MM/YYYY')`;
  if (kind === "phone")
    return `regexp_replace(${column}, '^\\+33(\\d)(\\d\\d)(\\d\\d)(\\d\\d)(\\d\\d)$', '0\\1 \\2 \\3 \\4 \\5')`;
  return `${column}::text`;
}

/** What a search in a column reads: an amount is found with its comma, a phone number is found with its spaces, without them and with its prefix. */
export function searchedText(name: string, schema: Schema): string {
  if (schema["x-kind"] === "money")
    return `translate(to_char(${quote(name)} / 100.0, 'FM999999999990.00'), '.', ',')`;
  const shown = shownText(name, schema);
  if (schema["x-kind"] !== "phone") return shown;
  return `concat_ws(' ', ${shown}, replace(${shown}, ' ', ''), ${quote(name)})`;
}

/** What a column is ordered by: choices as they are declared, or by their labels; texts as French does. */
export function ordered(name: string, schema: Schema): string {
  const { "x-kind": kind, "x-labels": labels = {}, "x-order": by } = schema;
  if (kind === "choice" && by !== "label") {
    const keys = Object.keys(labels).map(escapeLiteral).join(", ");
    return `array_position(array[${keys}], ${quote(name)})`;
  }
  if (kind === "choice") return `${shownText(name, schema)} collate french`;
  return [schema.type].flat().includes("string") ? `${quote(name)} collate french` : quote(name);
}
