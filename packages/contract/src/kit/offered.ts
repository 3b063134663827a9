import type { z } from "zod";
import { fieldMeta } from "./field.ts";

type Value = string | boolean;

/** French words about the closed records of an entity. */
export interface OfferedTexts {
  /** What a closed record is, after its name: « archivé ». */
  readonly closed: string;
  /** What may be chosen instead: « un immeuble qui n’est pas archivé ». */
  readonly allowed: string;
}

/** Which records of an entity may be chosen where they were not before. */
export interface Offered {
  readonly entity: string;
  /** The values of each column that close a record. */
  readonly closed: Readonly<Record<string, readonly Value[]>>;
  /** The column that holds the last day of Paris on which a record is offered; null for no end. */
  readonly lastDay?: string;
  readonly texts: OfferedTexts;
}

interface EntityLike<R extends z.ZodObject> {
  readonly name: string;
  readonly record: R;
}

interface ClosedBy<R extends z.ZodObject> {
  readonly closed: {
    readonly [K in keyof z.output<R> & string]?: readonly Extract<z.output<R>[K], Value>[];
  };
  readonly lastDay?: keyof z.output<R> & string;
}

/** Writes down what closes an entity's records; a column or a value that it does not have does not compile. */
export const offered = <R extends z.ZodObject>(
  { name }: EntityLike<R>,
  { closed, lastDay }: ClosedBy<R>,
  texts: OfferedTexts,
): Offered => ({
  entity: name,
  closed: closed as Offered["closed"],
  ...(lastDay === undefined ? {} : { lastDay }),
  texts,
});

/** Whether a record may be chosen anew on a day of Paris (`2026-11-20`); where it is chosen already, it may stay. */
export function mayBeChosen(
  { closed, lastDay }: Offered,
  record: Readonly<Record<string, unknown>>,
  today: string,
): boolean {
  const isClosed = Object.entries(closed).some(([column, values]) =>
    values.some((each) => each === record[column]),
  );
  const last = lastDay === undefined ? null : record[lastDay];
  return !isClosed && !(typeof last === "string" && last < today);
}

/** The entity that a field points to, by one id or by a list of them (a news' `neighborhoodIds`); undefined for others. */
export function referencedEntity(schema: z.ZodType): string | undefined {
  const own = fieldMeta(schema).entity;
  if (own !== undefined) return own;
  const item = itemOf(schema);
  return item === undefined ? undefined : fieldMeta(item).entity;
}

function itemOf(schema: z.ZodType): z.ZodType | undefined {
  const def = schema.def as unknown as { readonly innerType?: z.ZodType; readonly element?: z.ZodType };
  return def.element ?? (def.innerType === undefined ? undefined : itemOf(def.innerType));
}
