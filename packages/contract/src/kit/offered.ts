import type { z } from "zod";
import { fieldMeta } from "./field.ts";

type Value = string | boolean;

export interface OfferedTexts {
  /** Adjective: « archivé ». */
  readonly closed: string;
  /** The alternative: « un immeuble qui n’est pas archivé ». */
  readonly allowed: string;
}

export interface Offered {
  readonly entity: string;
  readonly closed: Readonly<Record<string, readonly Value[]>>;
  /** Column with the last day (Paris) on which it is offered; null for no end. */
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

/**
 * Declares what closes records; unknown columns and values do not compile.
 * @example offered(building, { closed: { status: ["archived"] } }, texts.building)
 */
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

/** Whether a record can be newly chosen on a day in Paris (`2026-11-20`). Existing choices may stay. */
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

/** By id or list of ids (a news' `neighborhoodIds`); undefined for others. */
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
