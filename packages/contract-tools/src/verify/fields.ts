import { fieldMeta, fieldsOf } from "@palier/contract";
import { z } from "zod";

/** Unwraps nullable, optional and default. */
export function bare(schema: z.ZodType): z.ZodType {
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    const inner = schema.unwrap();
    if (inner instanceof z.ZodType) return bare(inner);
  }
  return schema;
}

export type Row = Readonly<Record<string, unknown>>;

/** Undefined for non-objects. */
export function rowOf(value: unknown): Row | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return Object.fromEntries(Object.entries(value));
}

export const rowsOf = (value: unknown): Row[] =>
  Array.isArray(value)
    ? value.flatMap((each: unknown) => {
        const row = rowOf(each);
        return row === undefined ? [] : [row];
      })
    : [];

/** Undefined unless a valid id. */
export const idOf = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : undefined;

export function eachObject(
  schema: z.ZodType,
  value: unknown,
  visit: (object: z.ZodObject, row: Row) => void,
): void {
  const inner = bare(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const { element } = inner;
    if (element instanceof z.ZodType) for (const each of value) eachObject(element, each, visit);
    return;
  }
  const row = rowOf(value);
  if (!(inner instanceof z.ZodObject) || row === undefined) return;
  visit(inner, row);
  for (const [name, field] of fieldsOf(inner)) eachObject(field, row[name], visit);
}

export function referencesOf(object: z.ZodObject, row: Row): [entity: string, id: number][] {
  return fieldsOf(object).flatMap(([name, schema]): [string, number][] => {
    const { kind, entity } = fieldMeta(schema);
    const id = idOf(row[name]);
    return kind === "reference" && entity !== undefined && id !== undefined ? [[entity, id]] : [];
  });
}
