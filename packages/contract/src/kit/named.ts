import type { z } from "zod";

/** Names of schemas that the reference shows as one thing (`Order`, `OrderItem`): the OpenAPI's components. */
const names = new Map<z.ZodType, string>();

/** Gives `schema` a name. The name is of this instance: `omit`, `extend` and marks make new ones, without a name. */
export function named<S extends z.ZodType>(name: string, schema: S): S {
  names.set(schema, name);
  return schema;
}

/** The name given to this very schema, if any. */
export function nameOf(schema: z.ZodType): string | undefined {
  return names.get(schema);
}

/** Every schema that has a name. */
export const allNamed = (): ReadonlyMap<z.ZodType, string> => names;

/** `order.refund` → `OrderRefund`, `delivery-point` → `DeliveryPoint`. */
export function pascal(words: string): string {
  return words.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, first: string) => first.toUpperCase());
}
