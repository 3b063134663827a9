/** The queries of lists, and the database's plans for them. */
import type { Client } from "pg";
import { z } from "zod";
import type { Answered } from "./scale-answers.ts";
import { type ListedTable, orderedColumns, orderOf, searchedColumns } from "./scale-model.ts";
import { quoted } from "./scale-names.ts";
import { type Search, searchIn, searchInOne } from "./scale-search.ts";
import { type Sought, soughtOf } from "./scale-words.ts";

export interface Asked {
  readonly what: string;
  readonly sql: string;
  readonly given: readonly unknown[];
}

export interface Plan {
  readonly what: string;
  /** The steps that touch the table, outermost first. */
  readonly steps: string;
  readonly readsAll: boolean;
}

export interface Tried {
  readonly table: string;
  readonly rows: number;
  readonly indexes: number;
  readonly plans: readonly Plan[];
}

/** A page for each order, filter and search of a table; filters and searches also get a count. */
export async function askedOf(db: Client, table: ListedTable): Promise<Asked[]> {
  const from = `from ${quoted(table.name)}`;
  const page = "order by id desc limit 20";
  const sample = await valuesOf(db, table);
  const lists = ["order by id limit 20", page].map((order) => ({
    what: order,
    sql: `select * ${from} ${order}`,
    given: [],
  }));
  const orders = orderedColumns(table).flatMap((column) => {
    const last = column.isNullable ? " nulls last" : "";
    return ["", " desc"].map((dir) => ({
      what: `order by ${column.name}${dir}`,
      sql: `select * ${from} order by ${orderOf(column)}${dir}${last}, id${dir} limit 20`,
      given: [],
    }));
  });
  const filters = table.filters.flatMap(({ column, op }) => {
    const name = quoted(column);
    const value = sample[column];
    const where = {
      eq: `${name} = $1`,
      in: `${name} = any ($1)`,
      includes: `${name} @> $1::jsonb`,
      from: `${name} >= $1::timestamptz - interval '2 days' and ${name} < $1::timestamptz`,
      to: `${name} < $1::timestamptz and ${name} > $1::timestamptz - interval '2 days'`,
    }[op];
    const given =
      op === "in" ? [[value]] : op === "includes" ? [JSON.stringify(value)] : [value ?? "2022-03-04"];
    return both(`${column} ${op}`, from, where, given, page);
  });
  const searches = [...searchesOf(table, await soughtOf(db, table))].flatMap(({ what, where, given }) =>
    both(what, from, `(${where})`, given, page),
  );
  return [...lists, ...orders, ...filters, ...searches];
}

/** The whole list once for each way that a field is searched, and each column once. */
function* searchesOf(table: ListedTable, sought: readonly Sought[]): Generator<Search & { what: string }> {
  const columns = searchedColumns(table);
  for (const [way, all] of Map.groupBy(sought, (each) => each.way)) {
    // The rarest of many labels.
    const [most] = all.toSorted((a, b) => labelsOf(b) - labelsOf(a)).filter(({ words }) => words.length > 0);
    const word = most?.words[0];
    if (word !== undefined) yield { what: `search by ${way}`, ...searchIn(columns, word) };
  }
  for (const { column, way, words } of sought) {
    const word = way === "title" ? "oui" : words[0];
    if (word !== undefined) yield { what: `search in ${column.name}`, ...searchInOne(column, word) };
  }
}

const labelsOf = ({ column }: Sought): number => Object.keys(column.field.labels ?? {}).length;

async function valuesOf(db: Client, { name, columns }: ListedTable): Promise<Record<string, unknown>> {
  const firsts = columns.map(({ name: column }) => {
    const one = quoted(column);
    return `(select ${one} from ${quoted(name)} where ${one} is not null order by id limit 1) as ${one}`;
  });
  const { rows } = await db.query<Record<string, unknown>>(`select ${firsts.join(", ")}`);
  return rows[0] ?? {};
}

const both = (
  what: string,
  from: string,
  where: string,
  given: readonly unknown[],
  page: string,
): Asked[] => [
  { what, sql: `select * ${from} where ${where} ${page}`, given },
  { what: `${what}, counted`, sql: `select count(*) ${from} where ${where}`, given },
];

interface Step {
  readonly "Node Type": string;
  readonly "Index Name"?: string | undefined;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number | undefined;
  readonly "Rows Removed by Index Recheck"?: number | undefined;
  readonly Plans?: readonly Step[] | undefined;
}

const step: z.ZodType<Step> = z.lazy(() =>
  z.object({
    "Node Type": z.string(),
    "Index Name": z.string().optional(),
    "Actual Rows": z.number(),
    "Actual Loops": z.number(),
    "Rows Removed by Filter": z.number().optional(),
    "Rows Removed by Index Recheck": z.number().optional(),
    Plans: z.array(step).optional(),
  }),
);
const answer = z.tuple([z.object({ Plan: step })]);

export function planOf(explained: unknown, rows: number): Omit<Plan, "what"> {
  const [{ Plan: outer }] = answer.parse(explained);
  const steps = [...stepsOf(outer)].filter((each) => each["Node Type"].includes("Scan"));
  return {
    steps: steps.map((each) => stepText(each, rows)).join(" ← "),
    readsAll: steps.some((each) => {
      const { found, dropped } = readBy(each);
      // Also along an index. To count a tenth of the rows, reading all is shortest.
      return (isSequential(each) && dropped === 0) || (dropped > rows / 2 && found < rows / 10);
    }),
  };
}

const isSequential = (each: Step): boolean => each["Node Type"] === "Seq Scan";

/** A step's rows; a plan states them per worker. */
function readBy(each: Step): { readonly found: number; readonly dropped: number } {
  const { "Rows Removed by Filter": unfit = 0, "Rows Removed by Index Recheck": lost = 0 } = each;
  return {
    found: each["Actual Rows"] * each["Actual Loops"],
    dropped: (unfit + lost) * each["Actual Loops"],
  };
}

function stepText(each: Step, rows: number): string {
  const text = [each["Node Type"], each["Index Name"]].filter(Boolean).join(" ");
  return isSequential(each) ? `${text}, finds ${Math.round((readBy(each).found / rows) * 100)} %` : text;
}

function* stepsOf(outer: Step): Generator<Step> {
  yield outer;
  for (const each of outer.Plans ?? []) yield* stepsOf(each);
}

/** Content of .cache/postgres-plans.md. */
export function plansText(tried: readonly Tried[], answered: readonly Answered[]): string {
  const tables = tried.map(({ table, rows, indexes, plans }) => {
    const lines = plans.map(
      ({ what, steps, readsAll }) => `| ${what} | ${readsAll ? "**reads all rows** " : ""}${steps} |`,
    );
    return `## ${table}: ${rows} rows, ${indexes} indexes\n\n| question | plan |\n|---|---|\n${lines.join("\n")}\n`;
  });
  const lines = answered.map(
    ({ list, rows, questions, telling, differences }) =>
      `| ${list} | ${rows} | ${questions} | ${telling} | ${differences.length} |`,
  );
  return `# How PostgreSQL answers the contract's lists

Written by \`npm run scale:postgres\`; the tables and indexes are those of docs/scale/postgres.sql.

${tables.join("\n")}
## Searches compared with the mock server's

The same rows, searched for the same words, whole and in each column. « Telling »: found some rows, and not all.

| list | rows | searches | telling | different |
|---|---|---|---|---|
${lines.join("\n")}
`;
}
