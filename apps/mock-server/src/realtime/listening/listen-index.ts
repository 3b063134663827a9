import type { Path } from "../tree/path.ts";
import type { Query } from "../tree/query.ts";
import type { Store } from "../tree/store.ts";
import { Listening, type Receiver } from "./listening.ts";

interface Place {
  readonly children: Map<string, Place>;
  readonly listenings: Map<string, Listening>;
}

const place = (): Place => ({ children: new Map(), listenings: new Map() });

/** A write visits only listens above and below. */
export class ListenIndex {
  readonly #store: Store;
  readonly #top = place();

  constructor(store: Store) {
    this.#store = store;
  }

  add(receiver: Receiver, path: Path, query: Query | undefined, tag: number | undefined): Listening {
    let at = this.#top;
    for (const key of path) {
      const next = at.children.get(key) ?? place();
      at.children.set(key, next);
      at = next;
    }
    const name = queryName(query);
    const listening = at.listenings.get(name) ?? new Listening(this.#store, path, query);
    at.listenings.set(name, listening);
    listening.receivers.set(receiver, tag);
    return listening;
  }

  remove(receiver: Receiver, { path, query, receivers }: Listening): void {
    receivers.delete(receiver);
    if (receivers.size > 0) return;
    const way = this.#way(path);
    way[path.length]?.listenings.delete(queryName(query));
    for (let level = path.length; level > 0; level -= 1) {
      const left = way[level];
      if (left === undefined || left.listenings.size > 0 || left.children.size > 0) return;
      way[level - 1]?.children.delete(path[level - 1] ?? "");
    }
  }

  *touchedBy(path: Path): Generator<Listening> {
    const way = this.#way(path);
    for (const above of way) yield* above.listenings.values();
    const deepest = way[path.length];
    if (deepest !== undefined) for (const child of deepest.children.values()) yield* below(child);
  }

  #way(path: Path): Place[] {
    const way = [this.#top];
    for (const key of path) {
      const next = way.at(-1)?.children.get(key);
      if (next === undefined) break;
      way.push(next);
    }
    return way;
  }
}

function* below(at: Place): Generator<Listening> {
  yield* at.listenings.values();
  for (const child of at.children.values()) yield* below(child);
}

const queryName = (query: Query | undefined): string =>
  query === undefined ? "" : JSON.stringify(query.wire);
