import { fieldMeta } from "@palier/contract";
import { DescriptionList, StatusDot, type Tone } from "@palier/ui";
import type { ReactNode } from "react";
import type { z } from "zod";
import { formatField } from "#fields/format-field.ts";

export interface FactDefinition {
  /** How the dot of a choice is coloured. */
  readonly tones?: Readonly<Record<string, Tone>>;
}

/** Facts of a record in screen order, by field name. */
export type FactDefinitions<R> = { readonly [K in keyof R]?: FactDefinition };

export interface Fact {
  readonly name: string;
  readonly label: string;
  readonly value: ReactNode;
}

/** The facts of a record that has them: label and French value from the contract, empty ones left out. */
export function factsOf(
  entity: z.ZodObject,
  definitions: Readonly<Record<string, FactDefinition | undefined>>,
  record: object,
): Fact[] {
  const values: Readonly<Record<string, unknown>> = { ...record };
  return Object.entries<FactDefinition | undefined>(definitions).flatMap(([name, definition]) => {
    const schema: z.ZodType | undefined = entity.shape[name];
    if (schema === undefined) return [];
    const meta = fieldMeta(schema);
    const text = formatField(meta, values[name]);
    if (text === "") return [];
    return [{ name, label: meta.title ?? name, value: factValue(text, definition, values[name]) }];
  });
}

function factValue(text: string, definition: FactDefinition | undefined, value: unknown): ReactNode {
  const tone = definition?.tones?.[String(value)];
  return tone === undefined ? text : <StatusDot tone={tone}>{text}</StatusDot>;
}

/** Facts as a list of terms, beside the record. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return <DescriptionList items={facts.map(({ label, value }) => ({ term: label, value }))} />;
}
