import type { FieldKind } from "@palier/contract";
import * as declarations from "@palier/contract";
import { choiceOrder, contract, fieldKinds, fieldMeta, routesOf } from "@palier/contract";
import type { z } from "zod";
import type { ColumnSpec, StoredRow } from "../store/column-spec.ts";
import { shownSearch } from "./shown-search.ts";

/** A stored row whose columns are known at run time only. */
export interface AnyRow extends StoredRow {
  readonly [column: string]: unknown;
}

/** An entity of the contract, as far as the mock server needs it. */
export interface EntityLike<R extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly texts: {
    readonly singular: string;
    readonly plural: string;
    readonly fields: Readonly<Record<string, string>>;
  };
  readonly record: R;
}

/** A row of an entity: `RowOf<typeof building>`. */
export type RowOf<E extends EntityLike> = z.output<E["record"]> & {
  readonly id: number;
  readonly version: number;
};

/** Every entity of the contract by its name; one that only routes name gets its record from them. */
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

/** The columns of an entity as the store wants them. */
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

/** Kinds whose search text is made ahead: nearly every search reads them. Long texts would take most of the memory. */
const prepared: ReadonlySet<FieldKind> = new Set(["text", "email", "phone", "postalCode", "url"]);
