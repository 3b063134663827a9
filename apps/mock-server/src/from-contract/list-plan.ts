import type { FieldMeta, FilterMeta, RouteEntry } from "@palier/contract";
import { fieldKinds, fieldMeta, filterMeta, isLookedFor } from "@palier/contract";
import { searchWords } from "@palier/contract/kit/search-words";
import type { z } from "zod";
import type { Order, Search } from "../store/query.ts";

/** Known before any request. */
export interface ListPlan {
  readonly columns: ReadonlyMap<string, ListColumn>;
  /** Searched by default. */
  readonly texts: readonly string[];
  readonly filters: readonly ListFilter[];
  readonly order: readonly Order[];
}

export interface ListColumn {
  readonly meta: FieldMeta;
  readonly orderable: boolean;
}

export interface ListFilter extends FilterMeta {
  readonly name: string;
  /** `to` a day includes its last second. */
  readonly instants: boolean;
}

/** Each word must match a column. */
export function searchesOf(plan: ListPlan, columns: readonly string[], term: string): Search[] {
  return searchWords(term).map((word) => ({
    term: word,
    columns: columns.filter((name) => {
      const column = plan.columns.get(name);
      return column !== undefined && isLookedFor(column.meta, word);
    }),
  }));
}

export function listPlan(row: z.ZodObject, filters: Readonly<Record<string, z.ZodType>>): ListPlan {
  const columns = new Map(
    Object.entries(row.shape).map(([name, schema]): [string, ListColumn] => {
      const meta = fieldMeta(schema);
      return [name, { meta, orderable: fieldKinds[meta.kind].sorted !== undefined }];
    }),
  );
  const texts = [...columns].flatMap(([name, { meta }]) =>
    fieldKinds[meta.kind].searched === undefined ? [] : [name],
  );
  return { columns, texts, filters: listFilters(columns, filters), order: defaultOrder(columns) };
}

function listFilters(
  columns: ReadonlyMap<string, ListColumn>,
  filters: Readonly<Record<string, z.ZodType>>,
): ListFilter[] {
  return Object.entries(filters).flatMap(([name, schema]) => {
    const meta = filterMeta(schema);
    if (meta === undefined) return [];
    return [{ ...meta, name, instants: columns.get(meta.column)?.meta.kind !== "date" }];
  });
}

function defaultOrder(columns: ReadonlyMap<string, ListColumn>): readonly Order[] {
  return columns.has("position") ? [{ column: "position", dir: "asc" }] : [];
}

export function planOf({ meta }: RouteEntry): ListPlan | undefined {
  return meta.kind === "table" || meta.kind === "export" ? listPlan(meta.row, meta.filters) : undefined;
}
