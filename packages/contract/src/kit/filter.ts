import { z } from "zod";
import { dayWords } from "./day-word.ts";
import { bounded, type FieldKind, type FieldMeta, fieldMeta, mark, type OfKind, wireId } from "./field.ts";
import { once } from "./memoised.ts";

/**
 * Query parameters besides DataTables', with column and operation for servers, verifier and screens. Empty
 * means "not set", as selectors send it.
 */
export type FilterOp = "eq" | "in" | "includes" | "from" | "to";

export type FilterKind = Extract<FieldKind, "reference" | "choice" | "text" | "flag" | "date">;

export interface FilterMeta {
  readonly column: string;
  readonly op: FilterOp;
  readonly kind: FilterKind;
}

const filterKey = "x-filter";

/** Carries its kind, so that a screen must supply the options of a text or reference. */
type Filter<Out, In, K extends FilterKind> = z.ZodOptional<z.ZodType<Out | undefined, In | "">> & OfKind<K>;

const blank = once(() => z.literal("").transform(() => undefined));

function filter<Out, In, const K extends FilterKind>(
  schema: z.ZodType<Out>,
  meta: FieldMeta & { readonly kind: K },
  column: string,
  op: FilterOp,
): Filter<Out, In, K> {
  return mark(z.union([blank(), schema]), { ...meta, provenance: "assumed" })
    .optional()
    .meta({ [filterKey]: { column, op } }) as unknown as Filter<Out, In, K>;
}

export const byId = (column: string, entity: string): Filter<number, number | string, "reference"> =>
  filter(wireId(), { kind: "reference", entity }, column, "eq");

export const noneWord = "none";

/** Rows with this id, or `none`: deliveries without a concierge. */
export const byIdOrNone = (
  column: string,
  entity: string,
): Filter<number | null, number | string, "reference"> =>
  filter(
    z.union([z.literal(noneWord).transform(() => null), wireId()]),
    { kind: "reference", entity },
    column,
    "eq",
  );

export const maxChoices = 50;

type Choices<K extends string> = K | `${K},${string}`;

/**
 * `new`, or `new,accepted`.
 * @example byChoice("status", texts.status)
 */
export const byChoice = <const L extends Readonly<Record<string, string>>>(column: string, labels: L) => {
  const isKey = (word: string): word is keyof L & string => Object.hasOwn(labels, word);
  const one = `(?:${Object.keys(labels).join("|")})`;
  const list = new RegExp(`^${one}(?:,${one}){0,${maxChoices - 1}}$`);
  return filter<readonly (keyof L & string)[], Choices<keyof L & string>, "choice">(
    z
      .string()
      .regex(list)
      .transform((text) => [...new Set(text.split(","))].filter(isKey)),
    { kind: "choice", labels },
    column,
    "in",
  );
};

export const byText = (column: string) =>
  filter<string, string, "text">(bounded(200), { kind: "text" }, column, "eq");

export const byListedText = (column: string) =>
  filter<string, string, "text">(bounded(200), { kind: "text" }, column, "includes");

/** DataTables and selectors send the words `true` and `false`. */
export const byFlag = (column: string): Filter<boolean, boolean | "true" | "false", "flag"> =>
  filter(
    z.union([z.boolean(), z.enum(["true", "false"]).transform((word) => word === "true")]),
    { kind: "flag" },
    column,
    "eq",
  );

const dayOrWord = once(() => z.union([z.iso.date(), z.enum(dayWords)]));

/** Rows on or after this day (Europe/Paris). */
export const fromDay = (column: string) =>
  filter<string, string, "date">(dayOrWord(), { kind: "date" }, column, "from");
/** Rows on or before this day (Europe/Paris). */
export const toDay = (column: string) =>
  filter<string, string, "date">(dayOrWord(), { kind: "date" }, column, "to");

/** Undefined when no filter. */
export function filterMeta(schema: z.ZodType): FilterMeta | undefined {
  const meta = schema.meta()?.[filterKey] as Omit<FilterMeta, "kind"> | undefined;
  return meta && { ...meta, kind: fieldMeta(schema).kind as FilterKind };
}

/** Whether the filter accepts `none` ({@link byIdOrNone}). */
export const takesNone = (schema: z.ZodType): boolean =>
  fieldMeta(schema).kind === "reference" && schema.safeParse(noneWord).success;
