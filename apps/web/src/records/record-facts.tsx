import { type FieldKind, fieldMeta } from "@palier/contract";
import { type Fact, TextLink, type Tone } from "@palier/ui";
import type { z } from "zod";
import { flagTones } from "#fields/flag-tones.ts";
import { formatField } from "#fields/format-field.ts";
import type { RecordPath } from "#navigation/record-place.ts";

export interface FactDefinition {
  /** Where it leads, when it is no record with a page of its own: a tab of another one, a week of the planner. */
  href?(values: Readonly<Record<string, unknown>>, pathOf: RecordPath): string | undefined;
  /** How the dot of a choice is coloured. */
  readonly tones?: Readonly<Record<string, Tone>>;
  /** What follows a figure: « % ». */
  readonly unit?: string;
}

/** Facts of a record in screen order, by field name. */
export type FactDefinitions<R> = { readonly [K in keyof R]?: FactDefinition };

/** The facts of a record that has them: label and French value from the contract, empty ones left out. */
export function factsOf(
  entity: z.ZodObject,
  definitions: Readonly<Record<string, FactDefinition | undefined>>,
  record: object,
  pathOf: RecordPath,
): Fact[] {
  const values: Readonly<Record<string, unknown>> = { ...record };
  return Object.entries(definitions).flatMap(([name, definition]) => {
    const schema: z.ZodType | undefined = entity.shape[name];
    if (schema === undefined) return [];
    const meta = fieldMeta(schema);
    const figure = formatField(meta, values[name]);
    if (figure === "") return [];
    const text = `${figure}${definition?.unit ?? ""}`;
    const href =
      definition?.href?.(values, pathOf) ??
      placeOf(entity, idOf(name), values, pathOf) ??
      reachedBy(meta.kind, values[name]);
    const value = linked(text, href);
    const tones = definition?.tones ?? (meta.kind === "flag" ? flagTones : undefined);
    return [{ label: meta.title ?? name, value, tone: tones?.[String(values[name])] }];
  });
}

/** How a person is written to, or called. */
function reachedBy(kind: FieldKind, value: unknown): string | undefined {
  if (kind === "email") return `mailto:${String(value)}`;
  return kind === "phone" ? `tel:${String(value)}` : undefined;
}

const linked = (text: string, href: string | undefined) =>
  href === undefined ? text : <TextLink href={href}>{text}</TextLink>;

/** The field with the id of the record that a field names: `buildingId` beside `buildingName`, `orderId` beside `orderNumber`. */
const idOf = (name: string): string => name.replace(/(?:Name|Number)$/, "Id");

/** Where the record that a reference points to is shown; undefined where the field is no reference, or no area shows it. */
function placeOf(
  entity: z.ZodObject,
  name: string,
  values: Readonly<Record<string, unknown>>,
  pathOf: RecordPath,
): string | undefined {
  const schema: z.ZodType | undefined = entity.shape[name];
  const target = schema === undefined ? undefined : fieldMeta(schema).entity;
  const id = values[name];
  return target === undefined || typeof id !== "number" ? undefined : pathOf(target, id);
}
