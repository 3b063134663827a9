import { areas } from "./areas.ts";
import type { CoreAnswer, CoreRequest, Eventually } from "./core/exchange.ts";
import type { Serve } from "./from-contract/call.ts";
import { answerCall } from "./from-contract/pipeline.ts";
import { routerOf, servedRoutes } from "./from-contract/route-book.ts";
import type { Router } from "./from-contract/router.ts";
import type { Ground } from "./world/ground.ts";
import { layGround, type Rows } from "./world/lay-ground.ts";
import { World, type WorldOptions } from "./world/world.ts";

/** Where the API lives unless told otherwise: screens and API share `/admin/…` paths, so they must not share a root. */
export const defaultBase = "/api";

export interface MockOptions extends WorldOptions {
  /** Any text; the same one gives the same bytes (T01). */
  readonly seed?: string;
  /** How many rows by entity, over the seed's own plan: `{ building: 10_000 }`. */
  readonly rows?: Rows;
  /** `/api` if left out; no slash at the end. */
  readonly base?: string;
}

/** The mock server without any transport: doors hand requests in and send what it answers. */
export class MockApp {
  readonly base: string;
  readonly ground: Ground;
  readonly #router: Router<Serve>;
  readonly #worlds = new Map<string, World>();
  readonly #options: MockOptions;

  constructor(options: MockOptions = {}) {
    this.#options = options;
    this.base = options.base ?? defaultBase;
    this.ground = layGround(options.seed ?? "palier", options.rows ?? {}, areas);
    this.#router = routerOf(servedRoutes(areas));
  }

  /** The world that a request is about. One for all, until requests can name one. */
  worldOf(_request: CoreRequest): World {
    return this.world("default");
  }

  world(name: string): World {
    const known = this.#worlds.get(name);
    if (known !== undefined) return known;
    const world = new World(name, this.ground, this.#options);
    this.#worlds.set(name, world);
    return world;
  }

  /** True for paths of the API. */
  serves(path: string): boolean {
    return path.startsWith(this.base) && path.charCodeAt(this.base.length) === 47;
  }

  /** Answers a call of the API; never throws, never rejects but for a body that broke off. */
  answer(request: CoreRequest): Eventually<CoreAnswer> {
    return answerCall(this.#router, this.worldOf(request), request, request.path.slice(this.base.length));
  }
}
