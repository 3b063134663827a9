import { maxIdempotencyKeyLength } from "../kit/idempotency.ts";
import type { JsonSchema } from "../kit/json-schema.ts";
import { maxOptionsPage } from "../kit/options.ts";
import {
  maxColumnIndex,
  maxColumns,
  maxInteger,
  maxName,
  maxOrders,
  maxPageLength,
  maxTerm,
} from "../kit/table-query.ts";
import { pageLength } from "../kit/table-request.ts";
import type { Parameter, Ref } from "./document.ts";
import { ref } from "./document.ts";
import { openApiTexts } from "./openapi.texts.ts";

/**
 * Under names that no entity uses. Brackets are spelled out for the first item: OpenAPI does not define
 * nested objects in a query (`deepObject`), generated clients refuse them. `x-repeats`: maximum number of
 * items.
 */
const texts = openApiTexts.parameters;
const query = { in: "query", "x-provenance": "assumed" } as const;
const integer = (minimum: number, maximum: number, byDefault?: number): JsonSchema => ({
  type: "integer",
  minimum,
  maximum,
  ...(byDefault === undefined ? {} : { default: byDefault }),
});
const words = (maxLength: number): JsonSchema => ({ type: "string", maxLength });
const flag = (byDefault: boolean): JsonSchema => ({ type: "boolean", default: byDefault });
const ofOrder = { ...query, "x-repeats": maxOrders } as const;
const ofColumn = { ...query, "x-repeats": maxColumns } as const;

const parameters = {
  TableDraw: { ...query, name: "draw", description: texts.draw, schema: integer(0, maxInteger, 0) },
  TableStart: { ...query, name: "start", description: texts.start, schema: integer(0, maxInteger, 0) },
  TableLength: {
    ...query,
    name: "length",
    description: texts.length,
    schema: integer(1, maxPageLength, pageLength),
  },
  TableSearch: { ...query, name: "search[value]", description: texts.search, schema: words(maxTerm) },
  TableSearchRegex: { ...query, name: "search[regex]", description: texts.regex, schema: flag(false) },
  TableOrderColumn: {
    ...ofOrder,
    name: "order[0][column]",
    description: texts.order,
    schema: integer(0, maxColumnIndex),
    example: 0,
  },
  TableOrderDir: {
    ...ofOrder,
    name: "order[0][dir]",
    description: texts.orderDir,
    schema: { type: "string", enum: ["asc", "desc"], default: "asc" },
  },
  TableOrderName: {
    ...ofOrder,
    name: "order[0][name]",
    description: texts.orderName,
    schema: words(maxName),
  },
  TableColumnData: {
    ...ofColumn,
    name: "columns[0][data]",
    description: texts.columns,
    schema: words(maxName),
    example: "id",
  },
  TableColumnName: {
    ...ofColumn,
    name: "columns[0][name]",
    description: texts.columnName,
    schema: words(maxName),
  },
  TableColumnSearchable: {
    ...ofColumn,
    name: "columns[0][searchable]",
    description: texts.searchable,
    schema: flag(true),
  },
  TableColumnOrderable: {
    ...ofColumn,
    name: "columns[0][orderable]",
    description: texts.orderable,
    schema: flag(true),
  },
  TableColumnSearch: {
    ...ofColumn,
    name: "columns[0][search][value]",
    description: texts.columnSearch,
    schema: words(maxTerm),
  },
  TableColumnSearchRegex: {
    ...ofColumn,
    name: "columns[0][search][regex]",
    description: texts.regex,
    schema: flag(false),
  },
  OptionsTerm: {
    ...query,
    name: "term",
    description: texts.term,
    schema: { ...words(maxTerm), default: "" },
  },
  OptionsQ: { ...query, name: "q", deprecated: true, description: texts.q, schema: words(maxTerm) },
  OptionsPage: { ...query, name: "page", description: texts.page, schema: integer(1, maxOptionsPage, 1) },
  OptionsIds: { ...query, name: "ids", description: texts.ids, schema: words(2000) },
  For: {
    ...query,
    name: "for",
    description: texts.for,
    schema: { type: "string", enum: ["form"] },
    "x-provenance": "extension",
  },
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

/** The table's without paging. */
export const orderingParameters = [
  "TableSearch",
  "TableSearchRegex",
  "TableOrderColumn",
  "TableOrderDir",
  "TableOrderName",
  "TableColumnData",
  "TableColumnName",
  "TableColumnSearchable",
  "TableColumnOrderable",
  "TableColumnSearch",
  "TableColumnSearchRegex",
] as const satisfies readonly SharedParameter[];

export const sharedParameters: Readonly<Record<string, Parameter>> = parameters;

export const parameterRefs = (...names: readonly SharedParameter[]): Ref[] =>
  names.map((name) => ({ $ref: ref("parameters", name) }));
