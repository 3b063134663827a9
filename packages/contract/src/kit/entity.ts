import { z } from "zod";
import { count, fieldMeta, id, mark } from "./field.ts";
import { identityTexts } from "./kit.texts.ts";
import { madeOf, once } from "./memoised.ts";
import { named, pascal } from "./named.ts";
import type { Provenance } from "./provenance.ts";

type Shape = Readonly<Record<string, z.ZodType>>;

/** French words of one entity: its names and a label for each field; a field without a label does not compile. */
export interface EntityTexts<S extends Shape> {
  readonly singular: string;
  readonly plural: string;
  readonly fields: Readonly<Record<keyof S, string>>;
}

/** A field that the specification gives; all others of an entity are assumed: it leaves them open. */
export const given = <S extends z.ZodType>(schema: S): S => mark(schema, { provenance: "spec" });

/** What every record has: its id and a version that grows with each change. */
const identity = once(() => ({ id: id(), version: count() }));
export type Identity = ReturnType<typeof identity>;

/** The record of an entity with these fields. */
export type EntityRecord<S extends Shape> = z.ZodObject<Identity & S>;

export interface Entity<N extends string, S extends Shape> {
  readonly name: N;
  readonly texts: EntityTexts<S>;
  /** The whole record, as forms answer it and as the mock server stores it. */
  readonly record: EntityRecord<S>;
}

/**
 * Declares an entity: its fields, each with a kind, a French label and a provenance (`assumed` unless {@link given}).
 * Every entity has `id` and `version`; forms send the version back. The labels say which fields there are, and in which
 * order, so that the fields themselves need not be made before somebody looks at one.
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
