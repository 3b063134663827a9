import type { WorldHost } from "../worlds/world-host.ts";
import { RecordFile } from "./record-file.ts";
import { lineOf } from "./record-lines.ts";
import { WorldChanges } from "./world-changes.ts";

/** The file is rewritten beyond this multiple of its first size, and this size in bytes. */
const mostGrowth = 4;
const leastRewritten = 1_000_000;

/** One line per change, compacted now and then. */
export class WorldLog {
  readonly host: WorldHost;
  readonly #file: RecordFile;
  readonly #changes: WorldChanges;
  #stateSize: number;
  /** Lines mean nothing without the state they change. */
  #lacksState: boolean;
  #queued: Promise<void> | undefined;
  /** Writers wait for it. */
  #pending: Promise<void> | undefined;
  /** Readers wait for it. */
  #shown: Promise<unknown> | undefined;
  #rewrittenFrom = leastRewritten;

  /**
   * @param size valid bytes, equal to the present world; 0 without a file
   * @param lost rolls the world back to this size
   */
  constructor(host: WorldHost, path: string, size: number, lost: (size: number) => void) {
    this.host = host;
    this.#stateSize = size;
    this.#lacksState = size === 0;
    this.#file = new RecordFile(path, size, () => {
      lost(this.#file.size);
      this.#changes.skip();
    });
    this.#changes = new WorldChanges(host);
  }

  /** What the answer must wait for: what a reader may have seen, a writer's own change. */
  commit(isRead: boolean): Promise<unknown> | undefined {
    if (!this.#changes.isSameWorld) this.#lacksState = true;
    if (this.#lacksState) return this.#rewrite();
    const [pending, shown] = [this.#pending, this.#shown];
    const written = this.#append(isRead);
    if (written === undefined) return isRead ? shown : pending;
    const { size } = this.#file;
    if (size > this.#rewrittenFrom && size > mostGrowth * this.#stateSize) {
      this.#rewrittenFrom = size + leastRewritten;
      // If it fails, the lines still hold the state.
      this.#rewrite().catch(() => undefined);
    }
    // Lost due work would be done again, so readers need not wait for it.
    return isRead ? shown : written;
  }

  close(): Promise<void> {
    return this.#file.close();
  }

  remove(): Promise<void> {
    return this.#file.remove();
  }

  #append(isRead: boolean): Promise<void> | undefined {
    const change = this.#changes.take();
    if (change === undefined) return undefined;
    return this.#track(this.#file.append(lineOf(JSON.stringify(change))), isRead);
  }

  #rewrite(): Promise<void> {
    if (this.#queued !== undefined) return this.#queued;
    const written = this.#track(
      this.#file
        .replace(() => this.#state())
        .then(() => {
          this.#stateSize = this.#file.size;
          this.#rewrittenFrom = leastRewritten;
          // A reset may have replaced the world.
          if (this.#changes.isSameWorld) this.#lacksState = false;
        }),
      // A failed compaction loses nothing.
      !this.#lacksState,
    );
    this.#queued = written;
    return written;
  }

  #state(): Iterable<string> {
    this.#queued = undefined;
    // Queued lines follow the state and must lead to it again.
    if (!this.#lacksState) this.#append(false);
    const records = this.#changes.whole();
    return (function* () {
      for (const record of records) yield lineOf(JSON.stringify(record));
    })();
  }

  #track(work: Promise<void>, isRead: boolean): Promise<void> {
    const ended = () => {
      if (this.#pending === done) this.#pending = undefined;
      if (this.#shown === shown) this.#shown = undefined;
    };
    const done: Promise<void> = work.finally(ended);
    const harmless = isRead ? done.catch(() => undefined) : done;
    const shown = this.#shown === undefined ? harmless : Promise.all([this.#shown, harmless]);
    // Not unhandled without callers.
    for (const each of [done, shown]) each.catch(() => undefined);
    this.#pending = done;
    this.#shown = shown;
    return done;
  }
}
