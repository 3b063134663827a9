import type { z } from "zod";
import { exportFormats } from "../kit/export.ts";
import { fieldMeta } from "../kit/field.ts";
import { filterMeta, maxChoices } from "../kit/filter.ts";
import type { JsonSchema } from "../kit/json-schema.ts";
import { jsonSchemaOf, shapeOf } from "../kit/json-schema.ts";
import { takesToken } from "../kit/route-meta.ts";
import type { DocumentedRoute } from "./book.ts";
import type { Parameter, Ref } from "./document.ts";
import { openApiTexts } from "./openapi.texts.ts";
import { orderingParameters, parameterRefs } from "./shared-parameters.ts";
import { tidy } from "./tidy.ts";

const texts = openApiTexts.parameters;

/** `dropped`: the optional segment omitted here. */
export function parametersOf(
  route: DocumentedRoute,
  dropped: string | undefined,
  examples: Readonly<Record<string, unknown>>,
): (Parameter | Ref)[] {
  if (route.meta.kind === "control") return controlParameters(route, examples);
  return [...pathParameters(route, dropped), ...queryParameters(route), ...headerParameters(route)];
}

function pathParameters(route: DocumentedRoute, dropped: string | undefined): Parameter[] {
  return Object.entries(shapeOf(route.pathParams))
    .filter(([name]) => name !== dropped)
    .map(([name, schema]) => ({
      name,
      in: "path",
      required: true,
      ...pathDescription(name, schema),
      schema: pathSchema(schema),
      "x-provenance": "provenance" in route.meta && route.meta.provenance === "spec" ? "spec" : "extension",
    }));
}

function pathDescription(name: string, schema: z.ZodType): Pick<Parameter, "description" | "example"> {
  if (name === "weekStart") return { description: texts.weekStart, example: "2026-11-16" };
  if (name === "mediaName") return { example: "incident-1-1.svg" };
  return fieldMeta(schema).kind === "id" ? { description: texts.id } : {};
}

function pathSchema(schema: z.ZodType): JsonSchema {
  return fieldMeta(schema).kind === "id"
    ? { type: "integer", minimum: 1, "x-kind": "id" }
    : tidy(jsonSchemaOf(schema, "input"), "input");
}

function queryParameters(route: DocumentedRoute): (Parameter | Ref)[] {
  const { meta } = route;
  switch (meta.kind) {
    case "table":
      return [
        ...parameterRefs("TableDraw", "TableStart", "TableLength", ...orderingParameters),
        ...filterParameters(meta.filters, meta.row),
      ];
    case "export":
      return [
        columnFieldList(meta.row),
        {
          name: "format",
          in: "query",
          description: texts.format,
          schema: formatSchema,
          "x-provenance": "extension",
        },
        ...parameterRefs(...orderingParameters),
        ...filterParameters(meta.filters, meta.row),
      ];
    case "options":
      return [
        ...parameterRefs("OptionsTerm", "OptionsQ", "OptionsPage", "OptionsIds", "For"),
        ...filterParameters(meta.filters, undefined),
      ];
    case "show":
      return route.query === undefined ? [] : ownParameters(shapeOf(route.query));
    case "form":
    case "action":
    case "fragment":
    case "page":
    case "session":
    case "media":
    case "control":
      return [];
  }
}

/** Described by their titles. */
function ownParameters(shape: Readonly<Record<string, z.ZodType>>): Parameter[] {
  return Object.entries(shape).map(([name, schema]) => ({
    name,
    in: "query",
    ...(schema.safeParse("").success ? { allowEmptyValue: true } : {}),
    description: fieldMeta(schema).title ?? name,
    schema: tidy(jsonSchemaOf(schema, "input"), "input"),
    "x-provenance": "extension",
  }));
}

const formatSchema: JsonSchema = { type: "string", enum: [...exportFormats], default: exportFormats[0] };

/** §3: field names, comma-separated. */
function columnFieldList(row: z.ZodObject): Parameter {
  const fields = Object.entries(shapeOf(row));
  const labels = Object.fromEntries(fields.map(([name, schema]) => [name, fieldMeta(schema).title ?? name]));
  return {
    name: "column_field_list",
    in: "query",
    required: true,
    description: texts.columnFieldList,
    style: "form",
    explode: false,
    schema: {
      type: "array",
      minItems: 1,
      uniqueItems: true,
      items: { type: "string", enum: fields.map(([name]) => name), "x-labels": labels },
    },
    example: fields.slice(0, 3).map(([name]) => name),
    "x-provenance": "spec",
  };
}

function filterParameters(
  filters: Readonly<Record<string, z.ZodType>>,
  row: z.ZodObject | undefined,
): Parameter[] {
  return Object.entries(filters).map(([name, schema]) => ({
    name,
    in: "query",
    allowEmptyValue: true,
    description: filterDescription(schema, name, row),
    ...filterSchema(schema),
    "x-provenance": "assumed",
  }));
}

/** A choice is a comma-separated list, like `column_field_list`. */
function filterSchema(filter: z.ZodType): Pick<Parameter, "style" | "explode" | "schema"> {
  const schema = tidy(jsonSchemaOf(filter, "input"), "input");
  const { labels } = fieldMeta(filter);
  if (labels === undefined) return { schema };
  const { pattern: _text, "x-labels": words, ...rest } = schema;
  const items: JsonSchema = { type: "string", enum: Object.keys(labels), "x-labels": words };
  return {
    style: "form",
    explode: false,
    schema: { ...rest, type: "array", minItems: 1, maxItems: maxChoices, items },
  };
}

function filterDescription(schema: z.ZodType, name: string, row: z.ZodObject | undefined): string {
  const filter = filterMeta(schema);
  const column = filter === undefined || row === undefined ? undefined : shapeOf(row)[filter.column];
  const title =
    (column === undefined ? undefined : fieldMeta(column).title) ?? fieldMeta(schema).title ?? name;
  switch (filter?.op) {
    case "from":
      return texts.filterFrom(title);
    case "to":
      return texts.filterTo(title);
    case "in":
      return texts.filterChoices(title);
    case "eq":
    case "includes":
    case undefined:
      return texts.filter(title);
  }
}

function headerParameters(route: DocumentedRoute): Ref[] {
  return parameterRefs(
    ...(takesToken(route) ? (["CsrfToken"] as const) : []),
    ...("idempotent" in route.meta && route.meta.idempotent === true ? (["IdempotencyKey"] as const) : []),
  );
}

/** Path, then query. */
function controlParameters(route: DocumentedRoute, examples: Readonly<Record<string, unknown>>): Parameter[] {
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
