import type { MockApp, MockOptions } from "../app.ts";
import { readSnapshot } from "../control/read-snapshot.ts";
import { returnHost } from "../control/restore-host.ts";
import { checkedRows } from "../control/worlds.ts";
import type { CoreAnswer, CoreRequest, Eventually } from "../core/exchange.ts";
import { problemAnswer, Refusal, refusalText } from "../core/refusal.ts";
import { namespacePrefix } from "../realtime/realtime.ts";
import { askedWorld } from "../worlds/world-name.ts";
import { dataTexts as texts } from "./data.texts.ts";
import { DataError } from "./data-error.ts";
import { type DataFolder, type FolderGround, openFolder } from "./data-folder.ts";
import { inTransaction, KeptWorld, readWorld, removeWorld, worldNames } from "./kept-world.ts";

/** In ms, for changes outside calls (sockets). */
const often = 1_000;
const underControl = /^\/__mock\/worlds\/([^/]+)/;

/**
 * Keeps worlds in a folder (T09): what a call changed is on the disk before its answer leaves. Where the disk
 * refuses, the world returns to what was written, and the call is refused.
 */
export class Keeper {
  /** For creating the app. */
  readonly options: Pick<MockOptions, "seed" | "rows" | "worldTtl" | "watcher">;
  readonly #folder: DataFolder;
  readonly #log: (text: string) => void;
  readonly #kept = new Map<string, KeptWorld>();
  readonly #used = new Set<string>();
  #app: MockApp | undefined;
  /** A call during which one happened may have lost its changes. */
  #returns = 0;
  #timer: NodeJS.Timeout | undefined;

  private constructor(folder: DataFolder, log: (text: string) => void, worldTtl: number) {
    this.#folder = folder;
    this.#log = log;
    const { seed, rows } = folder.ground;
    const watcher = { used: (world: string) => void this.#used.add(world), closed: this.#forget };
    this.options = { seed, rows: checkedRows(rows), worldTtl, watcher };
  }

  /**
   * Opens the folder; its worlds follow with {@link load}.
   * @param worldTtl idle ms before eviction; defaults to never
   * @throws DataError
   */
  static async open(
    path: string,
    asked: Partial<FolderGround>,
    log: (text: string) => void,
    worldTtl: number = Number.POSITIVE_INFINITY,
  ): Promise<Keeper> {
    return new Keeper(await openFolder(path, asked), log, worldTtl);
  }

  /**
   * Opens the kept worlds in the app and returns their number.
   * @throws DataError, after letting the folder go
   */
  load(app: MockApp): number {
    this.#app = app;
    const { database } = this.#folder;
    const names = worldNames(database);
    for (const name of names) {
      try {
        const { saved, sessions, service } = readWorld(database, name);
        app.control.put(name, saved);
        const host = app.worlds.of(name);
        host.world.sessions.restore(sessions);
        host.board.online = service.online;
        host.board.rules = service.rules;
        this.#kept.set(name, new KeptWorld(host, database, true));
      } catch (error) {
        this.#folder.close();
        const why = error instanceof Refusal ? refusalText(error) : String(error);
        throw new DataError(texts.unreadable(this.#folder.file, name, why));
      }
    }
    const { added, file } = this.#folder;
    if (added !== undefined) {
      database.exec("COMMIT");
      this.#log(texts.carriedOver(file, added));
    }
    this.#saveUsed();
    this.#timer = setInterval(() => this.#saveUsed(), often);
    this.#timer.unref();
    return names.length;
  }

  /** Serves a call; its answer leaves once what it changed is kept. */
  answer(
    request: CoreRequest,
    serve: () => Eventually<CoreAnswer> | undefined,
  ): Eventually<CoreAnswer> | undefined {
    const before = this.#returns;
    const done = (answer: CoreAnswer): CoreAnswer => {
      for (const name of worldsOf(request)) this.#used.add(name);
      this.#saveUsed();
      const isRead = request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS";
      return this.#returns === before || isRead
        ? answer
        : problemAnswer("internal", { detail: texts.refused });
    };
    const answer = serve();
    if (answer === undefined) return undefined;
    return answer instanceof Promise ? answer.then(done) : done(answer);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#saveUsed();
    this.#folder.close();
  }

  readonly #forget = (world: string): void => {
    this.#kept.delete(world);
    const { database } = this.#folder;
    this.#attempt(world, () => inTransaction(database, () => removeWorld(database, world)));
  };

  #saveUsed(): void {
    const names = [...this.#used];
    for (const name of names) {
      const host = this.#app?.worlds.peek(name);
      if (host === undefined) continue;
      const kept = this.#kept.get(name) ?? new KeptWorld(host, this.#folder.database, false);
      this.#kept.set(name, kept);
      if (!this.#attempt(name, () => kept.save())) this.#return(name, kept);
    }
    // Saving uses its world.
    this.#used.clear();
  }

  #attempt(world: string, write: () => void): boolean {
    try {
      write();
      return true;
    } catch (error) {
      this.#log(texts.notSaved(world, error instanceof Error ? error.message : String(error)));
      return false;
    }
  }

  /** To what was written last: of a world that never was, that is the seed. */
  #return(name: string, kept: KeptWorld): void {
    this.#returns += 1;
    const host = this.#app?.worlds.peek(name);
    const { database } = this.#folder;
    if (host === undefined) return;
    if (!worldNames(database).includes(name)) {
      host.reset();
      return;
    }
    const { saved, sessions } = readWorld(database, name);
    returnHost(host, readSnapshot(saved), sessions);
    kept.skip();
  }
}

function worldsOf(request: CoreRequest): string[] {
  const controlled = underControl.exec(request.path)?.[1];
  if (controlled !== undefined) return [controlled];
  const namespace = new URLSearchParams(request.query).get("ns");
  return namespace?.startsWith(namespacePrefix)
    ? [namespace.slice(namespacePrefix.length)]
    : [askedWorld(request)];
}
