import { z } from "zod";
import { bounded, type FieldKind, type FieldMeta, mark, type OfKind, wireId } from "./field.ts";

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

/** A filter's type carries its kind, so that a screen cannot leave out the options that a text or reference needs. */
type Filter<Out, In, K extends FieldKind> = z.ZodOptional<z.ZodType<Out | undefined, In | "">> & OfKind<K>;

function filter<Out, In, const K extends FieldKind>(
  schema: z.ZodType<Out, In>,
  meta: FieldMeta & { readonly kind: K },
  column: string,
  op: FilterOp,
): Filter<Out, In, K> {
  const blank = z.literal("").transform(() => undefined);
  return mark(z.union([blank, schema]), { ...meta, provenance: "assumed" })
    .optional()
    .meta({ [filterKey]: { column, op } }) as unknown as Filter<Out, In, K>;
}

/** Rows whose `column` is this id. */
export const byId = (column: string, entity: string): Filter<number, number | string, "reference"> =>
  filter(wireId(), { kind: "reference", entity }, column, "eq");

/** Rows whose `column` is one of the labels' keys. */
export const byChoice = <const L extends Readonly<Record<string, string>>>(column: string, labels: L) =>
  filter<keyof L & string, keyof L & string, "choice">(
    z.enum(Object.keys(labels) as [keyof L & string, ...(keyof L & string)[]]),
    { kind: "choice", labels },
    column,
    "eq",
  );

/** Rows whose `column` is exactly this text (a city). */
export const byText = (column: string) => filter(bounded(200), { kind: "text" }, column, "eq");

/** Rows whose list `column` holds this text. */
export const byListedText = (column: string) => filter(bounded(200), { kind: "text" }, column, "includes");

/** Rows whose `column` is yes or no; DataTables and selectors send the words `true` and `false`. */
export const byFlag = (column: string): Filter<boolean, boolean | "true" | "false", "flag"> =>
  filter(
    z.union([z.boolean(), z.enum(["true", "false"]).transform((word) => word === "true")]),
    { kind: "flag" },
    column,
    "eq",
  );

/** Rows whose instant or date `column` is on or after this day (Europe/Paris). */
export const fromDay = (column: string) => filter(z.iso.date(), { kind: "date" }, column, "from");
/** Rows whose instant or date `column` is on or before this day (Europe/Paris). */
export const toDay = (column: string) => filter(z.iso.date(), { kind: "date" }, column, "to");

/** Which column a filter narrows and how; undefined for a schema that is no filter. */
export function filterMeta(schema: z.ZodType): FilterMeta | undefined {
  const meta: unknown = schema.meta()?.[filterKey];
  return meta as FilterMeta | undefined;
}
