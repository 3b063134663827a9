import type { FieldKind } from "@palier/contract";
import * as declarations from "@palier/contract";
import { choiceOrder, contract, fieldKinds, fieldMeta, routesOf } from "@palier/contract";
import type { z } from "zod";
import type { ColumnSpec, StoredRow } from "../store/column-spec.ts";
import { shownSearch } from "./shown-search.ts";

/** A stored row with columns known only at run time. */
export interface AnyRow extends StoredRow {
  readonly [column: string]: unknown;
}

/** An entity of the contract, as the mock server needs it. */
export interface EntityLike<R extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly texts: {
    readonly singular: string;
    readonly plural: string;
    readonly fields: Readonly<Record<string, string>>;
  };
  readonly record: R;
}

/** `RowOf<typeof building>` */
export type RowOf<E extends EntityLike> = z.output<E["record"]> & {
  readonly id: number;
  readonly version: number;
};

/** All entities by name; one that is only named by routes takes its record from them. */
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

/** An entity's columns for the store. */
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

/** Kinds whose search text is built in advance, as most searches read them. Long texts would take too much memory. */
const prepared: ReadonlySet<FieldKind> = new Set(["text", "email", "phone", "postalCode", "url"]);
