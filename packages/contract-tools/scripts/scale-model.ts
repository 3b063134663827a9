/** What the contract's lists require of a database: tables, and indexes for each order, filter and search. */
import {
  choiceOrder,
  contract,
  type FieldKind,
  type FieldMeta,
  type FilterMeta,
  fieldMeta,
  filterMeta,
  routesOf,
} from "@palier/contract";
import type { z } from "zod";

export interface Column {
  readonly name: string;
  /** PostgreSQL type. */
  readonly type: string;
  readonly isNullable: boolean;
  readonly field: FieldMeta;
}

/** The rows of one entity, with the columns of all its lists. */
export interface ListedTable {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly filters: readonly FilterMeta[];
}

export interface Index {
  readonly name: string;
  /** The part after `on "table"`. */
  readonly on: string;
  /** What the index is for. */
  readonly serves: string;
}

/** Every listed entity, sorted by name. */
export function listedTables(): ListedTable[] {
  const tables = new Map<string, { columns: Map<string, Column>; filters: Map<string, FilterMeta> }>();
  for (const { meta } of routesOf(contract)) {
    if (meta.kind !== "table") continue;
    const table = tables.get(meta.entity) ?? { columns: new Map(), filters: new Map() };
    tables.set(meta.entity, table);
    for (const [name, schema] of Object.entries(meta.row.shape)) {
      // `assigned` depends on the record at hand, so it is no column.
      if (name !== "assigned") table.columns.set(name, columnOf(name, schema));
    }
    for (const schema of Object.values(meta.filters)) {
      const filter = filterMeta(schema);
      if (filter !== undefined && filter.column !== "assigned")
        table.filters.set(`${filter.column} ${filter.op}`, filter);
    }
  }
  return [...tables]
    .map(([name, { columns, filters }]) => ({
      name,
      columns: [...columns.values()],
      filters: [...filters.values()].filter(({ column }) => columns.has(column)),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function columnOf(name: string, schema: z.ZodType): Column {
  const field = fieldMeta(schema);
  return { name, type: types[field.kind], isNullable: schema.safeParse(null).success, field };
}

const types: Readonly<Record<FieldKind, string>> = {
  id: "integer",
  reference: "integer",
  text: "text",
  longText: "text",
  html: "text",
  email: "text",
  phone: "text",
  postalCode: "text",
  url: "text",
  color: "text",
  money: "bigint",
  count: "bigint",
  number: "double precision",
  flag: "boolean",
  choice: "text",
  date: "date",
  dateTime: "timestamptz",
  list: "jsonb",
  json: "jsonb",
};

/** Kinds that get no index for sorting. */
const unordered: ReadonlySet<FieldKind> = new Set(["flag", "list", "json", "html", "longText"]);
/** Kinds with an index for the general search. */
const searched: ReadonlySet<FieldKind> = new Set(["text", "email", "phone", "postalCode", "url"]);

export const quoted = (name: string): string => `"${name}"`;
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Columns with an index for sorting, besides the id. */
export const orderedColumns = ({ columns }: ListedTable): readonly Column[] =>
  columns.filter(({ name, field }) => name !== "id" && !unordered.has(field.kind));

export const searchedColumns = ({ columns }: ListedTable): readonly Column[] =>
  columns.filter(({ field }) => searched.has(field.kind));

/** Sort expression: choices by position or label, texts in French collation. */
export function orderOf({ name, field, type }: Column): string {
  const { labels = {} } = field;
  if (field.kind === "choice") {
    const keys = choiceOrder(field) ?? Object.keys(labels);
    return `array_position(array[${keys.map(literal).join(", ")}], ${quoted(name)})`;
  }
  return type === "text" ? `${quoted(name)} collate french` : quoted(name);
}

/** A table's indexes, without duplicates. */
export function indexesOf(table: ListedTable): Index[] {
  const indexes = new Map<string, Index>();
  const add = (column: string, suffix: string, on: string, serves: string) => {
    const known = indexes.get(on);
    const name = `${table.name}_${column}${suffix}`.toLowerCase();
    indexes.set(
      on,
      known === undefined ? { name, on, serves } : { ...known, serves: `${known.serves}, ${serves}` },
    );
  };
  for (const column of orderedColumns(table)) {
    const by = orderOf(column);
    add(column.name, "_order", `((${by}), id)`, "order");
    if (column.isNullable) add(column.name, "_down", `((${by}) desc nulls last, id desc)`, "order down");
  }
  for (const { column, op } of table.filters) {
    if (op === "includes") add(column, "_in", `using gin (${quoted(column)} jsonb_path_ops)`, "filter");
    else add(column, "_filter", `((${quoted(column)}), id)`, `filter ${op}`);
  }
  if (searchedColumns(table).length > 0) add("search", "", `using gin ("searchText" gin_trgm_ops)`, "search");
  return [...indexes.values()];
}
