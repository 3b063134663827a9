/** What the contract's lists require of a database: tables, and indexes for each order, filter and search. */
import {
  choiceOrder,
  contract,
  type FieldKind,
  type FilterMeta,
  fieldKinds,
  fieldMeta,
  fieldsOf,
  filterMeta,
  routesOf,
} from "@palier/contract";
import type { z } from "zod";
import { type Column, literal, quoted } from "./scale-names.ts";
import { placeOf, searchColumnsOf, searchPlaces } from "./scale-search.ts";

/** One entity, with the columns of all its lists. */
export interface ListedTable {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly filters: readonly FilterMeta[];
}

export interface Index {
  readonly name: string;
  /** The part after `on "table"`. */
  readonly on: string;
  readonly serves: string;
}

/** Sorted by name. */
export function listedTables(): ListedTable[] {
  const tables = new Map<string, { columns: Map<string, Column>; filters: Map<string, FilterMeta> }>();
  for (const { meta } of routesOf(contract)) {
    if (meta.kind !== "table") continue;
    const table = tables.get(meta.entity) ?? { columns: new Map(), filters: new Map() };
    tables.set(meta.entity, table);
    for (const column of columnsOf(meta.row)) table.columns.set(column.name, column);
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

/** Without `assigned`, which depends on the record at hand. */
export const columnsOf = (row: z.ZodObject): Column[] =>
  fieldsOf(row).flatMap(([name, schema]) => (name === "assigned" ? [] : [columnOf(name, schema)]));

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

/** Columns with an index for sorting, besides the id. */
export const orderedColumns = ({ columns }: ListedTable): readonly Column[] =>
  columns.filter(({ name, field }) => name !== "id" && fieldKinds[field.kind].sorted !== undefined);

export const searchedColumns = ({ columns }: ListedTable): readonly Column[] =>
  columns.filter(({ field }) => placeOf(field.kind) !== undefined);

/** An entry of an index holds 2,700 bytes at most; a long text may have 40,000. */
const sortedLetters = 200;

/** Sort expression: choices by position or label, texts in French collation, long ones by their beginning. */
export function orderOf({ name, field }: Column): string {
  const column = quoted(name);
  const { sorted } = fieldKinds[field.kind];
  switch (sorted) {
    case "choice": {
      const keys = choiceOrder(field);
      return `array_position(array[${keys.map(literal).join(", ")}], ${column})`;
    }
    case "text":
      return field.kind === "longText"
        ? `left(${column}, ${sortedLetters}) collate french`
        : `${column} collate french`;
    case "number":
    case "day":
    case "instant":
    case "flag":
    case undefined:
      return column;
    default:
      return sorted satisfies never;
  }
}

/** Without duplicates. */
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
  // A search in one column names choices by their value.
  for (const { name, field } of searchedColumns(table))
    if (field.kind === "choice") add(name, "_filter", `((${quoted(name)}), id)`, "search in it");
  for (const { name } of searchColumnsOf(table.columns))
    add(name, "", `using gin (${quoted(name)} ${searchPlaces[name].operators})`, "search");
  return [...indexes.values()];
}
