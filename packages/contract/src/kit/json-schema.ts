import { z } from "zod";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * Named schemas refer to one another by `uri`. `io`: `input` for requests (before defaults and transforms),
 * `output` for answers.
 */
export function jsonSchemas(
  named: ReadonlyMap<z.ZodType, string>,
  io: "input" | "output",
  uri: (name: string) => string,
): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of named) registry.add(schema, { id });
  return z.toJSONSchema(registry, { io, uri, unrepresentable: "any" }).schemas;
}

export function jsonSchemaOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  return { ...z.toJSONSchema(schema, { io, unrepresentable: "any" }) };
}

export function required(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
}

export function shapeOf(schema: z.ZodObject): Readonly<Record<string, z.ZodType>> {
  return schema.shape as Readonly<Record<string, z.ZodType>>;
}
