import type { RouteEntry } from "@palier/contract";
import { check } from "@palier/contract";
import type { z } from "zod";
import { bytesOf } from "../core/bytes.ts";
import type { AnyRow } from "../world/catalog.ts";
import { broken } from "./checked-answer.ts";

/** Rows are immutable: serialized once per schema. */
const written = new WeakMap<z.ZodObject, WeakMap<AnyRow, Uint8Array>>();

/** Throws 500 for a violation of the contract. */
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

export function writeRow(route: RouteEntry, schema: z.ZodObject, row: AnyRow): Uint8Array {
  const checked = check(schema, row);
  if (checked.ok) return bytesOf(JSON.stringify(checked.value));
  throw broken(
    route,
    checked.errors.map(({ path, message }) => ({ path: `data[id=${row.id}].${path}`, message })),
  );
}
