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
const order = (name: string, description: string, schema: JsonSchema) =>
  ({ ...query, "x-repeats": maxOrders, name: `order[0][${name}]`, description, schema }) as const;
const column = (name: string, description: string, schema: JsonSchema) =>
  ({ ...query, "x-repeats": maxColumns, name: `columns[0]${name}`, description, schema }) as const;
const other = (name: string, description: string, schema: JsonSchema) =>
  ({ ...query, name, description, schema }) as const;

const parameters = {
  TableDraw: other("draw", texts.draw, integer(0, maxInteger, 0)),
  TableStart: other("start", texts.start, integer(0, maxInteger, 0)),
  TableLength: other("length", texts.length, integer(1, maxPageLength, pageLength)),
  TableSearch: other("search[value]", texts.search, words(maxTerm)),
  TableSearchRegex: other("search[regex]", texts.regex, flag(false)),
  TableOrderColumn: { ...order("column", texts.order, integer(0, maxColumnIndex)), example: 0 },
  TableOrderDir: order("dir", texts.orderDir, { type: "string", enum: ["asc", "desc"], default: "asc" }),
  TableOrderName: order("name", texts.orderName, words(maxName)),
  TableColumnData: { ...column("[data]", texts.columns, words(maxName)), example: "id" },
  TableColumnName: column("[name]", texts.columnName, words(maxName)),
  TableColumnSearchable: column("[searchable]", texts.searchable, flag(true)),
  TableColumnOrderable: column("[orderable]", texts.orderable, flag(true)),
  TableColumnSearch: column("[search][value]", texts.columnSearch, words(maxTerm)),
  TableColumnSearchRegex: column("[search][regex]", texts.regex, flag(false)),
  OptionsTerm: other("term", texts.term, { ...words(maxTerm), default: "" }),
  OptionsQ: { ...other("q", texts.q, words(maxTerm)), deprecated: true },
  OptionsPage: other("page", texts.page, integer(1, maxOptionsPage, 1)),
  OptionsIds: other("ids", texts.ids, words(2000)),
  For: { ...other("for", texts.for, { type: "string", enum: ["form"] }), "x-provenance": "extension" },
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
