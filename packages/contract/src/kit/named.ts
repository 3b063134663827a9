import type { z } from "zod";

/** Schemas that become components of the OpenAPI document (`Order`, `OrderItem`). */
const names = new Map<z.ZodType, string>();

/** Names this instance; `omit`, `extend` and marks create unnamed ones. */
export function named<S extends z.ZodType>(name: string, schema: S): S {
  names.set(schema, name);
  return schema;
}

export function nameOf(schema: z.ZodType): string | undefined {
  return names.get(schema);
}

export const allNamed = (): ReadonlyMap<z.ZodType, string> => names;

/** `order.refund` → `OrderRefund`, `delivery-point` → `DeliveryPoint`. */
export function pascal(words: string): string {
  return words.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, first: string) => first.toUpperCase());
}
