import type { RouteEntry } from "@palier/contract";
import { check } from "@palier/contract";
import type { z } from "zod";
import { bytesOf } from "../core/bytes.ts";
import type { AnyRow } from "../world/catalog.ts";
import { broken } from "./checked-answer.ts";

/** Rows never change, only make way for others: so a row is checked and written as JSON bytes once for each row schema. */
const written = new WeakMap<z.ZodObject, WeakMap<AnyRow, Uint8Array>>();

/** The JSON writer of a route's rows. Throws 500 when a row breaks the contract. */
export function rowWriter(route: RouteEntry, schema: z.ZodObject): (row: AnyRow) => Uint8Array {
  const known = written.get(schema) ?? new WeakMap<AnyRow, Uint8Array>();
  written.set(schema, known);
  return (row) => {
    const bytes = known.get(row);
    if (bytes !== undefined) return bytes;
    const made = writeRow(route, schema, row);
    known.set(row, made);
    return made;
  };
}

/** One row as JSON bytes, checked but not remembered: for rows with computed columns. */
export function writeRow(route: RouteEntry, schema: z.ZodObject, row: AnyRow): Uint8Array {
  const checked = check(schema, row);
  if (checked.ok) return bytesOf(JSON.stringify(checked.value));
  throw broken(
    route,
    checked.errors.map(({ path, message }) => ({ path: `data[id=${row.id}].${path}`, message })),
  );
}
