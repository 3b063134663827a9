import type { CoreAnswer, CoreRequest, Eventually } from "../core/exchange.ts";
import type { FaultedCall } from "../faults/fault-match.ts";
import { Faults, type Strike } from "../faults/faults.ts";
import { Journal } from "../journal/journal.ts";
import { type Ground, World, type WorldOptions } from "../world/world.ts";
import { announceChanges } from "./announce-changes.ts";
import type { Board } from "./board.ts";
import { holderOn } from "./held-locks.ts";
import { observedCalls } from "./observed-calls.ts";
import { VirtualAdmins } from "./virtual-admins.ts";

/** In ms. */
export interface Latency {
  readonly least: number;
  readonly most: number;
}

export interface WorldHostOptions extends WorldOptions {
  readonly base: string;
  readonly board: Board;
  /** Shared by all journals. */
  readonly latency?: Latency;
  /** For virtual admins' calls. */
  readonly serve: (host: WorldHost, request: CoreRequest) => Eventually<CoreAnswer>;
}

export class WorldHost {
  readonly name: string;
  readonly journal: Journal;
  readonly faults: Faults;
  readonly board: Board;
  readonly latency: Latency | undefined;
  /** By {@link performance.now}. */
  usedAt: number;
  #world: World;
  #virtualAdmins: VirtualAdmins;
  readonly #options: WorldHostOptions;

  constructor(name: string, ground: Ground, options: WorldHostOptions) {
    this.name = name;
    this.#options = options;
    this.board = options.board;
    this.journal = new Journal();
    this.faults = new Faults(name);
    this.latency = options.latency;
    this.usedAt = performance.now();
    this.#world = this.make(ground);
    this.#virtualAdmins = new VirtualAdmins(this);
  }

  get world(): World {
    return this.#world;
  }

  get virtualAdmins(): VirtualAdmins {
    return this.#virtualAdmins;
  }

  /** The path includes the base. */
  async serve(request: CoreRequest): Promise<CoreAnswer> {
    return this.#options.serve(this, request);
  }

  get base(): string {
    return this.#options.base;
  }

  /** Not yet shown. */
  make(ground: Ground): World {
    const world = new World(this.name, ground, this.#options);
    world.lockHolder = (entity, id, besides) =>
      holderOn(this.board, { entity, id, besides, now: world.clock.now() });
    world.tablesChanged = (tables) => {
      if (!world.isGone) announceChanges(this.board, world, tables);
    };
    world.around = observedCalls(this, this.#options.base);
    this.#options.prepare?.(world);
    return world;
  }

  /** The tools around the world stay. */
  show(world: World): void {
    this.#world.isGone = true;
    this.#world = world;
    this.#virtualAdmins = new VirtualAdmins(this);
  }

  /** Journal numbers continue. */
  reset(ground: Ground = this.#world.ground): void {
    this.show(this.make(ground));
    this.faults.clear();
    this.journal.clear();
    this.board.restore(null);
    this.board.online = true;
    this.board.rules = "shipped";
  }

  /** Calls that still wait are refused. */
  close(): void {
    this.#world.isGone = true;
    this.board.forget();
    this.journal.clear();
  }

  get mayStrike(): boolean {
    return this.faults.size > 0 || this.latency !== undefined;
  }

  /** The world's faults and the general latency. */
  strike(call: FaultedCall): readonly Strike[] {
    const strikes = this.faults.strike(call);
    if (this.latency === undefined) return strikes;
    const { least, most } = this.latency;
    const delay = least + Math.floor(Math.random() * (most - least + 1));
    return [...strikes, { id: "latency", fault: {}, delay }];
  }
}
