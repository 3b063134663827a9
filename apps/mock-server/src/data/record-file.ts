import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

interface Waiting {
  readonly line: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * An append-only file. {@link append} and {@link replace} resolve once synced; concurrent lines share one
 * sync.
 */
export class RecordFile {
  readonly path: string;
  #handle: FileHandle | undefined;
  /** Length of the valid bytes. */
  #size: number;
  /** Invalid bytes may follow. */
  #hasRest = false;
  #waiting: Waiting[] = [];
  #work: Promise<void> = Promise.resolve();
  readonly #lost: () => void;

  /**
   * @param size valid bytes; the rest is truncated
   * @param lost called when a write fails, before callers are rejected
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

  /** Rejects, with all later lines, on failure. */
  append(line: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ line, resolve, reject });
      if (this.#waiting.length === 1) this.#then(() => this.#writeWaiting());
    });
  }

  /** Atomic. */
  replace(lines: () => Iterable<string>): Promise<void> {
    return this.#then(() => this.#replace(lines));
  }

  remove(): Promise<void> {
    return this.#then(async () => {
      await this.#handle?.close();
      this.#handle = undefined;
      this.#size = 0;
      await rm(this.path, { force: true });
      await syncFolder(dirname(this.path));
    });
  }

  close(): Promise<void> {
    return this.#then(async () => {
      await this.#handle?.close();
      this.#handle = undefined;
    });
  }

  /** A failure reaches only its caller. */
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
      // Later lines build on the lost ones.
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

/** A full disk may write a part. */
async function writeAll(handle: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let at = 0; at < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, at, bytes.length - at, position + at);
    at += bytesWritten;
  }
}

/** Unsupported on Windows. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
