import { z } from "zod";
import type { Entity } from "./entity.ts";
import { fieldMeta, mark, requiredHtml, trimmed } from "./field.ts";
import { numberMark } from "./kit.texts.ts";
import { madeOf } from "./memoised.ts";

type Shape = Readonly<Record<string, z.ZodType>>;

/** A field as a form submits it: what the record may lack is null by default, a list is empty by default. */
export type Submitted<S extends z.ZodType> = S extends z.ZodNullable | z.ZodArray ? z.ZodDefault<S> : S;

/**
 * What a form submits of an entity's fields, so that no limit is written twice: what is nullable may be left out, texts
 * are trimmed and must say something (§5), everything else is as the record has it.
 */
export function pick<N extends string, S extends Shape, const K extends keyof S & string>(
  entity: Entity<N, S>,
  ...names: readonly K[]
): { readonly [P in K]: Submitted<S[P]> } {
  const shape = (): Shape => entity.record.shape;
  return madeOf(names, (name) => submitted(shape()[name] ?? z.never())) as {
    readonly [P in K]: Submitted<S[P]>;
  };
}

/**
 * What a form submits of an entity's fields: all but those that are named, which the server keeps, in the entity's order.
 * For forms that leave less out than they ask for; the same schemas as {@link pick} makes.
 */
export function pickAllBut<N extends string, S extends Shape, const K extends keyof S & string>(
  entity: Entity<N, S>,
  ...names: readonly K[]
): { readonly [P in Exclude<keyof S, K>]: Submitted<S[P]> } {
  const kept = new Set<string>(names);
  const shape = pick(entity, ...Object.keys(entity.texts.fields).filter((name) => !kept.has(name)));
  return shape as { readonly [P in Exclude<keyof S, K>]: Submitted<S[P]> };
}

function submitted(schema: z.ZodType): z.ZodType {
  const { title, ...meta } = fieldMeta(schema);
  // A selector shows the other record's name: « Quartier (n°) » is the word for a column of numbers.
  const named = title === undefined ? meta : { ...meta, title: title.replace(numberMark, "") };
  if (schema instanceof z.ZodNullable) {
    return mark(
      withoutSpaces(schema.unwrap() as z.ZodType, 0)
        .nullable()
        .default(null),
      named,
    );
  }
  if (schema instanceof z.ZodArray) {
    const element = withoutSpaces(schema.element as z.ZodType, 1);
    return mark(z.clone(schema, { ...schema.def, element }).default([]), named);
  }
  return mark(withoutSpaces(schema, 1), named);
}

/** A text without the spaces around it; `least` is how long it then has to be. */
function withoutSpaces(schema: z.ZodType, least: 0 | 1): z.ZodType {
  const { kind } = fieldMeta(schema);
  if (!(schema instanceof z.ZodString)) return schema;
  const max = schema.maxLength ?? undefined;
  if (kind === "html" && least === 1) return mark(requiredHtml(max), fieldMeta(schema));
  if (kind !== "text" && kind !== "longText") return schema;
  const text = max === undefined ? z.string().trim() : trimmed(max);
  return mark(text.min(least), fieldMeta(schema));
}
