import type { FieldKind, FilterMeta, RouteEntry } from "@palier/contract";
import { fieldMeta, filterMeta } from "@palier/contract";
import type { z } from "zod";
import type { Order, Search } from "../store/query.ts";
import { searchWords } from "./search-words.ts";

/** What a table or an export knows of its columns before any request. */
export interface ListPlan {
  readonly columns: ReadonlyMap<string, ListColumn>;
  /** Columns of a free-text search that names none. */
  readonly texts: readonly string[];
  readonly filters: readonly ListFilter[];
  readonly order: readonly Order[];
}

export interface ListColumn {
  readonly kind: FieldKind;
  readonly orderable: boolean;
  readonly searchable: boolean;
  readonly labels: Readonly<Record<string, string>>;
}

export interface ListFilter extends FilterMeta {
  readonly name: string;
  /** `to` a day means to its last second where the column holds instants. */
  readonly instants: boolean;
}

/** Kinds that a free-text search reads as the screen shows them. */
const searched: ReadonlySet<FieldKind> = new Set([
  "id",
  "count",
  "text",
  "longText",
  "email",
  "phone",
  "postalCode",
  "url",
  "choice",
  "date",
  "dateTime",
  "money",
]);
const dated: ReadonlySet<FieldKind> = new Set(["date", "dateTime"]);
/** `20/11`, `11/2026`, `20/11/2026 10:30`, and what one has typed of it so far. */
const dateTerm = /^(?:\d{0,2}\/){1,2}\d{0,4}(?: \d{0,2}(?::\d{0,2})?)?$/;

/** `121,67`, `1 234,` */
const amountTerm = /^\d[\d\s]*,\d{0,2}$/;

/** Whether a word is looked for in a column: dates and amounts for what looks like one, else « 12 » would find each. */
function isLookedFor({ kind, searchable }: ListColumn, word: string): boolean {
  if (dated.has(kind)) return searchable && dateTerm.test(word);
  return searchable && (kind !== "money" || amountTerm.test(word));
}

/** A free-text search: each word of the term in at least one of the columns. */
export function searchesOf(plan: ListPlan, columns: readonly string[], term: string): Search[] {
  return searchWords(term).map((word) => ({
    term: word,
    columns: columns.filter((name) => {
      const column = plan.columns.get(name);
      return column !== undefined && isLookedFor(column, word);
    }),
  }));
}
const unordered: ReadonlySet<FieldKind> = new Set(["list", "json", "html"]);

export function listPlan(row: z.ZodObject, filters: Readonly<Record<string, z.ZodType>>): ListPlan {
  const columns = new Map(
    Object.entries(row.shape).map(([name, schema]): [string, ListColumn] => {
      const { kind, labels = {} } = fieldMeta(schema);
      return [name, { kind, labels, orderable: !unordered.has(kind), searchable: searched.has(kind) }];
    }),
  );
  const texts = [...columns].flatMap(([name, column]) =>
    column.searchable && column.kind !== "id" && column.kind !== "count" ? [name] : [],
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
    return [{ ...meta, name, instants: columns.get(meta.column)?.kind !== "date" }];
  });
}

function defaultOrder(columns: ReadonlyMap<string, ListColumn>): readonly Order[] {
  return columns.has("position") ? [{ column: "position", dir: "asc" }] : [];
}

/** The plan of a list route; routes of other kinds have none. */
export function planOf({ meta }: RouteEntry): ListPlan | undefined {
  return meta.kind === "table" || meta.kind === "export" ? listPlan(meta.row, meta.filters) : undefined;
}
