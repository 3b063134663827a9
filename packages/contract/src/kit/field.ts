// biome-ignore-all lint/style/noExcessiveLinesPerFile: one builder for each kind of field
import { z } from "zod";
import { amountFault } from "./amount-fault.ts";
import { checkTexts } from "./kit.texts.ts";
import type { Provenance } from "./provenance.ts";
import { hasContent, manyLines, oneLine, withoutUnseen } from "./typed-text.ts";

// The page's policy forbids and reports Zod's `new Function`. Runs first: every module that builds schemas
// imports this one.
if ("document" in globalThis) z.config({ jitless: true });

/**
 * What a field *is*; cells, exports, seeds and filters follow it. On the wire: money in integer cents,
 * instants in ISO 8601 UTC, dates `2026-11-20`, phones E.164, French postal codes of 5 digits.
 */
export type FieldKind =
  | "id"
  | "reference"
  | "text"
  | "longText"
  | "html"
  | "email"
  | "phone"
  | "postalCode"
  | "url"
  | "color"
  | "money"
  | "count"
  | "number"
  | "flag"
  | "choice"
  | "date"
  | "dateTime"
  | "list"
  | "json";

export interface FieldMeta {
  readonly kind: FieldKind;
  /** French: column header, form label, export header. */
  readonly title?: string;
  readonly provenance?: Provenance;
  /** For `choice`: French words by wire value. */
  readonly labels?: Readonly<Record<string, string>>;
  /** For `choice`: sorts by French word. Defaults to declaration order (a workflow). */
  readonly order?: "label";
  readonly entity?: string;
}

const kinds = {
  kind: "x-kind",
  provenance: "x-provenance",
  labels: "x-labels",
  order: "x-order",
  entity: "x-entity",
} as const;

/** In the type only: the compiler can require a matching control. */
export interface OfKind<K extends FieldKind> {
  readonly "~kind"?: K;
}

type Marked<S, M> = M extends { readonly kind: infer K extends FieldKind } ? S & OfKind<K> : S;

/** Through nullable, optional and default; `json` when unmarked. */
export type KindOf<S> = "~kind" extends keyof S
  ? NonNullable<S["~kind"]>
  : S extends { readonly def: { readonly innerType: infer Inner } }
    ? KindOf<Inner>
    : "json";

/**
 * Marks a schema with its meaning, in zod's registry, from where it reaches the OpenAPI document.
 * @example mark(z.int().min(1), { kind: "count", title: "Capacité" })
 */
export function mark<S extends z.ZodType, const M extends Partial<FieldMeta>>(
  schema: S,
  meta: M,
): Marked<S, M> {
  const marks: Record<string, unknown> = { ...schema.meta() };
  if (meta.title !== undefined) marks.title = meta.title;
  if (meta.kind !== undefined) marks[kinds.kind] = meta.kind;
  if (meta.provenance !== undefined) marks[kinds.provenance] = meta.provenance;
  if (meta.labels !== undefined) marks[kinds.labels] = meta.labels;
  if (meta.order !== undefined) marks[kinds.order] = meta.order;
  if (meta.entity !== undefined) marks[kinds.entity] = meta.entity;
  return schema.meta(marks as Parameters<S["meta"]>[0]) as unknown as Marked<S, M>;
}

export const titled = <S extends z.ZodType>(
  schema: S,
  title: string,
  provenance: Provenance = "assumed",
): S => mark(schema, { title, provenance });

/** Through nullable, optional, default and the like; `json` when unmarked. */
export function fieldMeta(schema: z.ZodType): FieldMeta {
  const chain: Record<string, unknown>[] = [];
  let at: z.ZodType | undefined = schema;
  while (at !== undefined) {
    const marks = at.meta();
    if (marks !== undefined) chain.push(marks);
    at = inner(at);
  }
  const find = (key: string): unknown => chain.find((marks) => marks[key] !== undefined)?.[key];
  const meta = {
    kind: find(kinds.kind) ?? "json",
    title: find("title"),
    provenance: find(kinds.provenance),
    labels: find(kinds.labels),
    order: find(kinds.order),
    entity: find(kinds.entity),
  };
  return Object.fromEntries(Object.entries(meta).filter(([, v]) => v !== undefined)) as unknown as FieldMeta;
}

/** An object's fields, in order of declaration. */
export const fieldsOf = (object: z.ZodObject): [name: string, schema: z.ZodType][] =>
  Object.entries(object.shape) as [string, z.ZodType][];

/** Whether a schema accepts null or undefined. */
export function isNullable(schema: z.ZodType): boolean {
  return schema.safeParse(null).success || schema.safeParse(undefined).success;
}

function inner(schema: z.ZodType): z.ZodType | undefined {
  const def = schema.def as unknown as { innerType?: z.ZodType; in?: z.ZodType };
  return def.innerType ?? def.in;
}

/** The specification's (§5): local part, @, dotted domain ending in 2 to 4 alphanumerics. */
export const emailPattern = /^[^\s@]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z0-9]{2,4}$/;
const phonePattern = /^\+[1-9]\d{6,14}$/;
const postalCodePattern = /^(?:(?:0[1-9]|[1-8]\d|9[0-58])\d|97[1-6])\d{2}$/;
const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/;

/** No pattern may run over a megabyte (B10). */
const ends = { abort: true } as const;
/** At most `max` characters; further rules only run within that length. */
export const bounded = (max: number) => z.string().max(max, ends);
/** A typed text of one line, at most `max` characters as it is stored: see {@link oneLine}. */
export const typedLine = (max?: number) => typedText(oneLine, max);
/** Of several lines: see {@link manyLines}. */
export const typedLines = (max?: number) => typedText(manyLines, max);
function typedText(read: (typed: string) => string, max?: number) {
  if (max === undefined) return z.string().overwrite(read);
  // Reading a megabyte would take long; what it leaves out is no more than that.
  const readable = z.string().max(2 * max + 1000, { ...ends, error: checkTexts.tooLong(max) });
  return readable.overwrite(read).max(max, ends);
}

/** An id in a path or query: digits, `7` or `007`. */
export const wireId = () =>
  z
    .union([z.int(), bounded(32).regex(/^\d+$/, ends).transform(Number)])
    .pipe(z.int().positive()) satisfies z.ZodType<number, number | string>;

export const id = () => mark(z.int().positive(), { kind: "id" });
export const reference = (entity: string) => mark(z.int().positive(), { kind: "reference", entity });
export const text = (max = 255) => mark(bounded(max), { kind: "text" });
/** Holds two names: « Rubrique › Sous-rubrique », « Prestation (indisponible) ». */
export const choiceText = () => text(600);
export const longText = (max = 10_000) => mark(bounded(max), { kind: "longText" });
/** Rich text; the display sanitises it. */
export const html = (max = 50_000) => mark(bounded(max), { kind: "html" });
/** An address, lower-cased: case does not distinguish them. */
export const email = () =>
  mark(
    z
      .string()
      .max(1000, { ...ends, error: checkTexts.tooLong(254) })
      .overwrite((typed) => withoutUnseen(typed).trim())
      .max(254, ends)
      .toLowerCase()
      .regex(emailPattern, { error: wrong(checkTexts.email) }),
    { kind: "email" },
  );
export const phone = () =>
  mark(z.string().regex(phonePattern, { error: wrong(phoneProblem) }), { kind: "phone" });
export const postalCode = () =>
  mark(z.string().regex(/^\d{5}$/, { ...ends, error: wrong(checkTexts.postalCode) }), {
    kind: "postalCode",
  });
/**
 * Five digits starting with a department (01 to 95, Corsica 20), overseas (971 to 976) or 98 (Monaco and the
 * Pacific). For input only; stored codes may be any five digits.
 */
export const isPostalCode = (text: string): boolean => postalCodePattern.test(text);
export const postalCodeRule = {
  path: "postalCode",
  message: checkTexts.postalCode,
  holds: ({ postalCode }: { readonly postalCode: string }) => isPostalCode(postalCode),
} as const;
/** A postal code in an imported file: must exist, see {@link isPostalCode}. */
export const typedPostalCode = () =>
  mark(postalCode().refine(isPostalCode, { error: checkTexts.postalCode }), { kind: "postalCode" });
export const url = () =>
  mark(bounded(2048).regex(/^https?:\/\/[^\s/?#]\S*$/i, { error: wrong(checkTexts.url) }), { kind: "url" });
export const color = () => mark(z.string().regex(/^#[0-9a-fA-F]{6}$/), { kind: "color" });
/** Maximum amount: a thousand million euros, so that sums stay safe integers (B10). */
export const maxCents = 1e11;
/** Integer cents of euro; the key ends in `Cents`. */
export const money = (least: 0 | 1 = 0) =>
  mark(
    z
      .int({ ...ends, error: wrong(moneyProblem) })
      .min(least, { error: least === 0 ? checkTexts.moneyMinus : checkTexts.moneyNone })
      .max(maxCents, { error: checkTexts.moneyTooMuch }),
    { kind: "money" },
  );
export const moneyTotal = () => mark(z.int().min(0), { kind: "money" });
/** Counts typed by admins have a maximum (`lotCount`), so that sums stay integers. */
export const count = (max = Number.MAX_SAFE_INTEGER) => mark(z.int(ends).min(0).max(max), { kind: "count" });
export const decimal = () => mark(z.number(), { kind: "number" });
export const flag = () => mark(z.boolean(), { kind: "flag" });
export const date = () => mark(z.iso.date({ error: wrong(checkTexts.date) }), { kind: "date" });
export const dateTime = () => mark(z.string().regex(instantPattern), { kind: "dateTime" });
/**
 * `labels` maps wire values to French words, in sort order.
 * @example choice({ new: "Nouvelle", done: "Terminée" })
 */
export const choice = <const L extends Readonly<Record<string, string>>>(labels: L) =>
  mark(z.enum(Object.keys(labels) as [keyof L & string, ...(keyof L & string)[]]), {
    kind: "choice",
    labels,
  });
/** A choice sorted by French word. */
export const category = <const L extends Readonly<Record<string, string>>>(labels: L) =>
  mark(choice(labels), { order: "label" });
/** A choice's values in sort order. */
export function choiceOrder({ labels = {}, order }: FieldMeta): readonly string[] {
  const values = Object.keys(labels);
  if (order === undefined) return values;
  const words = new Intl.Collator("fr");
  return values.sort((a, b) => words.compare(labels[a] ?? a, labels[b] ?? b));
}
/** A nested value without columns (a proof with its file, messages). */
export const json = <S extends z.ZodType>(schema: S) => mark(schema, { kind: "json" });
/** Of a picture or document: http(s), or a path below the API's base. */
export const mediaUrl = () =>
  mark(bounded(2048).regex(/^(?:https?:\/)?\/[^\s/]\S*$/i, { error: wrong(checkTexts.url) }), {
    kind: "url",
  });
export const list = <S extends z.ZodType>(item: S, max = 1000) =>
  mark(z.array(item).max(max), { kind: "list" });

/** A text with content (§5). */
export const requiredText = (max = 255) => mark(typedLine(max).min(1), { kind: "text" });
export const requiredLongText = (max = 10_000) => mark(typedLines(max).min(1), { kind: "longText" });
/** Rich text with content (§5): see {@link saysSomething}. */
export const requiredHtml = (max = 50_000) =>
  mark(bounded(max).refine(saysSomething, { error: checkTexts.required }), { kind: "html" });

/** Characters without content, as HTML names them. */
const blankEntities =
  /&(?:nbsp|shy|zwn?j|[lr]rm|e[mn]sp|thinsp|hairsp|ZeroWidthSpace|NoBreak|#0*(?:160|173|820[3-7]|8288|65279)|#x0*(?:a0|ad|200[b-f]|2060|feff));/gi;

/** Whether rich text holds more than tags, spaces and unseen characters, in linear time. */
export function saysSomething(html: string): boolean {
  let at = 0;
  while (at < html.length) {
    const tag = html.indexOf("<", at);
    const end = tag < 0 ? -1 : html.indexOf(">", tag);
    const words = html.slice(at, end < 0 ? html.length : tag);
    if (hasContent(words.replace(blankEntities, ""))) return true;
    if (end < 0) return false;
    at = end + 1;
  }
  return false;
}
/** `null` when empty. A new form may omit the key; an edit form may not. */
export const optional = <S extends z.ZodType>(schema: S) => schema.nullable().default(null);
export const optionalText = (max = 255) => optional(mark(typedLine(max), { kind: "text" }));
export const optionalLongText = (max = 10_000) => optional(mark(typedLines(max), { kind: "longText" }));

function wrong(message: string | ((input: unknown) => string)) {
  return ({ input }: { input?: unknown }): string => {
    if (input === undefined || input === null || input === "") return checkTexts.required;
    return typeof message === "string" ? message : message(input);
  };
}

/** Figures that are typed as in France: one is missing, or one is too many. */
function phoneProblem(input: unknown): string {
  const figures = typeof input === "string" ? input.replace(/[\s.-]/g, "") : "";
  return /^0[1-9]\d{0,13}$/.test(figures) && figures.length !== 10
    ? checkTexts.phoneFigures(figures.length)
    : checkTexts.phone;
}

/** Only texts were typed; other types come from programs. */
function moneyProblem(input: unknown): string {
  switch (typeof input === "string" ? amountFault(input) : undefined) {
    case "minus":
      return checkTexts.moneyMinus;
    case "decimals":
      return checkTexts.moneyDecimals;
    case "much":
      return checkTexts.moneyTooMuch;
    case undefined:
      return checkTexts.money;
  }
}
