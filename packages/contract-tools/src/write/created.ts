import type { RouteEntry } from "@palier/contract";
import type { Row } from "../verify/fields.ts";
import type { Run } from "../verify/probe.ts";
import type { Params } from "../verify/samples.ts";

export interface Own {
  readonly entity: string;
  readonly id: number;
}

export interface Original {
  readonly route: RouteEntry;
  readonly params: Params;
  readonly values: Row;
}

/** What a run created and changed: it deletes its own records, and restores others. */
export class Created {
  #own: readonly Own[] = [];
  /**
   * Including deleted ones: a repeated deletion under the same key must not delete another admin's record.
   */
  readonly #ever = new Set<string>();
  readonly #originals = new Map<string, Original>();
  readonly #changed = new Set<string>();
  readonly #leftovers = new Set<string>();
  /** By subject (an order, a pair). */
  readonly cleanups = new Map<string, (quiet: Run) => Promise<unknown>>();

  add(entity: string, id: number): void {
    this.#ever.add(`${entity} ${id}`);
    if (!this.has(entity, id)) this.#own = [...this.#own, { entity, id }];
  }

  remove(entity: string, id: number): void {
    this.#own = this.#own.filter((each) => each.entity !== entity || each.id !== id);
  }

  has(entity: string, id: number): boolean {
    return this.#own.some((each) => each.entity === entity && each.id === id);
  }

  wasMade(entity: string, id: number): boolean {
    return this.#ever.has(`${entity} ${id}`);
  }

  /** Newest first. */
  get all(): readonly Own[] {
    return this.#own.toReversed();
  }

  /** Newest first. */
  idsOf(entity: string): readonly number[] {
    return this.all.flatMap((each) => (each.entity === entity ? [each.id] : []));
  }

  remember(original: Original): void {
    const key = keyOf(original.route, original.params);
    if (!this.#originals.has(key)) this.#originals.set(key, original);
  }

  noteChanged(route: RouteEntry, params: Params): void {
    this.#changed.add(keyOf(route, params));
  }

  /** Values not yet restored, last change first; each is returned once. */
  takeChanged(): Original[] {
    const found = [...this.#changed].toReversed().flatMap((key) => this.#originals.get(key) ?? []);
    this.#changed.clear();
    return found;
  }

  leave(route: RouteEntry, what: string, params: Params): void {
    const where = Object.entries(params).map(([name, value]) => `${name} ${value}`);
    this.#leftovers.add(`${route.name}: ${what}${where.length === 0 ? "" : ` (${where.join(", ")})`}`);
  }

  /** No route undoes it, or undoing failed. */
  get leftovers(): readonly string[] {
    return [...this.#leftovers];
  }
}

const keyOf = (route: RouteEntry, params: Params): string => `${route.name} ${JSON.stringify(params)}`;
