import { z } from "zod";
import type { Entity } from "./entity.ts";
import { fieldMeta, mark, requiredHtml, typedLine, typedLines } from "./field.ts";
import { numberMark } from "./kit.texts.ts";
import { madeOf } from "./memoised.ts";

type Shape = Readonly<Record<string, z.ZodType>>;

/** Nullable fields default to null, lists to empty. */
export type Submitted<S extends z.ZodType> = S extends z.ZodNullable | z.ZodArray ? z.ZodDefault<S> : S;

/**
 * A form's values. Nullable fields are optional; texts are required (§5) and read as typed ones.
 * @example pick(building, "name", "city")
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

/** All but those that the server maintains, in the entity's order. */
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
  // Selectors show the other record's name; « (n°) » suits only ids.
  const named = title === undefined ? meta : { ...meta, title: title.replace(numberMark, "") };
  if (schema instanceof z.ZodNullable) {
    return mark(
      typed(schema.unwrap() as z.ZodType, 0)
        .nullable()
        .default(null),
      named,
    );
  }
  if (schema instanceof z.ZodArray) {
    const element = typed(schema.element as z.ZodType, 1);
    return mark(z.clone(schema, { ...schema.def, element }).default([]), named);
  }
  return mark(typed(schema, 1), named);
}

function typed(schema: z.ZodType, least: 0 | 1): z.ZodType {
  const { kind } = fieldMeta(schema);
  if (!(schema instanceof z.ZodString)) return schema;
  const max = schema.maxLength ?? undefined;
  if (kind === "html" && least === 1) return mark(requiredHtml(max), fieldMeta(schema));
  if (kind !== "text" && kind !== "longText") return schema;
  const read = kind === "text" ? typedLine(max) : typedLines(max);
  return mark(read.min(least), fieldMeta(schema));
}
