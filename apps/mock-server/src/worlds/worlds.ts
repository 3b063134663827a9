import type { WorldHost } from "./world-host.ts";
import { defaultWorld } from "./world-name.ts";

export interface WorldsOptions {
  /** An idle world goes after this many milliseconds. */
  readonly ttl: number;
  /** How many there may be; then the ones that were idle longest go. */
  readonly most: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Called for each world that somebody uses, before anything can change in it. */
  readonly used: (name: string) => void;
  /** Called when a world was forgotten. */
  readonly closed: (name: string) => void;
}

const worldDefaults: WorldsOptions = {
  ttl: 30 * 60_000,
  most: 10_000,
  now: () => performance.now(),
  used: () => undefined,
  closed: () => undefined,
};

/** All worlds of a server by their names. A world is there from the first call that names it. */
export class Worlds {
  readonly #hosts = new Map<string, WorldHost>();
  readonly #make: (name: string) => WorldHost;
  readonly #options: WorldsOptions;

  constructor(make: (name: string) => WorldHost, options: Partial<WorldsOptions> = {}) {
    this.#make = make;
    this.#options = { ...worldDefaults, ...options };
    this.of(defaultWorld);
  }

  /** The world of a name that is in shape, made if need be. */
  of(name: string): WorldHost {
    const host = this.#hosts.get(name) ?? this.#open(name);
    host.usedAt = this.#options.now();
    this.#options.used(name);
    return host;
  }

  /** The world of a name if there is one; looking does not keep it. */
  peek(name: string): WorldHost | undefined {
    return this.#hosts.get(name);
  }

  /** All worlds, the longest known first. */
  list(): WorldHost[] {
    this.sweep();
    return [...this.#hosts.values()];
  }

  idleTime(host: WorldHost): number {
    return Math.max(0, Math.floor(this.#options.now() - host.usedAt));
  }

  /** Forgets a world and all that it holds. */
  close(name: string): void {
    const host = this.#hosts.get(name);
    this.#hosts.delete(name);
    host?.board.forget();
    host?.journal.clear();
    if (host !== undefined) this.#options.closed(name);
  }

  /** Closes what nobody used for the time to live; gives how many went. A world with realtime connections is used. */
  sweep(): number {
    const idle = [...this.#hosts.values()].filter(
      (host) => this.#mayGo(host) && this.idleTime(host) >= this.#options.ttl,
    );
    for (const { name } of idle) this.close(name);
    return idle.length;
  }

  #open(name: string): WorldHost {
    if (this.#hosts.size >= this.#options.most) this.#makeRoom();
    const host = this.#make(name);
    this.#hosts.set(name, host);
    return host;
  }

  /** A tenth at once, so that whoever opens worlds without end does not pay for each. */
  #makeRoom(): void {
    const byAge = [...this.#hosts.values()]
      .filter((host) => this.#mayGo(host))
      .sort((a, b) => a.usedAt - b.usedAt);
    for (const { name } of byAge.slice(0, Math.ceil(this.#options.most / 10))) this.close(name);
  }

  #mayGo(host: WorldHost): boolean {
    return host.name !== defaultWorld && host.board.sockets === 0;
  }
}
