import type { WorldHost } from "./world-host.ts";
import { defaultWorld } from "./world-name.ts";

export interface WorldsOptions {
  /** Idle ms before eviction. */
  readonly ttl: number;
  /** The longest idle are evicted. */
  readonly most: number;
  /** Monotonic ms. */
  readonly now: () => number;
  /** Called on each use, before changes. */
  readonly used: (name: string) => void;
  readonly closed: (name: string) => void;
}

const worldDefaults: WorldsOptions = {
  ttl: 30 * 60_000,
  most: 10_000,
  now: () => performance.now(),
  used: () => undefined,
  closed: () => undefined,
};

/** Created on first use. */
export class Worlds {
  readonly #hosts = new Map<string, WorldHost>();
  readonly #make: (name: string) => WorldHost;
  readonly #options: WorldsOptions;

  constructor(make: (name: string) => WorldHost, options: Partial<WorldsOptions> = {}) {
    this.#make = make;
    this.#options = { ...worldDefaults, ...options };
    this.of(defaultWorld);
  }

  /** Creates a missing world. */
  of(name: string): WorldHost {
    const host = this.#hosts.get(name) ?? this.#open(name);
    host.usedAt = this.#options.now();
    this.#options.used(name);
    return host;
  }

  /** Does not count as use. */
  peek(name: string): WorldHost | undefined {
    return this.#hosts.get(name);
  }

  /** Oldest first. */
  list(): WorldHost[] {
    this.sweep();
    return [...this.#hosts.values()];
  }

  idleTime(host: WorldHost): number {
    return Math.max(0, Math.floor(this.#options.now() - host.usedAt));
  }

  close(name: string): void {
    const host = this.#hosts.get(name);
    this.#hosts.delete(name);
    if (host === undefined) return;
    host.close();
    this.#options.closed(name);
  }

  /** Closes idle worlds; returns how many. Realtime connections count as use. */
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

  /** A tenth at once, to amortize the cost. */
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
