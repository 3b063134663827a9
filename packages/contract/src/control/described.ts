import type { z } from "zod";

type Shape = Readonly<Record<string, z.ZodType>>;

/**
 * The members of an object, each with the French sentence that its reference shows; a member without one does not
 * compile. What a schema accepts stays as it was.
 */
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
