import { mkdirSync, readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { contractVersion } from "../control/contract-version.ts";
import { carryOver, presentShape } from "./carry-over.ts";
import { dataTexts as texts } from "./data.texts.ts";
import { DataError } from "./data-error.ts";

/** What every world of a folder was made from. */
export interface FolderGround {
  readonly seed: string;
  readonly rows: Readonly<Record<string, number>>;
}

const lockName = "lock";
/** Written by `/ready`, to know whether the disk takes more. */
export const probeName = "ready";
const databaseName = "palier.sqlite";
/** Of the format before SQLite. */
const formerName = "palier-data.json";
const ownNames = new RegExp(
  `^(?:${lockName}|${probeName}|${databaseName.replace(".", "\\.")})(?:-journal|-wal|-shm)?$`,
);

/** Rows of `item` are read in the order in which they were written. */
const schema = `
  CREATE TABLE about (contract TEXT NOT NULL, shape TEXT NOT NULL, seed TEXT NOT NULL, rows TEXT NOT NULL);
  CREATE TABLE item (
    world TEXT NOT NULL, list TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (world, list, id)
  );`;

/** A folder with kept worlds (T09): one database, and a lock that its server holds until it is closed. */
export interface DataFolder {
  readonly file: string;
  readonly ground: FolderGround;
  /** In a transaction where another contract wrote the worlds: to be committed once all of them are read. */
  readonly database: DatabaseSync;
  /** What this contract added to them, in a transaction that is still open; undefined if they were of this contract. */
  readonly added: readonly string[] | undefined;
  close(): void;
}

/**
 * Creates what is missing.
 * @throws DataError if another server uses the folder, it holds other files, it is of the former format, seed or
 * rows differ, or a contract wrote it from which rows can't be carried over
 */
export async function openFolder(folder: string, asked: Partial<FolderGround>): Promise<DataFolder> {
  const path = resolve(folder);
  const file = join(path, databaseName);
  const opened: DatabaseSync[] = [];
  const close = () => {
    for (const each of opened.splice(0).reverse()) each.close();
  };
  const { DatabaseSync } = await loadSqlite();
  // Only the owner may read the files: they hold names of sessions. Nothing else runs meanwhile.
  const mask = process.umask(0o077);
  try {
    makeFolder(path);
    const names = readdirSync(path);
    if (names.includes(formerName)) throw new DataError(texts.formerFormat(path));
    if (names.some((name) => !ownNames.test(name))) throw new DataError(texts.notOurs(path));
    const lock = new DatabaseSync(join(path, lockName), { timeout: 0 });
    opened.push(lock);
    take(lock, path);
    const database = new DatabaseSync(file);
    opened.push(database);
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
    if (!names.includes(databaseName)) database.exec(`BEGIN; ${schema}; COMMIT`);
    checkWhole(database, file);
    return { file, database, close, ...groundOf(database, path, asked) };
  } catch (error) {
    close();
    if (error instanceof DataError || !(error instanceof Error)) throw error;
    throw new DataError(texts.badFolder(path, error.message));
  } finally {
    process.umask(mask);
  }
}

/** Part by part: where nothing can be made, as below `/proc`, Node's `recursive` asks without an end. */
function makeFolder(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EEXIST") return;
    if (code !== "ENOENT" || dirname(path) === path) throw error;
    makeFolder(dirname(path));
    mkdirSync(path, { mode: 0o700 });
  }
}

/** The packages run on Node 20, which has no SQLite. Throws a {@link DataError}. */
async function loadSqlite() {
  try {
    return await import("node:sqlite");
  } catch {
    throw new DataError(texts.oldNode(process.version));
  }
}

/**
 * A lock of the system ends with its process and holds across containers, unlike a file with the process's
 * number. It is apart from the worlds, so that another program can copy these while the server runs.
 */
function take(lock: DatabaseSync, path: string): void {
  try {
    lock.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
  } catch (error) {
    if (error instanceof Error && error.message.includes("locked")) throw new DataError(texts.inUse(path));
    throw error;
  }
}

function checkWhole(database: DatabaseSync, file: string): void {
  let fault: unknown;
  try {
    fault = database.prepare("PRAGMA quick_check(1)").get()?.quick_check;
  } catch (error) {
    fault = error instanceof Error ? error.message : error;
  }
  if (fault !== "ok") throw new DataError(texts.corrupt(file, String(fault)));
}

const about = z.object({
  contract: z.string(),
  /** Missing in a folder of a version that refused all other contracts. */
  shape: z.string().optional(),
  seed: z.string(),
  rows: z.string(),
});

function groundOf(
  database: DatabaseSync,
  path: string,
  asked: Partial<FolderGround>,
): Pick<DataFolder, "ground" | "added"> {
  const contract = contractVersion();
  const found = database.prepare("SELECT * FROM about").get();
  if (found === undefined) {
    const made = { seed: asked.seed ?? "palier", rows: asked.rows ?? {} };
    const write = database.prepare("INSERT INTO about (contract, shape, seed, rows) VALUES (?, ?, ?, ?)");
    write.run(contract, JSON.stringify(presentShape()), made.seed, JSON.stringify(made.rows));
    return { ground: made, added: undefined };
  }
  const known = about.parse(found);
  const seed = known.seed;
  const rows = z.record(z.string(), z.int()).parse(JSON.parse(known.rows));
  const kept = shown({ seed, rows });
  const wanted = shown({ seed: asked.seed ?? seed, rows: asked.rows ?? rows });
  if (kept !== wanted) throw new DataError(texts.otherSeed(path, kept, wanted));
  const added = known.contract === contract ? undefined : carryOver(database, path, known);
  return { ground: { seed, rows }, added };
}

const shown = ({ seed, rows }: FolderGround): string => {
  const sorted = Object.entries(rows).sort(([a], [b]) => (a < b ? -1 : 1));
  return texts.seedAndRows(seed, sorted.map(([name, count]) => `${name}=${count}`).join(",") || "–");
};
