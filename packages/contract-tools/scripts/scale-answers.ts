/**
 * Compares the searches of docs/scale/postgres.sql with the mock server's: the same words, on the same rows
 * in a database.
 */
import { contract, formatBracketQuery, maxPageLength, routesOf } from "@palier/contract";
import { startServer } from "@palier/mock-server/node";
import type { Client } from "pg";
import { z } from "zod";
import { columnsOf, indexesOf, type ListedTable, searchedColumns } from "./scale-model.ts";
import { type Column, quoted } from "./scale-names.ts";
import { type Search, searchIn, searchInOne } from "./scale-search.ts";
import { createText } from "./scale-text.ts";
import { soughtOf } from "./scale-words.ts";

export interface Answered {
  /** The list's route. */
  readonly list: string;
  readonly rows: number;
  readonly questions: number;
  /** Questions that found a row, and not all of them. */
  readonly telling: number;
  readonly differences: readonly string[];
}

/** Per list that residents fill. */
const rows = 2000;
const counts = {
  user: rows,
  building: rows,
  order: rows,
  incident: rows,
  conversation: rows,
  quotation: rows,
};
/** Besides words of rows: also signs that a careless pattern would interpret. */
const others = [
  "12",
  "7",
  "1 234",
  "100%",
  "_",
  "\\",
  "l'",
  "l’",
  "ETE",
  "oeu",
  "/11/",
  "0,",
  "=enabled",
  "zqxj",
];
/** Computed for the answer (a wait in days grows overnight), so the mock server does not search them. */
const computed: ReadonlySet<string> = new Set(["ula.hasProof", "ula.ageDays"]);

const page = z.object({
  recordsFiltered: z.number(),
  data: z.array(z.looseObject({ id: z.number() })),
});

/** Compares lists without a record in their address. */
export async function compareAnswers(db: Client): Promise<Answered[]> {
  const mock = await startServer({ port: 0, rows: { ...counts, alert: 200, callback: 500, change: 200 } });
  try {
    const ask = await signedIn(mock.url);
    const answered: Answered[] = [];
    for (const { name: route, meta, template } of routesOf(contract)) {
      if (meta.kind !== "table" || template.includes("{")) continue;
      // Lists of one entity may differ in columns, so each has its own table here.
      const columns = columnsOf(meta.row).filter(({ name }) => !computed.has(`${meta.entity}.${name}`));
      const table = { name: meta.entity, columns, filters: [] };
      answered.push({ list: route, ...(await compareList(db, table, (search) => ask(template, search))) });
    }
    return answered;
  } finally {
    await mock.close();
  }
}

type Ask = (search: object) => Promise<readonly { readonly id: number }[]>;

async function compareList(db: Client, table: ListedTable, ask: Ask): Promise<Omit<Answered, "list">> {
  const all = await ask({});
  await db.query(createText(table));
  const names = table.columns.map(({ name }) => quoted(name)).join(", ");
  await db.query(
    `insert into ${quoted(table.name)} (${names}) select ${names} from jsonb_populate_recordset(null::${quoted(table.name)}, $1)`,
    [JSON.stringify(all)],
  );
  for (const { name, on } of indexesOf(table))
    await db.query(`create index ${quoted(name)} on ${quoted(table.name)} ${on}`);
  const differences: string[] = [];
  let questions = 0;
  let telling = 0;
  const compare = async (what: string, { where, given }: Search, search: object) => {
    const { rows: found } = await db.query<{ id: number }>(
      `select id from ${quoted(table.name)} where ${where} order by id`,
      [...given],
    );
    const ids = found.map(({ id }) => id);
    const meant = (await ask(search)).map(({ id }) => id).toSorted((a, b) => a - b);
    questions += 1;
    if (meant.length > 0 && meant.length < all.length) telling += 1;
    if (ids.join() !== meant.join())
      differences.push(`${what}: ${ids.length} rows in SQL, ${meant.length} in the contract`);
  };
  const columns = searchedColumns(table);
  const sought = await soughtOf(db, table, 4);
  for (const word of new Set([...sought.flatMap(({ words }) => words), ...others]))
    await compare(`« ${word} »`, searchIn(columns, word), { search: { value: word } });
  for (const { column, words } of sought)
    for (const word of [...words.slice(0, 6), ...more(column)])
      await compare(`« ${word} » in ${column.name}`, searchInOne(column, word), {
        columns: [{ data: column.name, searchable: true, search: { value: word } }],
      });
  await db.query(`drop table ${quoted(table.name)}`);
  return { rows: all.length, questions, telling, differences };
}

const more = ({ field }: Column): readonly string[] => (field.kind === "flag" ? ["oui", "NON"] : ["12", "1"]);

/** Returns a function that reads all pages of a list under a search. */
async function signedIn(url: string) {
  const login = await fetch(`${url}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "jeanne.martin@palier.test", password: "palier" }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  return async (path: string, search: object) => {
    const found: { id: number }[] = [];
    for (;;) {
      const query = formatBracketQuery({ draw: 1, start: found.length, length: maxPageLength, ...search });
      const answer = await fetch(`${url}/api${path}?${query}`, { headers: { cookie } });
      const { recordsFiltered, data } = page.parse(await answer.json());
      found.push(...data);
      if (found.length >= recordsFiltered || data.length === 0) return found;
    }
  };
}
