import { areas } from "./areas.ts";
import { ControlApi } from "./control/control-api.ts";
import type { CoreAnswer, CoreRequest, Eventually } from "./core/exchange.ts";
import type { Log } from "./core/log-event.ts";
import { problemAnswer } from "./core/refusal.ts";
import type { Serve } from "./from-contract/call.ts";
import { answerCall } from "./from-contract/pipeline.ts";
import { routerOf, servedRoutes } from "./from-contract/route-book.ts";
import type { Router } from "./from-contract/router.ts";
import type { Ground, World, WorldOptions } from "./world/world.ts";
import { type Board, MemoryBoard } from "./worlds/board.ts";
import { Grounds } from "./worlds/grounds.ts";
import type { Rows } from "./worlds/lay-ground.ts";
import { toldAnswer } from "./worlds/told-answer.ts";
import { type Latency, WorldHost } from "./worlds/world-host.ts";
import { askedWorld, defaultWorld, isWorldName } from "./worlds/world-name.ts";
import { worldTexts } from "./worlds/worlds.texts.ts";
import { Worlds, type WorldsOptions } from "./worlds/worlds.ts";

/** Not `/`: screens and API share `/admin/…` paths. */
export const defaultBase = "/api";

export interface MockOptions extends WorldOptions {
  /** Equal seeds give equal bytes (T01). */
  readonly seed?: string;
  /** Row counts instead of the seed's: `{ building: 10_000 }` */
  readonly rows?: Rows;
  /** Defaults to `/api`; no trailing slash. */
  readonly base?: string;
  /** Idle ms before a world other than `default` is evicted; defaults to half an hour. */
  readonly worldTtl?: number;
  /** Of each API call, in ms. */
  readonly latency?: Latency;
  /** Receives what an operator asks about the day after; defaults to none. */
  readonly events?: Log;
  /** Where a world's realtime state is; defaults to private memory. */
  readonly boardOf?: (world: string) => Board;
  /** Called at each use and eviction of a world. */
  readonly watcher?: Pick<WorldsOptions, "used" | "closed">;
}

/**
 * The server without a transport, for adapters.
 *
 * @example
 * const client = inProcessClient(new MockApp({ seed: "1", rows: { building: 1000 } }));
 */
export class MockApp {
  readonly base: string;
  readonly ground: Ground;
  readonly worlds: Worlds;
  /** Adapters decide whether to expose it. */
  readonly control: ControlApi;
  readonly #router: Router<Serve>;
  readonly #events: Log | undefined;

  constructor(options: MockOptions = {}) {
    this.base = options.base ?? defaultBase;
    this.#events = options.events;
    const grounds = new Grounds(options.seed ?? "palier", options.rows ?? {});
    this.ground = grounds.own;
    this.#router = routerOf(servedRoutes(areas));
    const boardOf = options.boardOf ?? (() => new MemoryBoard());
    const make = (name: string): WorldHost =>
      new WorldHost(name, grounds.own, {
        ...options,
        base: this.base,
        board: boardOf(name),
        serve: (host, request) => this.#serve(host, request),
      });
    const ttl = options.worldTtl === undefined ? {} : { ttl: options.worldTtl };
    this.worlds = new Worlds(make, { ...ttl, ...options.watcher });
    this.control = new ControlApi(this.worlds, grounds);
  }

  /** Created on first use. */
  world(name: string = defaultWorld): World {
    return this.worlds.of(name).world;
  }

  serves(path: string): boolean {
    return path.startsWith(this.base) && path.charCodeAt(this.base.length) === 47;
  }

  /** Rejects only if the request body breaks off. */
  answer(request: CoreRequest): Eventually<CoreAnswer> {
    const name = askedWorld(request);
    if (!isWorldName(name))
      return this.told(request, problemAnswer("malformed", { detail: worldTexts.badName(name) }));
    return this.told(request, this.#serve(this.worlds.of(name), request));
  }

  /** With the request's id, unless it has one; logged where an operator will ask about it. */
  told(request: CoreRequest, answer: Eventually<CoreAnswer>): Eventually<CoreAnswer> {
    if (answer instanceof Promise) return answer.then((done) => this.told(request, done));
    const name = askedWorld(request);
    const world = isWorldName(name) ? this.worlds.of(name).world : undefined;
    return toldAnswer(answer, { request, path: request.path.slice(this.base.length), world }, this.#events);
  }

  #serve(host: WorldHost, request: CoreRequest): Eventually<CoreAnswer> {
    return answerCall(this.#router, host, request, request.path.slice(this.base.length));
  }
}
