/** Typed by the contract. */
import { z } from "zod";
import { type Seed, seedOf } from "../../src/seed/seed.ts";

export const seed = seedOf();

/** Throws if a row violates the contract. */
export function rowsOf<R extends z.ZodObject>(
  entity: { readonly name: string; readonly record: R },
  of: Seed = seed,
): z.output<R>[] {
  const table = of.tables.find((each) => each.table === entity.name);
  return (table?.rows() ?? []).map((row) => entity.record.parse(row));
}

const pair = z.record(z.string(), z.number());

export function pairsOf(name: string): Record<string, number>[] {
  return rowsOf({ name, record: z.object({}).catchall(z.number()) }).map((row) => pair.parse(row));
}
