import { fieldMeta } from "@palier/contract";
import { z } from "zod";

/** The entity that a column points to, by one id or by a list of them (a news' `neighborhoodIds`); undefined for others. */
export function referencedEntity(schema: z.ZodType): string | undefined {
  const own = fieldMeta(schema).entity;
  if (own !== undefined) return own;
  const item = itemOf(schema);
  return item === undefined ? undefined : fieldMeta(item).entity;
}

function itemOf(schema: z.ZodType): z.ZodType | undefined {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const inner = schema.unwrap();
    return inner instanceof z.ZodType ? itemOf(inner) : undefined;
  }
  if (!(schema instanceof z.ZodArray)) return undefined;
  return schema.element instanceof z.ZodType ? schema.element : undefined;
}
