import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/** Lines that wait to be written, and who waits for them. */
interface Waiting {
  readonly line: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A file that grows by whole lines. What {@link append} and {@link replace} promise is on the disk once they resolve: the
 * bytes are synced, and a new name in its folder too. Whoever waits together is written together, with one sync.
 */
export class RecordFile {
  readonly path: string;
  #handle: FileHandle | undefined;
  /** How many bytes are good. */
  #size: number;
  /** True while bytes behind the good ones may stand in the file. */
  #hasRest = false;
  #waiting: Waiting[] = [];
  #work: Promise<void> = Promise.resolve();
  readonly #lost: () => void;

  /**
   * @param size of the good bytes of a file that is there; what stands behind them is cut off by the next write.
   * @param lost called when lines cannot be written, before anybody who waits for them hears of it.
   */
  constructor(path: string, size: number, lost: () => void) {
    this.path = path;
    this.#lost = lost;
    this.#size = size;
    this.#hasRest = size > 0;
  }

  get size(): number {
    return this.#size;
  }

  /** Adds a line behind all that were asked for before. Rejects when it is not on the disk; then no later one is either. */
  append(line: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ line, resolve, reject });
      if (this.#waiting.length === 1) this.#then(() => this.#writeWaiting());
    });
  }

  /** Puts other lines in place of all: whoever looks finds the old file or the new one, whole. */
  replace(lines: () => Iterable<string>): Promise<void> {
    return this.#then(() => this.#replace(lines));
  }

  /** Deletes the file. */
  remove(): Promise<void> {
    return this.#then(async () => {
      await this.#handle?.close();
      this.#handle = undefined;
      this.#size = 0;
      await rm(this.path, { force: true });
      await syncFolder(dirname(this.path));
    });
  }

  /** Waits for what was asked, and lets the file go. */
  close(): Promise<void> {
    return this.#then(async () => {
      await this.#handle?.close();
      this.#handle = undefined;
    });
  }

  /** One thing after the other; a failure is its caller's alone. */
  #then(work: () => Promise<void>): Promise<void> {
    const done = this.#work.then(work);
    this.#work = done.catch(() => undefined);
    return done;
  }

  async #writeWaiting(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    if (waiting.length === 0) return;
    try {
      const handle = await this.#opened();
      const bytes = Buffer.from(waiting.map(({ line }) => line).join(""));
      this.#hasRest = true;
      await writeAll(handle, bytes, this.#size);
      await handle.datasync();
      this.#hasRest = false;
      this.#size += bytes.length;
    } catch (error) {
      // Those behind it were made on top of what is not there.
      const all = [...waiting, ...this.#waiting.splice(0)];
      this.#lost();
      for (const { reject } of all) reject(error);
      return;
    }
    for (const { resolve } of waiting) resolve();
  }

  async #opened(): Promise<FileHandle> {
    this.#handle ??= await open(this.path, "r+");
    if (this.#hasRest) await this.#handle.truncate(this.#size);
    this.#hasRest = false;
    return this.#handle;
  }

  async #replace(lines: () => Iterable<string>): Promise<void> {
    const temporary = `${this.path}.tmp`;
    const handle = await open(temporary, "w", 0o600);
    try {
      let size = 0;
      for (const line of lines()) {
        const bytes = Buffer.from(line);
        await writeAll(handle, bytes, size);
        size += bytes.length;
      }
      await handle.sync();
      await rename(temporary, this.path);
      const old = this.#handle;
      this.#handle = handle;
      this.#size = size;
      this.#hasRest = false;
      await old?.close();
    } catch (error) {
      await handle.close();
      await rm(temporary, { force: true });
      throw error;
    }
    await syncFolder(dirname(this.path));
  }
}

/** A full disk takes a part of what it is given before it says no. */
async function writeAll(handle: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let at = 0; at < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, at, bytes.length - at, position + at);
    at += bytesWritten;
  }
}

/** Puts the names of a folder on the disk. Not every system lets a folder be synced: there the name follows by itself. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
