import { z } from "zod";
import { count, fieldMeta, id, mark } from "./field.ts";
import { identityTexts } from "./kit.texts.ts";
import { madeOf, once } from "./memoised.ts";
import { named, pascal } from "./named.ts";
import type { Provenance } from "./provenance.ts";

type Shape = Readonly<Record<string, z.ZodType>>;

/** An entity's names, and a label per field (a missing one does not compile). */
export interface EntityTexts<S extends Shape> {
  readonly singular: string;
  readonly plural: string;
  readonly fields: Readonly<Record<keyof S, string>>;
}

/** Marks a field that the specification gives; others are assumed. */
export const given = <S extends z.ZodType>(schema: S): S => mark(schema, { provenance: "spec" });

/** Of every record; the version grows with each change. */
const identity = once(() => ({ id: id(), version: count() }));
export type Identity = ReturnType<typeof identity>;

export type EntityRecord<S extends Shape> = z.ZodObject<Identity & S>;

export interface Entity<N extends string, S extends Shape> {
  readonly name: N;
  readonly texts: EntityTexts<S>;
  readonly record: EntityRecord<S>;
}

/**
 * Declares an entity: fields with kind, label and provenance (`assumed` unless {@link given}). Adds `id` and
 * `version`, which forms send back. Schemas are built on first access, and throw unless the labels name the
 * fields in order.
 * @example
 * export const building = entity("building", buildingTexts, () => ({
 *   name: field.text(),
 *   city: field.text(120),
 * }));
 */
export function entity<const N extends string, S extends Shape>(
  name: N,
  texts: NoInfer<EntityTexts<S>>,
  fields: () => S,
): Entity<N, S> {
  const labels: Readonly<Record<string, string>> = { ...identityTexts, ...texts.fields };
  const names = Object.keys(labels);
  const schemas = once((): Shape => {
    const made = { ...identity(), ...fields() };
    if (Object.keys(made).join() === names.join()) return made;
    throw new Error(`${name}: its labels are not those of its fields, in their order`);
  });
  const shape = madeOf(names, (key) => {
    const schema = schemas()[key] ?? z.never();
    const provenance: Provenance = fieldMeta(schema).provenance ?? (key === "id" ? "spec" : "assumed");
    return mark(schema, { title: labels[key] ?? key, provenance });
  });
  return { name, texts, record: named(pascal(name), z.object(shape as unknown as Identity & S)) };
}
