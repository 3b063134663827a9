import type { RouteEntry } from "@palier/contract";
import { check } from "@palier/contract";
import type { z } from "zod";
import type { AnyRow } from "../world/catalog.ts";
import { broken } from "./checked-answer.ts";

/** Rows never change, only make way for others: so a row is checked and written as JSON once for each row schema. */
const texts = new WeakMap<z.ZodObject, WeakMap<AnyRow, string>>();

/** The JSON writer of a route's rows. Throws 500 when a row breaks the contract. */
export function rowWriter(route: RouteEntry, schema: z.ZodObject): (row: AnyRow) => string {
  const known = texts.get(schema) ?? new WeakMap<AnyRow, string>();
  texts.set(schema, known);
  return (row) => {
    const text = known.get(row);
    if (text !== undefined) return text;
    const written = writeRow(route, schema, row);
    known.set(row, written);
    return written;
  };
}

/** One row as JSON, checked but not remembered: for rows with computed columns. */
export function writeRow(route: RouteEntry, schema: z.ZodObject, row: AnyRow): string {
  const checked = check(schema, row);
  if (checked.ok) return JSON.stringify(checked.value);
  throw broken(
    route,
    checked.errors.map(({ path, message }) => ({ path: `data[id=${row.id}].${path}`, message })),
  );
}
