import { type FieldMeta, fieldMeta, isNullable } from "@palier/contract";
import { z } from "zod";

export interface FieldFacts {
  readonly meta: FieldMeta;
  /** Null or nothing is valid. */
  readonly nullable: boolean;
  /** Never for flags, or lists that may be empty. */
  readonly required: boolean;
  /** Of a list. */
  readonly item: z.ZodType | undefined;
}

const known = new WeakMap<z.ZodType, FieldFacts>();

export function factsOf(schema: z.ZodType): FieldFacts {
  const before = known.get(schema);
  if (before !== undefined) return before;
  const meta = fieldMeta(schema);
  const nullable = isNullable(schema);
  const list = listIn(schema);
  const facts: FieldFacts = {
    meta,
    nullable,
    required: !nullable && meta.kind !== "flag" && !schema.safeParse([]).success,
    item: list === undefined ? undefined : elementOf(list),
  };
  known.set(schema, facts);
  return facts;
}

function listIn(schema: z.ZodType): z.ZodArray | undefined {
  if (schema instanceof z.ZodArray) return schema;
  const isWrapped =
    schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional;
  const inner = isWrapped ? schema.unwrap() : undefined;
  return inner instanceof z.ZodType ? listIn(inner) : undefined;
}

function elementOf(list: z.ZodArray): z.ZodType | undefined {
  return list.element instanceof z.ZodType ? list.element : undefined;
}
