/** Versioned records: read under a row lock, changed once, and logged in the history. */
import type { Call, Values } from "./call.ts";
import { Refusal } from "./refusal.ts";

export interface Kind {
  readonly entity: string;
  readonly table: string;
  readonly view: string;
}

export type Stored = Values & { readonly id: number; readonly version: number };

/** The record in the contract's shape. */
export async function read({ db }: Call, { view }: Kind, id: number): Promise<Stored> {
  const { rows } = await db.query<{ record: Stored }>(
    `select to_json(v) as record from ${view} v where id = $1`,
    [id],
  );
  if (rows[0] === undefined) throw new Refusal("not-found");
  return rows[0].record;
}

/** Locks the record until the request ends; refuses a stale version. */
export async function take(call: Call, kind: Kind): Promise<Stored> {
  const { db, id, body } = call;
  await db.query(`select from ${kind.table} where id = $1 for update`, [id]);
  const record = await read(call, kind, id);
  if (body.version !== undefined && body.version !== record.version) {
    const { rows } = await db.query(
      `select a.email, n.name from change c join admin a on a.id = c.admin_id join admin_name n on n.id = a.id
       where c.entity = $1 and c.record_id = $2 order by c.id desc limit 1`,
      [kind.entity, id],
    );
    throw new Refusal("stale-version", { current: record, changedBy: rows[0] });
  }
  return record;
}

/** Increments the version, logs the changes and reads the record back. */
export async function changed(call: Call, kind: Kind, before: Stored): Promise<Stored> {
  await call.db.query(`update ${kind.table} set version = version + 1 where id = $1`, [before.id]);
  const after = await read(call, kind, before.id);
  await note(call, kind, "updated", after, before);
  return after;
}

export async function note(
  { db, admin, document, operation }: Call,
  { entity }: Kind,
  event: string,
  after: Stored,
  before: Values = {},
): Promise<void> {
  const text = (value: unknown) => (value === undefined || value === null ? null : String(value));
  const changes = Object.entries(operation.answer.properties ?? {})
    .filter(([name, schema]) => name !== "version" && document.schema(schema).type !== "array")
    .map(([field, { title }]) => ({
      field,
      label: title ?? field,
      from: text(before[field]),
      to: text(after[field]),
    }))
    .filter(({ from, to }) => from !== to);
  await db.query(
    "insert into change (admin_id, event, entity, record_id, changes) values ($1, $2, $3, $4, $5)",
    [admin, event, entity, after.id, JSON.stringify(changes)],
  );
}

/** Refuses a forbidden transition, and counts that changed since they were confirmed. */
export function checkChange({ operation, body }: Call, record: Stored): void {
  const { change } = operation;
  if (change === undefined) return;
  const allowed = change.next[String(record.status)] ?? [];
  if (!allowed.includes(String(body.status))) throw new Refusal("wrong-state", { allowed });
  if (change.counted.some((column) => body[column] !== record[column]))
    throw new Refusal("conflict", { current: record });
}
