import type { WorldHost } from "../worlds/world-host.ts";
import { RecordFile } from "./record-file.ts";
import { lineOf } from "./record-lines.ts";
import { WorldChanges } from "./world-changes.ts";

/** A file is written anew once it is this many times as long as the state that it began with, and this long in bytes. */
const mostGrowth = 4;
const leastRewritten = 1_000_000;

/** One world and its file: each change is a line, and now and then the lines become the state that they lead to. */
export class WorldLog {
  readonly host: WorldHost;
  readonly #file: RecordFile;
  readonly #changes: WorldChanges;
  /** How long the file was when it held the state alone. */
  #stateSize: number;
  /** Until the file holds a state of this very world, lines alone would say nothing. */
  #lacksState: boolean;
  /** A state that waits for its turn to be written: it will be the one that the world has then. */
  #queued: Promise<void> | undefined;
  /** The last thing that is under way: who changed something is not answered before. */
  #pending: Promise<void> | undefined;
  /** The same for who looks: it fails only with what somebody changed. */
  #shown: Promise<unknown> | undefined;
  #rewrittenFrom = leastRewritten;

  /**
   * @param size of the good bytes of its file, which hold what the world is now; 0 when there is none.
   * @param lost puts the world back to what the first bytes of its file have, as many as it is given.
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

  /**
   * Writes down what changed. Gives what an answer must wait for: all that a reader could have seen, and what a writer
   * changed as well. Undefined when that is on the disk.
   */
  commit(isRead: boolean): Promise<unknown> | undefined {
    if (!this.#changes.isSameWorld) this.#lacksState = true;
    if (this.#lacksState) return this.#rewrite();
    const [pending, shown] = [this.#pending, this.#shown];
    const written = this.#append(isRead);
    if (written === undefined) return isRead ? shown : pending;
    const { size } = this.#file;
    if (size > this.#rewrittenFrom && size > mostGrowth * this.#stateSize) {
      this.#rewrittenFrom = size + leastRewritten;
      // Nobody waits for it, since the lines say the same; where there is no room for it they go on.
      this.#rewrite().catch(() => undefined);
    }
    // What a read brought about (something was due) comes about again in the same way: it need not be kept.
    return isRead ? shown : written;
  }

  /** Waits for what is under way, and lets the file go. */
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
          // Another may have come in its place meanwhile.
          if (this.#changes.isSameWorld) this.#lacksState = false;
        }),
      // While lines say the same, nobody need hear that there was no room for a shorter file.
      !this.#lacksState,
    );
    this.#queued = written;
    return written;
  }

  /** The state at the moment at which it is written. */
  #state(): Iterable<string> {
    this.#queued = undefined;
    // A line for what has none yet, behind the lines that wait: they will stand behind the state, and lead to it again.
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
    // Whoever waits hears of it; where nobody does, nobody need.
    for (const each of [done, shown]) each.catch(() => undefined);
    this.#pending = done;
    this.#shown = shown;
    return done;
  }
}
