import type { Stage } from "./stage.ts";
import { defaultWorld } from "./world-name.ts";

export interface WorldsOptions {
  /** An idle world goes after this many milliseconds. */
  readonly ttl: number;
  /** How many there may be; then the ones that were idle longest go. */
  readonly most: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

const worldDefaults: WorldsOptions = { ttl: 30 * 60_000, most: 10_000, now: () => performance.now() };

/** All worlds of a server by their names. A world is there from the first call that names it. */
export class Worlds {
  readonly #stages = new Map<string, Stage>();
  readonly #make: (name: string) => Stage;
  readonly #options: WorldsOptions;

  constructor(make: (name: string) => Stage, options: Partial<WorldsOptions> = {}) {
    this.#make = make;
    this.#options = { ...worldDefaults, ...options };
    this.of(defaultWorld);
  }

  /** The world of a name that is in shape, made if need be. */
  of(name: string): Stage {
    const stage = this.#stages.get(name) ?? this.#open(name);
    stage.usedAt = this.#options.now();
    return stage;
  }

  /** The world of a name if there is one; looking does not keep it. */
  peek(name: string): Stage | undefined {
    return this.#stages.get(name);
  }

  /** All worlds, the longest known first. */
  list(): Stage[] {
    this.sweep();
    return [...this.#stages.values()];
  }

  idleTime(stage: Stage): number {
    return Math.max(0, Math.floor(this.#options.now() - stage.usedAt));
  }

  /** Forgets a world and all that it holds. */
  close(name: string): void {
    const stage = this.#stages.get(name);
    this.#stages.delete(name);
    stage?.board.forget();
    stage?.journal.clear();
  }

  /** Closes what nobody used for the time to live; gives how many went. A world with realtime connections is used. */
  sweep(): number {
    const idle = [...this.#stages.values()].filter(
      (stage) => this.#mayGo(stage) && this.idleTime(stage) >= this.#options.ttl,
    );
    for (const { name } of idle) this.close(name);
    return idle.length;
  }

  #open(name: string): Stage {
    if (this.#stages.size >= this.#options.most) this.#makeRoom();
    const stage = this.#make(name);
    this.#stages.set(name, stage);
    return stage;
  }

  /** A tenth at once, so that whoever opens worlds without end does not pay for each. */
  #makeRoom(): void {
    const byAge = [...this.#stages.values()]
      .filter((stage) => this.#mayGo(stage))
      .sort((a, b) => a.usedAt - b.usedAt);
    for (const { name } of byAge.slice(0, Math.ceil(this.#options.most / 10))) this.close(name);
  }

  #mayGo(stage: Stage): boolean {
    return stage.name !== defaultWorld && stage.board.sockets === 0;
  }
}
