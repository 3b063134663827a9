import type { PoolClient } from "pg";
import type { Answer } from "./call.ts";
import { Refusal } from "./refusal.ts";
import { hash } from "./session.ts";

export interface Intention {
  readonly admin: number;
  readonly path: string;
  readonly key: string;
  readonly body: string;
}

/**
 * `work` runs only for the first request with this key; later ones get its answer. A concurrent duplicate
 * waits for the first transaction, as both insert the same primary key. A refusal rolls the key back.
 */
export async function answerOnce(
  db: PoolClient,
  { admin, path, key, body }: Intention,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const place = [admin, path, key];
  const inserted = await db.query(
    "insert into answer (admin_id, path, key, body_hash) values ($1, $2, $3, $4) on conflict do nothing",
    [...place, hash(body)],
  );
  const where = "admin_id = $1 and path = $2 and key = $3";
  if (inserted.rowCount === 0) {
    const { rows } = await db.query<{ body_hash: string; status: number; body: string }>(
      `select body_hash, status, body from answer where ${where}`,
      place,
    );
    const [first] = rows;
    if (first?.body_hash !== hash(body)) throw new Refusal("conflict");
    return { status: first.status, json: JSON.parse(first.body) };
  }
  const answer = await work();
  if ("json" in answer) {
    const kept = [...place, answer.status, JSON.stringify(answer.json)];
    await db.query(`update answer set status = $4, body = $5 where ${where}`, kept);
  }
  return answer;
}
