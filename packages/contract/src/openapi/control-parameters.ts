import type { z } from "zod";
import { fieldMeta } from "../kit/field.ts";
import type { JsonSchema } from "../kit/json-schema.ts";
import { jsonSchemaOf, shapeOf } from "../kit/json-schema.ts";
import type { DocumentedRoute } from "./book.ts";
import type { Parameter } from "./document.ts";
import { tidy } from "./tidy.ts";

type Examples = Readonly<Record<string, unknown>>;

/** Path, then query. */
export function controlParameters(route: DocumentedRoute, examples: Examples): Parameter[] {
  const path = Object.entries(shapeOf(route.pathParams)).map(([name, schema]) => ({
    ...controlParameter(name, "path", schema),
    required: true,
    example: examples[name],
  }));
  const query = route.query === undefined ? {} : shapeOf(route.query);
  return [...path, ...Object.entries(query).map(([name, schema]) => controlParameter(name, "query", schema))];
}

export function controlParameter(name: string, place: "path" | "query", schema: z.ZodType): Parameter {
  const { description, ...rest } = tidy(
    onTheWire(jsonSchemaOf(schema, "input"), fieldMeta(schema).kind),
    "input",
  );
  return { name, in: place, ...(description === undefined ? {} : { description }), schema: rest };
}

/** Programs may pass a number or its digits; the document shows the wire format. */
function onTheWire(schema: JsonSchema, kind: string): JsonSchema {
  const { anyOf, ...rest } = schema;
  if (anyOf === undefined) return schema;
  return { ...rest, ...anyOf.find(({ type }) => type === (kind === "count" ? "integer" : "string")) };
}
