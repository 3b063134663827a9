/** Test support: a town's rows with their columns' types, read once. */
import type * as contract from "@palier/contract";
import type { EntityLike, RowOf } from "../world/catalog.ts";
import { catalog } from "../world/catalog.ts";
import { seedOf } from "./seed.ts";
import type { SeedOptions } from "./seeding.ts";

type Entities = typeof contract;
type Named = { [K in keyof Entities]: Entities[K] extends EntityLike ? K : never }[keyof Entities];

/** All rows of an entity's table, each checked by the contract. */
export function rowsReader(options: SeedOptions = {}) {
  const seed = seedOf(options);
  const rows = <N extends Named & string>(name: N): RowOf<Extract<Entities[N], EntityLike>>[] => {
    const table = seed.tables.find((each) => each.table === name);
    const record = catalog.get(name)?.record;
    if (table === undefined || record === undefined) throw new Error(`no table ${name}`);
    return Array.from({ length: table.count }, (_, at) => record.parse(table.rowAt(at))) as never;
  };
  return { seed, rows };
}
