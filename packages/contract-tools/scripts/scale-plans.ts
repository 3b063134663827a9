/** The queries of lists, and the database's plans for them. */
import type { Client } from "pg";
import { z } from "zod";
import { type ListedTable, orderedColumns, orderOf, quoted, searchedColumns } from "./scale-model.ts";

/** One query of a list. */
export interface Asked {
  readonly what: string;
  readonly sql: string;
  readonly given: readonly unknown[];
}

export interface Plan {
  readonly what: string;
  /** The steps that touch the table, outermost first. */
  readonly steps: string;
  /** Whether a step reads all rows. */
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
  const [first] = searchedColumns(table);
  if (first === undefined) return [...lists, ...orders, ...filters];
  const word = String(sample[first.name] ?? "abcdef").slice(-12);
  const inOne = `"searchText" like $1 and fold(${quoted(first.name)}) like $1`;
  return [
    ...lists,
    ...orders,
    ...filters,
    ...both("search", from, `"searchText" like $1`, [`%${word}%`], page),
    ...both(`search in ${first.name}`, from, inOne, [`%${word}%`], page),
  ];
}

/** One existing value of each column. */
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
  readonly Plans?: readonly Step[] | undefined;
}

const step: z.ZodType<Step> = z.lazy(() =>
  z.object({ "Node Type": z.string(), "Index Name": z.string().optional(), Plans: z.array(step).optional() }),
);
const answer = z.tuple([z.object({ Plan: step })]);

/** Summarises a plan. */
export function planOf(explained: unknown): Omit<Plan, "what"> {
  const [{ Plan: outer }] = answer.parse(explained);
  const steps = [...stepsOf(outer)].filter((each) => each["Node Type"].includes("Scan"));
  return {
    steps: steps.map((each) => [each["Node Type"], each["Index Name"]].filter(Boolean).join(" ")).join(" ← "),
    readsAll: steps.some((each) => each["Node Type"] === "Seq Scan"),
  };
}

function* stepsOf(outer: Step): Generator<Step> {
  yield outer;
  for (const each of outer.Plans ?? []) yield* stepsOf(each);
}

export function plansText(tried: readonly Tried[]): string {
  const tables = tried.map(({ table, rows, indexes, plans }) => {
    const lines = plans.map(
      ({ what, steps, readsAll }) => `| ${what} | ${readsAll ? "**reads all rows** " : ""}${steps} |`,
    );
    return `## ${table}: ${rows} rows, ${indexes} indexes\n\n| question | plan |\n|---|---|\n${lines.join("\n")}\n`;
  });
  return `# How PostgreSQL answers the contract's lists\n\nWritten by \`npm run scale:postgres\`; the indexes are those of [postgres.sql](postgres.sql).\n\n${tables.join("\n")}`;
}
