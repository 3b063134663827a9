import type { z } from "zod";

type Shape = Readonly<Record<string, z.ZodType>>;

/** Adds the reference's French sentences; a missing one does not compile. Validation is unchanged. */
export function described<const S extends Shape>(
  shape: S,
  words: NoInfer<Readonly<Record<keyof S, string>>>,
): S;
export function described(shape: Shape, words: Readonly<Record<string, string>>): Shape {
  return Object.fromEntries(
    Object.entries(shape).map(([key, schema]) => {
      const description = words[key];
      return [key, description === undefined ? schema : schema.meta({ ...schema.meta(), description })];
    }),
  );
}
