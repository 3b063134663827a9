/** What forms of single-table records show (`answerNew`, `answerEdit`), and how they are saved. */
import { type Answer, type Call, ok } from "./call.ts";
import { texts } from "./postgres-backend.texts.ts";
import { changed, type Kind, note, read, take } from "./records.ts";
import { refuseFields } from "./refusal.ts";

export interface Form extends Kind {
  /** Table columns by form field. */
  readonly columns: Readonly<Record<string, string>>;
  /** Referenced tables by form field. */
  readonly references: Readonly<Record<string, string>>;
  /** Values of a new record. */
  readonly initial: object;
}

export const answerNew = async (call: Call, form: Form): Promise<Answer> =>
  ok({ values: form.initial, choices: await choices(call, form) });

export async function answerEdit(call: Call, form: Form): Promise<Answer> {
  const record = await read(call, form, call.id);
  const names = [...Object.keys(form.columns), "version"];
  const values = Object.fromEntries(names.map((name) => [name, record[name]]));
  return ok({ values, choices: await choices(call, form), record });
}

/** By field: the document's labels, or records. */
async function choices({ db, operation, document }: Call, { references }: Form) {
  const values = operation.answer.properties?.values ?? {};
  const found: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(document.schema(values).properties ?? {})) {
    const labels = schema["x-labels"];
    if (labels !== undefined) found[name] = Object.entries(labels).map(([id, text]) => ({ id, text }));
    const table = references[name];
    if (table === undefined) continue;
    const { rows } = await db.query(`select id, name as text from ${table} order by name collate french, id`);
    found[name] = rows;
  }
  return found;
}

export async function create(call: Call, form: Form): Promise<Answer> {
  const entries = Object.entries(form.columns);
  const names = entries.map(([, column]) => column).join(", ");
  const places = entries.map((_, at) => `$${at + 1}`).join(", ");
  const values = entries.map(([field]) => keptValue(call, field));
  const { rows } = await named(form, () =>
    call.db.query<{ id: number }>(
      `insert into ${form.table} (${names}) values (${places}) returning id`,
      values,
    ),
  );
  const record = await read(call, form, rows[0]?.id ?? 0);
  await note(call, form, "created", record);
  return ok(record, 201);
}

/** Refuses changes of frozen fields. */
export async function edit(call: Call, form: Form): Promise<Answer> {
  const before = await take(call, form);
  const frozen = call.operation.frozen.filter((name) => call.body[name] !== before[name]);
  if (frozen.length > 0) throw refuseFields(frozen, texts.frozen);
  const entries = Object.entries(form.columns);
  // Nothing changed: version and history stay.
  if (entries.every(([field]) => keptValue(call, field) === before[field])) return ok(before);
  const set = entries.map(([, column], at) => `${column} = $${at + 2}`).join(", ");
  const values = entries.map(([field]) => keptValue(call, field));
  await named(form, () =>
    call.db.query(`update ${form.table} set ${set} where id = $1`, [before.id, ...values]),
  );
  return ok(await changed(call, form, before));
}

/** E-mails are stored in lower case. */
function keptValue({ body, operation }: Call, field: string): unknown {
  const value = body[field] ?? null;
  const isEmail = operation.body?.properties?.[field]?.["x-kind"] === "email";
  return isEmail && typeof value === "string" ? value.toLowerCase() : value;
}

const unique = "23505";
const foreign = "23503";

/** A violated constraint is reported at the field of the column in its name. */
async function named<T>({ columns }: Form, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Error && "code" in error && "constraint" in error)) throw error;
    const field = Object.keys(columns).find((name) => String(error.constraint).includes(`_${columns[name]}`));
    if (field === undefined || (error.code !== unique && error.code !== foreign)) throw error;
    throw refuseFields([field], error.code === unique ? texts.taken : texts.gone);
  }
}
