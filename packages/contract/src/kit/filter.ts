import { z } from "zod";
import { fieldMeta, mark } from "./field.ts";

/**
 * A screen's own filters: query parameters beside the DataTables ones. Each says which column it narrows and how, so
 * that servers, verifier and screens agree. An empty parameter means "not set" (selectors send it so).
 */
export type FilterOp = "eq" | "includes" | "from" | "to";

export interface FilterMeta {
  readonly column: string;
  readonly op: FilterOp;
}

const filterKey = "x-filter";

type Filter<Out, In = Out> = z.ZodOptional<z.ZodType<Out | undefined, In | "">>;

function filter<Out, In>(
  schema: z.ZodType<Out, In>,
  like: z.ZodType,
  column: string,
  op: FilterOp,
): Filter<Out, In> {
  const blank = z.literal("").transform(() => undefined);
  const { title: _title, ...meta } = fieldMeta(like);
  return mark(z.union([blank, schema]), { ...meta, provenance: "assumed" })
    .optional()
    .meta({ [filterKey]: { column, op } }) as unknown as Filter<Out, In>;
}

/** Rows whose `column` is this id. */
export const byId = (column: string, entity: string): Filter<number, number | string> => {
  const id = z.union([z.int().positive(), z.string().regex(/^[1-9]\d{0,14}$/)]).transform(Number);
  return filter(id, mark(z.unknown(), { kind: "reference", entity }), column, "eq");
};

/** Rows whose `column` is one of the labels' keys. */
export const byChoice = <const L extends Readonly<Record<string, string>>>(column: string, labels: L) =>
  filter<keyof L & string, keyof L & string>(
    z.enum(Object.keys(labels) as [keyof L & string, ...(keyof L & string)[]]),
    mark(z.unknown(), { kind: "choice", labels }),
    column,
    "eq",
  );

/** Rows whose `column` is exactly this text (a city). */
export const byText = (column: string) =>
  filter(z.string().max(200), mark(z.unknown(), { kind: "text" }), column, "eq");

/** Rows whose list `column` holds this text. */
export const byListedText = (column: string) =>
  filter(z.string().max(200), mark(z.unknown(), { kind: "text" }), column, "includes");

/** Rows whose `column` is yes or no; DataTables and selectors send the words `true` and `false`. */
export const byFlag = (column: string): Filter<boolean, boolean | "true" | "false"> =>
  filter(
    z.union([z.boolean(), z.enum(["true", "false"]).transform((word) => word === "true")]),
    mark(z.unknown(), { kind: "flag" }),
    column,
    "eq",
  );

/** Rows whose instant or date `column` is on or after this day (Europe/Paris). */
export const fromDay = (column: string) =>
  filter(z.iso.date(), mark(z.unknown(), { kind: "date" }), column, "from");
/** Rows whose instant or date `column` is on or before this day (Europe/Paris). */
export const toDay = (column: string) =>
  filter(z.iso.date(), mark(z.unknown(), { kind: "date" }), column, "to");

/** Which column a filter narrows and how; undefined for a schema that is no filter. */
export function filterMeta(schema: z.ZodType): FilterMeta | undefined {
  const meta: unknown = schema.meta()?.[filterKey];
  return meta as FilterMeta | undefined;
}
