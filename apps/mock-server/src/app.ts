import { areas } from "./areas.ts";
import { ControlApi } from "./control/control-api.ts";
import type { CoreAnswer, CoreRequest, Eventually } from "./core/exchange.ts";
import { problemAnswer } from "./core/refusal.ts";
import type { Serve } from "./from-contract/call.ts";
import { answerCall } from "./from-contract/pipeline.ts";
import { routerOf, servedRoutes } from "./from-contract/route-book.ts";
import type { Router } from "./from-contract/router.ts";
import { JournalRoom } from "./journal/journal-room.ts";
import type { Ground, World, WorldOptions } from "./world/world.ts";
import { type Board, MemoryBoard } from "./worlds/board.ts";
import { Grounds } from "./worlds/grounds.ts";
import type { Rows } from "./worlds/lay-ground.ts";
import { type Latency, WorldHost } from "./worlds/world-host.ts";
import { askedWorld, defaultWorld, isWorldName } from "./worlds/world-name.ts";
import { worldTexts } from "./worlds/worlds.texts.ts";
import { Worlds, type WorldsOptions } from "./worlds/worlds.ts";

/** Where the API lives by default: screens and API share `/admin/…` paths, so they must not share a root. */
export const defaultBase = "/api";

export interface MockOptions extends WorldOptions {
  /** Any text; the same one gives the same bytes (T01). */
  readonly seed?: string;
  /** How many rows by entity, over the seed's own plan: `{ building: 10_000 }`. */
  readonly rows?: Rows;
  /** `/api` if left out; no slash at the end. */
  readonly base?: string;
  /** An idle world goes after this many milliseconds; half an hour if left out. The `default` one stays. */
  readonly worldTtl?: number;
  /** How many bytes the journals of all worlds hold together; 256 MiB if left out. */
  readonly journalBytes?: number;
  /** How long every call of the API waits. */
  readonly latency?: Latency;
  /** Where a world's realtime values stand; in memory, seen by nobody, if left out. */
  readonly boardOf?: (world: string) => Board;
  /** Hears of worlds that are used, and of those that are forgotten. */
  readonly watcher?: Pick<WorldsOptions, "used" | "closed">;
}

/** The mock server without any transport: doors hand requests in and send what it answers. */
export class MockApp {
  readonly base: string;
  readonly ground: Ground;
  readonly worlds: Worlds;
  /** What tests do to worlds from outside; whether a door offers it is the door's business. */
  readonly control: ControlApi;
  readonly #router: Router<Serve>;

  constructor(options: MockOptions = {}) {
    this.base = options.base ?? defaultBase;
    const grounds = new Grounds(options.seed ?? "palier", options.rows ?? {});
    this.ground = grounds.own;
    this.#router = routerOf(servedRoutes(areas));
    const journalRoom = new JournalRoom(options.journalBytes);
    const boardOf = options.boardOf ?? (() => new MemoryBoard());
    const make = (name: string): WorldHost =>
      new WorldHost(name, grounds.own, {
        ...options,
        base: this.base,
        board: boardOf(name),
        journalRoom,
        serve: (world, request) => this.#serve(world, request),
      });
    const ttl = options.worldTtl === undefined ? {} : { ttl: options.worldTtl };
    this.worlds = new Worlds(make, { ...ttl, ...options.watcher });
    this.control = new ControlApi(this.worlds, grounds);
  }

  /** A world's state; the world of a name is there from its first mention on. */
  world(name: string = defaultWorld): World {
    return this.worlds.of(name).world;
  }

  /** True for paths of the API. */
  serves(path: string): boolean {
    return path.startsWith(this.base) && path.charCodeAt(this.base.length) === 47;
  }

  /** Answers a call of the API in the world that it names; never throws, never rejects but for a body that broke off. */
  answer(request: CoreRequest): Eventually<CoreAnswer> {
    const name = askedWorld(request);
    if (!isWorldName(name)) return problemAnswer("malformed", { detail: worldTexts.badName(name) });
    return this.#serve(this.worlds.of(name).world, request);
  }

  #serve(world: World, request: CoreRequest): Eventually<CoreAnswer> {
    return answerCall(this.#router, world, request, request.path.slice(this.base.length));
  }
}
