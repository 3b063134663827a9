/**
 * `npm run scale:postgres -- --rows 1000000 order user`: fills the contract's large tables in a temporary
 * PostgreSQL and explains each list, order, filter and search. Writes docs/scale/plans.md; fails if a plan
 * reads all rows.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { howToInstall, postgresPrograms, startCluster } from "../examples/postgres-backend/cluster.ts";
import { indexesOf, listedTables, quoted } from "./scale-model.ts";
import { type Asked, askedOf, planOf, plansText, type Tried } from "./scale-plans.ts";
import { fillText } from "./scale-rows.ts";
import { createText, headText } from "./scale-text.ts";

/** Tables that grow with residents and years. */
const large = [
  "alert",
  "building",
  "callback",
  "change",
  "conversation",
  "incident",
  "order",
  "quotation",
  "subscriber",
  "ula",
  "ulaEvent",
  "user",
];

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((each) => each !== "--"),
  allowPositionals: true,
  options: { rows: { type: "string", default: "1000000" } },
});
const rows = Number(values.rows);
const programs = postgresPrograms();
if (programs === undefined) {
  console.error(howToInstall);
  process.exitCode = 1;
} else process.exitCode = await tryTables(programs, positionals.length > 0 ? positionals : large);

async function tryTables(folder: string, names: readonly string[]): Promise<number> {
  const cluster = await startCluster(folder);
  const db = new Client(cluster.connection);
  const tried: Tried[] = [];
  try {
    await db.connect();
    await db.query("set maintenance_work_mem = '256MB'");
    await db.query(headText);
    for (const table of listedTables().filter(({ name }) => names.includes(name))) {
      await db.query(createText(table));
      await db.query(fillText(table, rows));
      for (const { name, on } of indexesOf(table))
        await db.query(`create index ${quoted(name)} on ${quoted(table.name)} ${on}`);
      await db.query(`vacuum analyze ${quoted(table.name)}`);
      const plans = [];
      for (const asked of await askedOf(db, table)) plans.push(await planned(db, asked));
      tried.push({ table: table.name, rows, indexes: indexesOf(table).length, plans });
      console.log(
        `${table.name}: ${plans.length} questions, ${plans.filter(({ readsAll }) => readsAll).length} read all rows`,
      );
      await db.query(`drop table ${quoted(table.name)}`);
    }
  } finally {
    await db.end();
    await cluster.stop();
  }
  writeFileSync(join(import.meta.dirname, "../../../docs/scale/plans.md"), plansText(tried));
  return tried.some(({ plans }) => plans.some(({ readsAll }) => readsAll)) ? 1 : 0;
}

async function planned(db: Client, { what, sql, given }: Asked) {
  const { rows: found } = await db.query<{ "QUERY PLAN": unknown }>(`explain (format json) ${sql}`, [
    ...given,
  ]);
  return { what, ...planOf(found[0]?.["QUERY PLAN"]) };
}
