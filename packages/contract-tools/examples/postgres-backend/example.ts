import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Pool } from "pg";
import { startBackend } from "./backend.ts";
import { startCluster } from "./cluster.ts";
import { readDocument } from "./document.ts";
import { keptPassword } from "./session.ts";

export const admin = { email: "admin@palier.test", password: "palier" };

export interface Example {
  readonly url: string;
  readonly pool: Pool;
  readonly stop: () => Promise<void>;
}

/** A temporary PostgreSQL with tables and records, and the backend over HTTP. */
export async function startExample(programs: string, document: string, port: number): Promise<Example> {
  const cluster = await startCluster(programs);
  const pool = new Pool({ ...cluster.connection, max: 8 });
  // The pool replaces a broken idle connection.
  pool.on("error", ({ message }) => console.error(message));
  const stop = async () => {
    await pool.end();
    await cluster.stop();
  };
  try {
    await fill(pool);
    const { url, close } = await startBackend(pool, readDocument(document), port);
    return { url, pool, stop: () => close().then(stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function fill(pool: Pool): Promise<void> {
  const script = (name: string) => readFile(join(import.meta.dirname, name), "utf8");
  await pool.query(await script("schema.sql"));
  await pool.query(
    "insert into admin (email, password, first_name, last_name) values ($1, $2, 'Ada', 'Martin')",
    [admin.email, keptPassword(admin.password)],
  );
  await pool.query(await script("seed.sql"));
}
