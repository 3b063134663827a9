/** A simulated SDK's watchers and cached values by path. */
import { same } from "./simulated-service.ts";

export interface Watcher {
  readonly path: string;
  readonly tell: (value: unknown) => void;
  readonly refused: () => void;
}

export class WatchedValues {
  readonly #cache = new Map<string, unknown>();
  readonly #watchers = new Set<Watcher>();

  /** Returns whether the service must be asked. */
  add(watcher: Watcher): boolean {
    const first = this.#of(watcher.path).length === 0;
    this.#watchers.add(watcher);
    if (this.#cache.has(watcher.path)) watcher.tell(this.#cache.get(watcher.path));
    return first && !this.#cache.has(watcher.path);
  }

  /** Returns whether the path has no watchers left. */
  remove(watcher: Watcher): boolean {
    if (!this.#watchers.delete(watcher) || this.#of(watcher.path).length > 0) return false;
    this.#cache.delete(watcher.path);
    return true;
  }

  tell(path: string, value: unknown): void {
    if (this.#of(path).length === 0) return;
    if (this.#cache.has(path) && same(this.#cache.get(path), value)) return;
    this.#cache.set(path, value);
    for (const watcher of this.#of(path)) watcher.tell(value);
  }

  /** Drops listeners and value, like the SDK. */
  refuse(path: string): void {
    const watchers = this.#of(path);
    for (const watcher of watchers) this.#watchers.delete(watcher);
    this.#cache.delete(path);
    for (const watcher of watchers) watcher.refused();
  }

  cached(path: string): unknown {
    return this.#cache.get(path);
  }

  get paths(): ReadonlySet<string> {
    return new Set([...this.#watchers].map(({ path }) => path));
  }

  #of(path: string): Watcher[] {
    return [...this.#watchers].filter((watcher) => watcher.path === path);
  }
}
