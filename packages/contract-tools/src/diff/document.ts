import { z } from "zod";
import { type JsonShape, jsonShape } from "../wire/json-shape.ts";

/** What a JSON Schema of an OpenAPI document says, as far as changes of it can break somebody. */
export interface Schema extends JsonShape<Schema> {
  readonly $ref?: string | undefined;
}

const schema: z.ZodType<Schema> = z.lazy(() => jsonShape(schema).extend({ $ref: z.string().optional() }));

const content = z.record(z.string(), z.object({ schema: schema.optional() }));
const parameter = z.object({
  $ref: z.string().optional(),
  name: z.string().optional(),
  in: z.string().optional(),
  required: z.boolean().optional(),
  schema: schema.optional(),
});
const operation = z.object({
  operationId: z.string(),
  parameters: z.array(parameter).optional(),
  requestBody: z.object({ required: z.boolean().optional(), content }).optional(),
  responses: z.record(z.string(), z.object({ $ref: z.string().optional(), content: content.optional() })),
});
const pathItem = z.object({ get: operation.optional(), post: operation.optional() });

/** An OpenAPI document, as far as it is compared. */
export const contractDocument = z.object({
  info: z.object({ version: z.string() }),
  paths: z.record(z.string(), pathItem),
  components: z.object({
    schemas: z.record(z.string(), schema).optional(),
    parameters: z.record(z.string(), parameter).optional(),
    responses: z.record(z.string(), z.object({ content: content.optional() })).optional(),
  }),
});
export type ContractDocument = z.output<typeof contractDocument>;
export type DocumentParameter = z.output<typeof parameter>;
export type DocumentOperation = z.output<typeof operation>;

/** A document's operations by `GET /path`. */
export function operationsOf({ paths }: ContractDocument): Map<string, DocumentOperation> {
  return new Map(
    Object.entries(paths).flatMap(([path, { get, post }]): [string, DocumentOperation][] => [
      ...(get === undefined ? [] : [[`GET ${path}`, get] satisfies [string, DocumentOperation]]),
      ...(post === undefined ? [] : [[`POST ${path}`, post] satisfies [string, DocumentOperation]]),
    ]),
  );
}

const last = (pointer: string): string => pointer.slice(pointer.lastIndexOf("/") + 1);

/** A schema itself, where another one is named. */
export function resolved({ components }: ContractDocument, schema: Schema): Schema {
  return schema.$ref === undefined ? schema : (components.schemas?.[last(schema.$ref)] ?? schema);
}

export function resolvedParameter(
  { components }: ContractDocument,
  given: DocumentParameter,
): DocumentParameter {
  return given.$ref === undefined ? given : (components.parameters?.[last(given.$ref)] ?? given);
}

/** The JSON that an operation answers by status; null for an answer without a JSON body. */
export function answersOf(
  document: ContractDocument,
  { responses }: DocumentOperation,
): Map<string, Schema | null> {
  return new Map(
    Object.entries(responses).map(([status, given]) => {
      const own = given.$ref === undefined ? given : document.components.responses?.[last(given.$ref)];
      const json = Object.entries(own?.content ?? {}).find(([type]) => type.includes("json"));
      return [status, json?.[1].schema ?? null];
    }),
  );
}
