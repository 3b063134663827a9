import { type FieldKind, fieldMeta } from "@palier/contract";
import { type Fact, TextLink, type Tone } from "@palier/ui";
import type { z } from "zod";
import { flagTones } from "#fields/flag-tones.ts";
import { formatField } from "#fields/format-field.ts";
import type { RecordPath } from "#navigation/record-place.ts";

export interface FactDefinition {
  /** A link that is no record's page. */
  href?(values: Readonly<Record<string, unknown>>, pathOf: RecordPath): string | undefined;
  /** By choice. */
  readonly tones?: Readonly<Record<string, Tone>>;
  /** « % ». */
  readonly unit?: string;
}

export type FactDefinitions<R> = { readonly [K in keyof R]?: FactDefinition };

export interface RecordFact extends Fact {
  /** The field's. */
  readonly name: string;
  /** To a record, or to write or call. */
  readonly href: string | undefined;
}

/** Labels and French values by the contract; empty ones are omitted. */
export function factsOf(
  entity: z.ZodObject,
  definitions: Readonly<Record<string, FactDefinition | undefined>>,
  record: object,
  pathOf: RecordPath,
): RecordFact[] {
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
    return [{ name, href, label: meta.title ?? name, value, tone: tones?.[String(values[name])] }];
  });
}

function reachedBy(kind: FieldKind, value: unknown): string | undefined {
  if (kind === "email") return `mailto:${String(value)}`;
  return kind === "phone" ? `tel:${String(value)}` : undefined;
}

const linked = (text: string, href: string | undefined) =>
  href === undefined ? text : <TextLink href={href}>{text}</TextLink>;

/** `buildingId` for `buildingName`, `orderId` for `orderNumber`. */
const idOf = (name: string): string => name.replace(/(?:Name|Number)$/, "Id");

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
