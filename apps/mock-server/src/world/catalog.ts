import type { FieldKind } from "@palier/contract";
import * as declarations from "@palier/contract";
import { choiceOrder, contract, fieldKinds, fieldMeta, routesOf } from "@palier/contract";
import type { z } from "zod";
import type { ColumnSpec, StoredRow } from "../store/column-spec.ts";
import { shownSearch } from "./shown-search.ts";

/** A row with columns known only at run time. */
export interface AnyRow extends StoredRow {
  readonly [column: string]: unknown;
}

export interface EntityLike<R extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly texts: {
    readonly singular: string;
    readonly plural: string;
    readonly fields: Readonly<Record<string, string>>;
  };
  readonly record: R;
}

/** @example RowOf<typeof building> */
export type RowOf<E extends EntityLike> = z.output<E["record"]> & {
  readonly id: number;
  readonly version: number;
};

/** Entities only named by routes take their record from them. */
export const catalog: ReadonlyMap<string, EntityLike> = new Map([...named(), ...declared()]);

function* declared(): Generator<[string, EntityLike]> {
  const all: readonly unknown[] = Object.values(declarations);
  for (const each of all) if (isEntity(each)) yield [each.name, each];
}

function* named(): Generator<[string, EntityLike]> {
  for (const { meta } of routesOf(contract)) {
    if (meta.kind === "table" || meta.kind === "export") yield [meta.entity, bare(meta.entity, meta.row)];
    if (meta.kind === "form") yield [meta.entity, bare(meta.entity, meta.answer)];
  }
}

function bare(name: string, record: z.ZodObject): EntityLike {
  return { name, texts: { singular: name, plural: name, fields: {} }, record };
}

function isEntity(value: unknown): value is EntityLike {
  return (
    typeof value === "object" && value !== null && "name" in value && "texts" in value && "record" in value
  );
}

export function columnsOf(entity: EntityLike): ColumnSpec[] {
  return Object.entries(entity.record.shape).map(([name, schema]) => {
    const field = fieldMeta(schema);
    const { kind } = field;
    return {
      name,
      kind: fieldKinds[kind].stored,
      searchable: prepared.has(kind),
      order: kind === "choice" ? choiceOrder(field) : undefined,
      search: shownSearch(field),
    };
  });
}

/** Most searches read their text, so it is built in advance. Long texts would take too much memory. */
const prepared: ReadonlySet<FieldKind> = new Set(["text", "email", "phone", "postalCode", "url"]);
