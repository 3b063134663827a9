import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { contractVersion, seedEdition } from "../control/contract-version.ts";
import { catalog, columnsOf } from "../world/catalog.ts";
import { dataTexts as texts } from "./data.texts.ts";
import { DataError } from "./data-error.ts";

const rowShape = z.object({
  edition: z.int(),
  /** By table and column: what is stored there (`text`, `number`, …). */
  tables: z.record(z.string(), z.record(z.string(), z.string())),
});

/** What a contract lets rows hold, and which seed they stand over: a folder keeps it beside its worlds. */
type RowShape = z.output<typeof rowShape>;

/** The present contract's. */
export function presentShape(): RowShape {
  const tables = Array.from(catalog, ([table, entity]) => [
    table,
    Object.fromEntries(columnsOf(entity).map(({ name, kind }) => [name, kind])),
  ]);
  return { edition: seedEdition, tables: Object.fromEntries(tables) };
}

/**
 * Adapts the rows that another contract wrote: a new column that may be empty, or has a default, is filled, and a new
 * table is the seed's. Leaves a transaction open, so that the rows stay as they were unless all of them can be read.
 * @param known of the folder; without a shape nothing is known of its rows
 * @returns the new columns and tables, as `building.note`
 * @throws DataError that lists what else changed
 */
export function carryOver(
  database: DatabaseSync,
  path: string,
  known: { readonly contract: string; readonly shape?: string | undefined },
): string[] {
  const ours = contractVersion();
  if (known.shape === undefined) throw new DataError(texts.otherContract(path, known.contract, ours, []));
  const { added, refused } = compare(rowShape.parse(JSON.parse(known.shape)), presentShape());
  if (refused.length > 0) throw new DataError(texts.otherContract(path, known.contract, ours, refused));
  database.exec("BEGIN IMMEDIATE");
  const fill = database.prepare(
    "UPDATE item SET json = json_set(json, ?, json(?)) WHERE list = ? AND json <> 'null'",
  );
  for (const { table, column, value } of added) {
    if (column !== undefined) fill.run(`$."${column}"`, JSON.stringify(value), table);
  }
  database.prepare("UPDATE about SET contract = ?, shape = ?").run(ours, JSON.stringify(presentShape()));
  return added.map(({ table, column }) => (column === undefined ? table : `${table}.${column}`));
}

interface Added {
  readonly table: string;
  /** Undefined for a whole table. */
  readonly column?: string;
  readonly value?: unknown;
}

function compare(before: RowShape, now: RowShape): { added: Added[]; refused: string[] } {
  const added: Added[] = [];
  const refused: string[] = before.edition === now.edition ? [] : [texts.otherRows];
  for (const [table, columns] of Object.entries(now.tables)) {
    const former = before.tables[table];
    if (former === undefined) added.push({ table });
    else
      for (const [column, kind] of Object.entries(columns)) {
        const was = former[column];
        const blank = blankOf(table, column);
        if (was === undefined && blank !== undefined) added.push({ table, column, value: blank.value });
        else if (was === undefined) refused.push(texts.newRequired(`${table}.${column}`));
        else if (was !== kind) refused.push(texts.otherKind(`${table}.${column}`, was, kind));
      }
  }
  for (const [table, columns] of Object.entries(before.tables)) {
    const ours = now.tables[table];
    if (ours === undefined) refused.push(texts.tableGone(table));
    else
      for (const column of Object.keys(columns))
        if (!(column in ours)) refused.push(texts.columnGone(`${table}.${column}`));
  }
  return { added, refused };
}

/** The default, null or an empty list; undefined where each row needs a value of its own. */
function blankOf(table: string, column: string): { readonly value: unknown } | undefined {
  const schema = catalog.get(table)?.record.shape[column];
  for (const value of [undefined, null, []]) {
    const read = schema?.safeParse(value);
    if (read?.success) return { value: read.data ?? null };
  }
  return undefined;
}
