import { fieldsOf } from "@palier/contract";
import { z } from "zod";
import { bare, rowOf } from "./fields.ts";

/** As `data[].internalNote`. Clients ignore them, but one may be a password hash or a misspelt field. */
export function undeclared(schema: z.ZodType, value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  visit(schema, value, "", found);
  return found;
}

/** List items, which are alike. */
const looked = 50;

function visit(schema: z.ZodType, value: unknown, at: string, found: Set<string>): void {
  const inner = bare(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const { element } = inner;
    if (element instanceof z.ZodType) {
      for (const each of value.slice(0, looked)) visit(element, each, `${at}[]`, found);
    }
    return;
  }
  const row = rowOf(value);
  if (!(inner instanceof z.ZodObject) || row === undefined) return;
  const path = (name: string) => (at === "" ? name : `${at}.${name}`);
  for (const name of Object.keys(row)) if (!(name in inner.shape)) found.add(path(name));
  for (const [name, field] of fieldsOf(inner)) visit(field, row[name], path(name), found);
}
