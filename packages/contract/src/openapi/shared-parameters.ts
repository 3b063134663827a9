import { maxIdempotencyKeyLength } from "../kit/idempotency.ts";
import type { JsonSchema } from "../kit/json-schema.ts";
import { maxPageLength } from "../kit/table-query.ts";
import { pageLength } from "../kit/table-request.ts";
import type { Parameter, Ref } from "./document.ts";
import { ref } from "./document.ts";
import { openApiTexts } from "./openapi.texts.ts";

/**
 * Parameters that many operations share. DataTables' bracket notation is written as `deepObject`: for lists
 * (`order[0][column]`) OpenAPI leaves its meaning open, so the description spells it out.
 */
const texts = openApiTexts.parameters;
const query = { in: "query", "x-provenance": "assumed" } as const;
const bracketed = { ...query, style: "deepObject", explode: true } as const;

const searchTerm: JsonSchema = {
  type: "object",
  properties: { value: { type: "string", maxLength: 200 }, regex: { type: "boolean", default: false } },
};
const orderItem: JsonSchema = {
  type: "object",
  required: ["column"],
  properties: {
    column: { type: "integer", minimum: 0, description: texts.column },
    dir: { type: "string", enum: ["asc", "desc"], default: "asc" },
    name: { type: "string", maxLength: 100, description: texts.orderName },
  },
};
const columnItem: JsonSchema = {
  type: "object",
  properties: {
    data: { type: "string", maxLength: 100 },
    name: { type: "string", maxLength: 100 },
    searchable: { type: "boolean", default: true },
    orderable: { type: "boolean", default: true },
    search: searchTerm,
  },
};

const parameters = {
  Draw: {
    ...query,
    name: "draw",
    description: texts.draw,
    schema: { type: "integer", minimum: 0, default: 0 },
  },
  Start: {
    ...query,
    name: "start",
    description: texts.start,
    schema: { type: "integer", minimum: 0, default: 0 },
  },
  Length: {
    ...query,
    name: "length",
    description: texts.length,
    schema: { type: "integer", minimum: 1, maximum: maxPageLength, default: pageLength },
  },
  Search: { ...bracketed, name: "search", description: texts.search, schema: searchTerm },
  Order: {
    ...bracketed,
    name: "order",
    description: texts.order,
    schema: { type: "array", maxItems: 20, items: orderItem },
    example: [{ column: 1, dir: "asc" }],
  },
  Columns: {
    ...bracketed,
    name: "columns",
    description: texts.columns,
    schema: { type: "array", maxItems: 100, items: columnItem },
    example: [{ data: "id" }, { data: "name" }],
  },
  Term: {
    ...query,
    name: "term",
    description: texts.term,
    schema: { type: "string", maxLength: 200, default: "" },
  },
  Page: {
    ...query,
    name: "page",
    description: texts.page,
    schema: { type: "integer", minimum: 1, default: 1 },
  },
  Ids: { ...query, name: "ids", description: texts.ids, schema: { type: "string", maxLength: 2000 } },
  CsrfToken: {
    name: "x-csrf-token",
    in: "header",
    required: true,
    description: texts.csrfToken,
    schema: { type: "string" },
    "x-provenance": "extension",
  },
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    description: texts.idempotencyKey,
    schema: { type: "string", maxLength: maxIdempotencyKeyLength },
    "x-provenance": "extension",
  },
} as const satisfies Record<string, Parameter>;

export type SharedParameter = keyof typeof parameters;

export const sharedParameters: Readonly<Record<string, Parameter>> = parameters;

export const parameterRefs = (...names: readonly SharedParameter[]): Ref[] =>
  names.map((name) => ({ $ref: ref("parameters", name) }));
