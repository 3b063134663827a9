import { fieldMeta } from "@palier/contract";
import type { Fact, Tone } from "@palier/ui";
import type { z } from "zod";
import { formatField } from "#fields/format-field.ts";

export interface FactDefinition {
  /** How the dot of a choice is coloured. */
  readonly tones?: Readonly<Record<string, Tone>>;
}

/** Facts of a record in screen order, by field name. */
export type FactDefinitions<R> = { readonly [K in keyof R]?: FactDefinition };

/** The facts of a record that has them: label and French value from the contract, empty ones left out. */
export function factsOf(
  entity: z.ZodObject,
  definitions: Readonly<Record<string, FactDefinition | undefined>>,
  record: object,
): Fact[] {
  const values: Readonly<Record<string, unknown>> = { ...record };
  return Object.entries(definitions).flatMap(([name, definition]) => {
    const schema: z.ZodType | undefined = entity.shape[name];
    if (schema === undefined) return [];
    const meta = fieldMeta(schema);
    const value = formatField(meta, values[name]);
    if (value === "") return [];
    return [{ label: meta.title ?? name, value, tone: definition?.tones?.[String(values[name])] }];
  });
}
