/**
 * `npm run scale:postgres -- --rows 20000 user order=1000000`: fills the contract's large tables in a
 * temporary PostgreSQL, explains each list, order, filter and search, and compares searches with the mock
 * server's. Writes .cache/postgres-plans.md; fails if a plan reads all rows or a search finds other ones.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { howToInstall, postgresPrograms, startCluster } from "../examples/postgres-backend/cluster.ts";
import { type Answered, compareAnswers } from "./scale-answers.ts";
import { indexesOf, listedTables } from "./scale-model.ts";
import { quoted } from "./scale-names.ts";
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
/** Per named table, or per large one. */
const sizes = new Map(large.map((name) => [name, Number(values.rows)]));
const named = positionals.map((each) => each.split("="));
if (named.some(([, size]) => size === undefined)) sizes.clear();
for (const [name = "", size = values.rows] of named) sizes.set(name, Number(size));
const programs = postgresPrograms();
if (programs === undefined) {
  console.error(howToInstall);
  process.exitCode = 1;
} else process.exitCode = await tryTables(programs);

async function tryTables(folder: string): Promise<number> {
  const cluster = await startCluster(folder);
  const db = new Client(cluster.connection);
  const tried: Tried[] = [];
  const answered: Answered[] = [];
  try {
    await db.connect();
    await db.query("set maintenance_work_mem = '256MB'");
    await db.query(headText);
    answered.push(...(await compareAnswers(db)));
    for (const { list, questions, telling, differences } of answered)
      console.log(
        [`${list}: ${questions} searches compared, ${telling} telling`, ...differences].join("\n  "),
      );
    for (const table of listedTables()) {
      const rows = sizes.get(table.name);
      if (rows === undefined) continue;
      await db.query(createText(table));
      await db.query(fillText(table, rows));
      for (const { name, on } of indexesOf(table))
        await db.query(`create index ${quoted(name)} on ${quoted(table.name)} ${on}`);
      await db.query(`vacuum analyze ${quoted(table.name)}`);
      const plans = [];
      for (const asked of await askedOf(db, table)) plans.push(await planned(db, asked, rows));
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
  const reports = join(import.meta.dirname, "../../../.cache");
  mkdirSync(reports, { recursive: true });
  writeFileSync(join(reports, "postgres-plans.md"), plansText(tried, answered));
  const isSound =
    answered.every(({ differences }) => differences.length === 0) &&
    tried.every(({ plans }) => plans.every(({ readsAll }) => !readsAll));
  return isSound ? 0 : 1;
}

async function planned(db: Client, { what, sql, given }: Asked, of: number) {
  const { rows: found } = await db.query<{ "QUERY PLAN": unknown }>(
    `explain (analyze, timing off, format json) ${sql}`,
    [...given],
  );
  return { what, ...planOf(found[0]?.["QUERY PLAN"], of) };
}
