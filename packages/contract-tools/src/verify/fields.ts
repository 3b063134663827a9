import { fieldMeta, fieldsOf } from "@palier/contract";
import { z } from "zod";

/** A schema without what wraps it: null, optional, default. */
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

/** A value as an object with keys; undefined for anything else. */
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

/** An id as the contract has them; undefined for anything else. */
export const idOf = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : undefined;

/** Called for each object of a value, at any depth, with its schema. */
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

/** The ids that an object's reference fields hold, by entity. */
export function referencesOf(object: z.ZodObject, row: Row): [entity: string, id: number][] {
  return fieldsOf(object).flatMap(([name, schema]): [string, number][] => {
    const { kind, entity } = fieldMeta(schema);
    const id = idOf(row[name]);
    return kind === "reference" && entity !== undefined && id !== undefined ? [[entity, id]] : [];
  });
}
