/** What the SDK of a simulated tab keeps: who watches which path, and the last value that came there. */
import { same } from "./simulated-service.ts";

export interface Watcher {
  readonly path: string;
  readonly tell: (value: unknown) => void;
  readonly refused: () => void;
}

export class WatchedValues {
  readonly #cache = new Map<string, unknown>();
  readonly #watchers = new Set<Watcher>();

  /** True for the first watcher of a path that nothing is known of: the service has to be asked. */
  add(watcher: Watcher): boolean {
    const first = this.#of(watcher.path).length === 0;
    this.#watchers.add(watcher);
    if (this.#cache.has(watcher.path)) watcher.tell(this.#cache.get(watcher.path));
    return first && !this.#cache.has(watcher.path);
  }

  /** True when nobody watches the path any more; no value is kept that nobody watches. */
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

  /** The SDK gives a refused listener up, and keeps nothing of it. */
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
