/** Values as the screens show them, in SQL, for searches and files. */
import { escapeLiteral } from "pg";
import type { Schema } from "./document.ts";

const quote = (name: string) => `"${name}"`;

/** A column's text: choices by label, instants in Paris time, French phone numbers in pairs. */
export function shownText(name: string, { "x-kind": kind, "x-labels": labels = {} }: Schema): string {
  const column = quote(name);
  if (kind === "choice") return `(${escapeLiteral(JSON.stringify(labels))}::jsonb ->> ${column})`;
  if (kind === "dateTime")
    return `to_char(${column}::timestamptz at time zone 'Europe/Paris', 'DD/MM/YYYY HH24:MI')`;
  if (kind === "date") return `to_char(${column}::date, 'DD/MM/YYYY')`;
  if (kind === "phone")
    return `regexp_replace(regexp_replace(${column}, '^\\+33(\\d)(\\d\\d)(\\d\\d)(\\d\\d)(\\d\\d)$', '0\\1 \\2 \\3 \\4 \\5'),
      '^\\+(?:590|594|596|262)(\\d{3})(\\d\\d)(\\d\\d)(\\d\\d)$', '0\\1 \\2 \\3 \\4')`;
  return `${column}::text`;
}

/**
 * What a column's search reads: amounts with their comma; phone numbers with spaces, without, and with
 * prefix.
 */
export function searchedText(name: string, schema: Schema): string {
  if (schema["x-kind"] === "money")
    return `translate(to_char(${quote(name)} / 100.0, 'FM999999999990.00'), '.', ',')`;
  const shown = shownText(name, schema);
  if (schema["x-kind"] !== "phone") return shown;
  return `concat_ws(' ', ${shown}, replace(${shown}, ' ', ''), ${quote(name)})`;
}

/** Sort expression: choices in declared order or by label, texts in French collation. */
export function ordered(name: string, schema: Schema): string {
  const { "x-kind": kind, "x-labels": labels = {}, "x-order": by } = schema;
  if (kind === "choice" && by !== "label") {
    const keys = Object.keys(labels).map(escapeLiteral).join(", ");
    return `array_position(array[${keys}], ${quote(name)})`;
  }
  if (kind === "choice") return `${shownText(name, schema)} collate french`;
  return [schema.type].flat().includes("string") ? `${quote(name)} collate french` : quote(name);
}
