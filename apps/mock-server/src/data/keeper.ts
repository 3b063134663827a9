import { isRecord } from "@palier/firebase-rules/json";
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
import { DataFolder } from "./data-folder.ts";
import type { KeptState } from "./kept-state.ts";
import { WorldLog } from "./world-log.ts";

/** In ms, for changes outside calls (sockets). */
const often = 1_000;
const underControl = /^\/__mock\/worlds\/([^/]+)/;

/**
 * Keeps worlds in a folder (T09): an answer leaves once what it changed or showed is on disk. A failed write
 * is rolled back and refused.
 */
export class Keeper {
  readonly folder: DataFolder;
  /** For creating the app. */
  readonly options: Pick<MockOptions, "seed" | "rows" | "worldTtl" | "watcher">;
  readonly #log: (text: string) => void;
  readonly #logs = new Map<string, WorldLog>();
  readonly #used = new Set<string>();
  readonly #removals = new Map<string, Promise<void>>();
  #app: MockApp | undefined;
  /** Rollbacks: a call during one may have lost its changes. */
  #returns = 0;
  #timer: NodeJS.Timeout | undefined;

  private constructor(folder: DataFolder, log: (text: string) => void, worldTtl: number) {
    this.folder = folder;
    this.#log = log;
    const { seed, rows } = folder.ground;
    const watcher = { used: this.#use, closed: this.#forget };
    this.options = { seed, rows: checkedRows(rows), worldTtl, watcher };
  }

  /**
   * Throws a {@link DataError}.
   * @param worldTtl idle ms before eviction; defaults to never
   */
  static async open(
    path: string,
    asked: { readonly seed?: string; readonly rows?: Readonly<Record<string, number>> },
    log: (text: string) => void,
    worldTtl: number = Number.POSITIVE_INFINITY,
  ): Promise<Keeper> {
    return new Keeper(await DataFolder.open(path, asked), log, worldTtl);
  }

  readonly #use = (world: string): void => void this.#used.add(world);

  readonly #forget = (world: string): void => {
    const log = this.#logs.get(world);
    if (log === undefined) return;
    this.#logs.delete(world);
    const removal = log.remove().finally(() => this.#removals.delete(world));
    removal.catch(() => undefined);
    this.#removals.set(world, removal);
  };

  /** Returns the number of worlds. */
  async load(app: MockApp): Promise<number> {
    this.#app = app;
    try {
      return await this.#load(app);
    } catch (error) {
      this.folder.close();
      throw error;
    }
  }

  async #load(app: MockApp): Promise<number> {
    const kept = await this.folder.worlds(this.#log);
    for (const { name, state, size } of kept) {
      try {
        app.control.put(name, current(state));
        const host = app.worlds.of(name);
        host.world.sessions.restore(sessionsOf(state, host.world.clock.now()));
        host.board.online = state.service.online;
        host.board.rules = state.service.rules;
        this.#logs.set(name, new WorldLog(host, this.folder.fileOf(name), size, this.#return(name)));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        throw new DataError(texts.unreadable(this.folder.fileOf(name), refusalText(error)));
      }
    }
    await Promise.all(this.#commitUsed(false));
    this.#timer = setInterval(() => {
      for (const each of this.#commitUsed(true)) each.catch(() => undefined);
    }, often);
    this.#timer.unref();
    return kept.length;
  }

  answer(request: CoreRequest, serve: () => Eventually<CoreAnswer>): Eventually<CoreAnswer> {
    const before = this.#returns;
    const done = (answer: CoreAnswer) => this.#afterCall(request, before, answer);
    const answer = serve();
    return answer instanceof Promise ? answer.then(done) : done(answer);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.allSettled([...this.#commitUsed(false), ...this.#removals.values()]);
    await Promise.allSettled(Array.from(this.#logs.values(), (log) => log.close()));
    this.folder.close();
  }

  #afterCall(request: CoreRequest, before: number, answer: CoreAnswer): Eventually<CoreAnswer> {
    for (const name of worldsOf(request)) this.#used.add(name);
    const isRead = request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS";
    const waits = [...this.#commitUsed(isRead), ...(isRead ? [] : this.#removals.values())];
    const kept = (): CoreAnswer => (this.#returns === before || isRead ? answer : refused());
    return waits.length === 0 ? kept() : Promise.all(waits).then(kept, refused);
  }

  #commitUsed(isRead: boolean): Promise<unknown>[] {
    const names = [...this.#used];
    this.#used.clear();
    const waits = names.flatMap((name) => this.#commit(name, isRead) ?? []);
    // Reading a realtime clock uses its world.
    this.#used.clear();
    return waits;
  }

  #commit(name: string, isRead: boolean): Promise<unknown> | undefined {
    const host = this.#app?.worlds.peek(name);
    if (host === undefined) return undefined;
    const removal = this.#removals.get(name);
    if (removal !== undefined) return removal.then(() => this.#commit(name, isRead));
    const known = this.#logs.get(name);
    const log = known ?? new WorldLog(host, this.folder.fileOf(name), 0, this.#return(name));
    if (known === undefined) this.#logs.set(name, log);
    const written = log.commit(isRead);
    written?.catch((error: unknown) => {
      this.#log(texts.notSaved(name, error instanceof Error ? error.message : String(error)));
    });
    return written;
  }

  #return(name: string): (size: number) => void {
    return (size) => {
      const host = this.#app?.worlds.peek(name);
      if (host === undefined) return;
      this.#returns += 1;
      const { state } = this.folder.read(name, size);
      const saved = current(state);
      returnHost(host, readSnapshot(saved), sessionsOf(state, host.world.clock.now()));
    };
  }
}

const refused = (): CoreAnswer => problemAnswer("internal", { detail: texts.refused });

function worldsOf(request: CoreRequest): string[] {
  const controlled = underControl.exec(request.path)?.[1];
  if (controlled !== undefined) return [controlled];
  const namespace = new URLSearchParams(request.query).get("ns");
  return namespace?.startsWith(namespacePrefix)
    ? [namespace.slice(namespacePrefix.length)]
    : [askedWorld(request)];
}

/** By the machine time since, never backwards. */
function current({ saved, wall }: KeptState): Readonly<Record<string, unknown>> {
  const { clock } = saved;
  if (!isRecord(clock) || clock.frozen === true || typeof clock.now !== "string") return saved;
  const now = Date.parse(clock.now) + Math.max(0, Date.now() - wall);
  return { ...saved, clock: { ...clock, now: new Date(now).toISOString() } };
}

/** `seenAt` is estimated, as it is written only with the next change. */
function sessionsOf({ sessions, saved, wall }: KeptState, now: number): KeptState["sessions"] {
  const { clock } = saved;
  const frozen = isRecord(clock) && clock.frozen === true;
  const seenAt = frozen ? now : now - Math.max(0, Date.now() - wall);
  return sessions.map((session) => ({ ...session, seenAt: Math.max(session.seenAt, seenAt) }));
}
