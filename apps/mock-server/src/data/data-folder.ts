import { readFileSync } from "node:fs";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { z } from "zod";
import { contractVersion } from "../control/contract-version.ts";
import { isWorldName } from "../worlds/world-name.ts";
import { dataTexts as texts } from "./data.texts.ts";
import { DataError } from "./data-error.ts";
import { type KeptState, keptState } from "./kept-state.ts";
import { syncFolder } from "./record-file.ts";
import { readLines } from "./record-lines.ts";

export interface FolderGround {
  readonly seed: string;
  readonly rows: Readonly<Record<string, number>>;
}

/** `size` in valid bytes. */
export interface KeptWorld {
  readonly name: string;
  readonly state: KeptState;
  readonly size: number;
}

const aboutName = "palier-data.json";
const lockName = "lock";
const worldsName = "worlds";
const ending = ".log";
const format = "palier-data";

const about = z.object({
  format: z.literal(format),
  version: z.literal(1),
  contract: z.string(),
  seed: z.string(),
  rows: z.record(z.string(), z.int()),
});

/** Kept worlds (T09): seed, lock, one file per world. */
export class DataFolder {
  readonly path: string;
  readonly ground: FolderGround;
  readonly #unlock: () => void;

  private constructor(path: string, ground: FolderGround, unlock: () => void) {
    this.path = path;
    this.ground = ground;
    this.#unlock = unlock;
  }

  /** Throws a {@link DataError} if another server uses it, it holds other files, or the seed differs. */
  static async open(folder: string, asked: Partial<FolderGround>): Promise<DataFolder> {
    const path = resolve(folder);
    try {
      const { DatabaseSync } = await sqlite();
      await mkdir(join(path, worldsName), { recursive: true, mode: 0o700 });
      const names = await readdir(path);
      if (!names.includes(aboutName) && names.some((name) => !ownNames.test(name)))
        throw new DataError(texts.notOurs(path));
      const unlock = lock(path, DatabaseSync);
      try {
        const ground = await groundOf(path, names.includes(aboutName), asked);
        return new DataFolder(path, ground, unlock);
      } catch (error) {
        unlock();
        throw error;
      }
    } catch (error) {
      if (error instanceof DataError || !(error instanceof Error)) throw error;
      throw new DataError(texts.badFolder(path, error.message));
    }
  }

  fileOf(world: string): string {
    return join(this.path, worldsName, world + ending);
  }

  /** Throws a {@link DataError}. */
  async worlds(log: (text: string) => void): Promise<KeptWorld[]> {
    const folder = join(this.path, worldsName);
    const kept: KeptWorld[] = [];
    for (const file of (await readdir(folder)).sort()) {
      const name = basename(file, ending);
      if (file.endsWith(".tmp")) await rm(join(folder, file), { force: true });
      else if (file.endsWith(ending) && isWorldName(name)) kept.push(this.read(name, undefined, log));
    }
    return kept;
  }

  /** Only the first `size` bytes, if given. */
  read(name: string, size?: number, log: (text: string) => void = () => undefined): KeptWorld {
    const file = this.fileOf(name);
    const bytes = readFileSync(file).subarray(0, size);
    const lines = readLines(bytes);
    if ("damagedAt" in lines) throw new DataError(texts.corrupt(file, lines.damagedAt));
    const state = keptState(lines.records);
    if (state === undefined) throw new DataError(texts.unreadable(file, texts.noBeginning));
    if (lines.whole < bytes.length) log(texts.cutOff(file, bytes.length - lines.whole));
    return { name, state, size: lines.whole };
  }

  close(): void {
    this.#unlock();
  }
}

/** Of a folder not yet written to. */
const ownNames = /^(?:lock(?:-journal)?|worlds|palier-data\.json\.tmp)$/;

/** The packages run on Node 20, which has no SQLite. Throws a {@link DataError}. */
async function sqlite() {
  try {
    return await import("node:sqlite");
  } catch {
    throw new DataError(texts.oldNode(process.version));
  }
}

/**
 * An OS file lock ends with its process and holds across containers, unlike a PID file; SQLite has one
 * everywhere.
 */
function lock(path: string, DatabaseSync: Awaited<ReturnType<typeof sqlite>>["DatabaseSync"]): () => void {
  const database = new DatabaseSync(join(path, lockName), { timeout: 0 });
  try {
    database.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
  } catch (error) {
    database.close();
    if (error instanceof Error && error.message.includes("locked")) throw new DataError(texts.inUse(path));
    throw error;
  }
  return () => database.close();
}

async function groundOf(path: string, isThere: boolean, asked: Partial<FolderGround>): Promise<FolderGround> {
  const file = join(path, aboutName);
  const contract = contractVersion();
  if (!isThere) {
    const made = { seed: asked.seed ?? "palier", rows: asked.rows ?? {} };
    await writeWhole(file, `${JSON.stringify({ format, version: 1, contract, ...made }, null, 2)}\n`);
    return made;
  }
  const known = about.safeParse(parsed(file));
  if (!known.success) throw new DataError(texts.unreadable(file, known.error.message));
  const { seed, rows } = known.data;
  if (known.data.contract !== contract)
    throw new DataError(texts.otherContract(path, known.data.contract, contract));
  const kept = shown({ seed, rows });
  const wanted = shown({ seed: asked.seed ?? seed, rows: asked.rows ?? rows });
  if (kept !== wanted) throw new DataError(texts.otherSeed(path, kept, wanted));
  return { seed, rows };
}

const shown = ({ seed, rows }: FolderGround): string => {
  const sorted = Object.entries(rows).sort(([a], [b]) => (a < b ? -1 : 1));
  return texts.seedAndRows(seed, sorted.map(([name, count]) => `${name}=${count}`).join(",") || "–");
};

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new DataError(texts.unreadable(file, error instanceof Error ? error.message : ""));
  }
}

/** Atomic. */
async function writeWhole(file: string, text: string): Promise<void> {
  const handle = await open(`${file}.tmp`, "w", 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.tmp`, file);
  await syncFolder(join(file, ".."));
}
