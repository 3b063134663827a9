import { type AnyRow, catalog } from "../../world/catalog.ts";
import { fullName } from "../../world/full-name.ts";
import type { Copy } from "../../world/rule-shapes.ts";
import { once, remembered, times } from "../lists.ts";
import { rowIn, type SeedTable } from "../seeding.ts";
import { hostileValue } from "./hostile-value.ts";

/** `hostile:palier` */
export const hostilePrefix = "hostile:";

/** Must stay usable for sign-in. */
const demoAccounts = 2;

/** Keys, column names, types: by table and path in the row. */
const readByPrograms: Readonly<Record<string, readonly string[]>> = {
  change: ["entity", "changes[].field"],
  module: ["code"],
  setting: ["key"],
  ula: ["proof.mimeType"],
  view: ["search", "filters", "order", "columns"],
  walletImport: ["header", "rejects[].field"],
};

/** Copied columns still agree. */
export function hostileTables(tables: readonly SeedTable[], copies: readonly Copy[]): readonly SeedTable[] {
  const made = new Map<string, (index: number) => object>();
  // One by one: a section copies the name of another.
  const find = (table: string, id: number): object | undefined => made.get(table)?.(id - 1);
  return tables.map((seeded) => {
    const { table, count } = seeded;
    const own = copies.filter(({ to }) => to === table);
    const rowAt = remembered(hostileRow(seeded, own, find));
    made.set(table, rowAt);
    return { ...seeded, rows: once(() => times(count, rowAt)) };
  });
}

function hostileRow(
  seeded: SeedTable,
  copies: readonly Copy[],
  find: (table: string, id: number) => object | undefined,
): (index: number) => object {
  const { table } = seeded;
  const seededRow = rowIn(seeded);
  const record = catalog.get(table)?.record;
  if (record === undefined) return seededRow;
  return (index) => {
    const row = seededRow(index);
    if (table === "accountAdmin" && index < demoAccounts) return row;
    const changed = hostileValue(row, record, (path) => isReadByPrograms(table, row, path));
    return isRow(changed) ? { ...changed, ...wholeName(changed), ...copied(changed, copies, find) } : row;
  };
}

/** A setting's value is free text only for its type `text`. */
const isReadByPrograms = (table: string, row: object, path: string): boolean =>
  readByPrograms[table]?.includes(path) === true ||
  (table === "setting" && path === "value" && !("type" in row && row.type === "text"));

const wholeName = (row: AnyRow): object =>
  "firstName" in row && "fullName" in row
    ? { fullName: fullName({ firstName: row.firstName, lastName: row.lastName }) }
    : {};

function copied(
  row: AnyRow,
  copies: readonly Copy[],
  find: (table: string, id: number) => object | undefined,
): object {
  return Object.fromEntries(
    copies.flatMap(({ column, by, from, read }) => {
      const id = row[by];
      const source = typeof id === "number" ? find(from, id) : undefined;
      if (!isRow(source)) return [];
      return [[column, typeof read === "function" ? read(source) : source[read]]];
    }),
  );
}

const isRow = (value: unknown): value is AnyRow =>
  typeof value === "object" && value !== null && "id" in value && "version" in value;
