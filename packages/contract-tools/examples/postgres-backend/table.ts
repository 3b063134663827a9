/** A table's page: DataTables' parameters and the screen's filters as SQL. */
import { type Answer, type Call, ok } from "./call.ts";
import type { Schema } from "./document.ts";
import { Refusal } from "./refusal.ts";
import { ordered, searchedText } from "./shown.ts";
import { escaped, phoneTerm, wordsOf } from "./words-of.ts";

/** A view whose columns are the row's fields, and a condition. */
export interface Source {
  readonly view: string;
  readonly where?: string;
  readonly values?: readonly unknown[];
}

export interface TableQuery {
  /** `from … where …` of all rows, and of the filtered ones. */
  readonly all: string;
  readonly kept: string;
  readonly order: string;
  readonly values: readonly unknown[];
}

type Columns = NonNullable<Schema["properties"]>;

const quote = (name: string) => `"${name}"`;

/** `1 234,50 €` → `1234,50` */
const withoutSpaces = (term: string): string => term.replaceAll(/[\s€]/g, "");

const always = () => true;
const hasDay = (word: string) => word.includes("/");
/** Kinds in the general search, and for which words: « 12 » is in nearly every date. */
const searched: Readonly<Record<string, (word: string) => boolean>> = {
  text: always,
  longText: always,
  email: always,
  phone: always,
  postalCode: always,
  choice: always,
  date: hasDay,
  dateTime: hasDay,
  money: (word) => /^\d+,\d*$/.test(withoutSpaces(word)),
  count: (word) => /^\d+$/.test(withoutSpaces(word)),
};

const unchanged = (term: string): string => term;
/** How a kind's text is written in what is searched. */
const termsOf: Readonly<Record<string, (term: string) => string>> = {
  phone: phoneTerm,
  money: withoutSpaces,
};

/** The row's fields, from the schema of the answer's `data`. */
function rowOf({ document, operation }: Call): Columns {
  const data = operation.answer.properties?.data?.items ?? {};
  return document.schema(data).properties ?? {};
}

/** For a table, or an export with the table's parameters. */
export function tableQuery(call: Call, source: Source, columns: Columns): TableQuery {
  const values = [...(source.values ?? [])];
  const add = (value: unknown) => `$${values.push(value)}`;
  const holds = (name: string, term: string) => {
    // Whole numbers only: a part of one means nothing.
    if (columns[name]?.["x-kind"] === "count") return `${quote(name)}::text = ${add(withoutSpaces(term))}`;
    const schema = columns[name] ?? {};
    const sought = (termsOf[schema["x-kind"] ?? ""] ?? unchanged)(term).trim();
    return `fold(${searchedText(name, schema)}) like '%' || fold(${add(escaped(sought))}) || '%'`;
  };
  const conditions = [
    ...general(call, columns, holds),
    ...sent(call).flatMap(({ field, term }) => (term === "" || !columns[field] ? [] : [holds(field, term)])),
    ...filters(call, add),
  ];
  const all = `from ${source.view} where ${source.where ?? "true"}`;
  const kept = [all, ...conditions].join(" and ");
  return { all, kept, order: orderBy(call, columns), values };
}

interface SentColumn {
  readonly field: string;
  readonly term: string;
  readonly isSearched: boolean;
  readonly isOrdered: boolean;
}

function sent({ query }: Call): readonly SentColumn[] {
  return Array.from({ length: 100 }, (_, at) => {
    const said = (name: string) => query.get(`columns[${at}]${name}`) ?? "";
    return {
      field: said("[data]") || said("[name]"),
      term: said("[search][value]").trim(),
      isSearched: said("[searchable]") !== "false",
      isOrdered: said("[orderable]") !== "false",
    };
  });
}

/** Each word must occur in a column. */
function general(call: Call, columns: Columns, holds: (name: string, term: string) => string): string[] {
  const words = wordsOf(call.query.get("search[value]") ?? "");
  const left = new Set(sent(call).flatMap(({ field, isSearched }) => (isSearched ? [] : [field])));
  const read = Object.entries(columns).filter(([name]) => !left.has(name));
  return words.map((word) => {
    const held = read
      .filter(([, schema]) => searched[schema["x-kind"] ?? ""]?.(word) === true)
      .map(([name]) => holds(name, word));
    return `(${["false", ...held].join(" or ")})`;
  });
}

function filters({ operation, query }: Call, add: (value: unknown) => string): string[] {
  return operation.query.flatMap(({ name, schema }) => {
    const filter = schema["x-filter"];
    const value = query.get(name);
    if (filter === undefined || value === undefined) return [];
    const column = quote(filter.column);
    if (filter.op === "eq") return [`same_form(${column}::text) = same_form(${add(value)})`];
    if (filter.op === "in") return [`${column}::text = any (string_to_array(${add(value)}, ','))`];
    const day = `(${column}::timestamptz at time zone 'Europe/Paris')::date`;
    return [`${day} ${filter.op === "from" ? ">=" : "<="} ${namedDays.get(value) ?? `${add(value)}::date`}`];
  });
}

const today = "(now() at time zone 'Europe/Paris')::date";
/** Day words, resolved by the database's clock. */
const namedDays: ReadonlyMap<string, string> = new Map([
  ["weekAgo", `${today} - 7`],
  ["yesterday", `${today} - 1`],
  ["today", today],
  ["tomorrow", `${today} + 1`],
  ["weekStart", `date_trunc('week', ${today})::date`],
  ["weekEnd", `date_trunc('week', ${today})::date + 6`],
]);

/** Ties are broken by id: pages never overlap. */
function orderBy(call: Call, columns: Columns): string {
  const known = sent(call);
  const levels = Array.from({ length: 20 }, (_, level) => {
    const column = known[Number(call.query.get(`order[${level}][column]`) ?? Number.NaN)];
    if (column === undefined || !column.isOrdered) return [];
    const schema = columns[column.field];
    const down = call.query.get(`order[${level}][dir]`) === "desc";
    return schema === undefined
      ? []
      : [`${ordered(column.field, schema)} ${down ? "desc" : "asc"} nulls last`];
  });
  const last = call.query.get("order[0][dir]") === "desc" ? "id desc" : "id";
  return `order by ${[...levels.flat(), last].join(", ")}`;
}

export async function answerTable(call: Call, source: Source): Promise<Answer> {
  const columns = rowOf(call);
  const { all, kept, order, values } = tableQuery(call, source, columns);
  const fields = Object.keys(columns).map(quote).join(", ");
  const [start, length] = [call.query.get("start"), call.query.get("length")];
  const count = async (from: string, given: readonly unknown[]) =>
    (await call.db.query<{ n: number }>(`select count(*)::integer as n ${from}`, [...given])).rows[0]?.n;
  const rows = `select ${fields} ${kept} ${order} limit ${Number(length)} offset ${Number(start)}`;
  const page = await call.db.query<{ row: unknown }>(`select to_json(page) as row from (${rows}) page`, [
    ...values,
  ]);
  return ok({
    draw: Number(call.query.get("draw")),
    recordsTotal: await count(all, source.values ?? []),
    recordsFiltered: await count(kept, values),
    data: page.rows.map(({ row }) => row),
  });
}

export async function answerCounts(call: Call, list: string, source: Source): Promise<Answer> {
  const { db, document, operation } = call;
  const listed = document.operations.find(({ id }) => id === list) ?? operation;
  const counts: Record<string, number> = {};
  for (const [name, tab] of Object.entries(operation.counted?.tabs ?? {})) {
    const query = new Map(Object.entries(tab));
    const { kept, values } = tableQuery({ ...call, operation: listed, query }, source, {});
    const { rows } = await db.query<{ n: number }>(`select count(*)::integer as n ${kept}`, [...values]);
    counts[name] = rows[0]?.n ?? 0;
  }
  const { rows } = await db.query<{ at: Date }>("select now() as at");
  return ok({ at: `${rows[0]?.at.toISOString().slice(0, 19)}Z`, counts });
}

/** The history of an existing record. */
export async function answerHistory(call: Call, entity: string, table: string): Promise<Answer> {
  const { rowCount } = await call.db.query(`select from ${table} where id = $1`, [call.id]);
  if (rowCount === 0) throw new Refusal("not-found");
  return answerTable(call, {
    view: "change_view",
    where: `entity = $1 and "recordId" = $2`,
    values: [entity, call.id],
  });
}
