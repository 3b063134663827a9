import type { RouteEntry } from "@palier/contract";
import type { Row } from "../verify/fields.ts";
import type { Run } from "../verify/probe.ts";
import type { Params } from "../verify/samples.ts";

export interface Own {
  readonly entity: string;
  readonly id: number;
}

/** A record's values in a form, as they were before this run. */
export interface Original {
  readonly route: RouteEntry;
  readonly params: Params;
  readonly values: Row;
}

/** What a run made and changed, so that it edits and deletes its own records rather than others', and puts back the rest. */
export class Created {
  #own: readonly Own[] = [];
  /** All that was ever this run's: a deletion that is repeated under its key answers again, and deletes nobody else's. */
  readonly #ever = new Set<string>();
  readonly #originals = new Map<string, Original>();
  readonly #changed = new Set<string>();
  readonly #leftovers = new Set<string>();
  /** What brings something else back to where it was (an order, a pair), by what it is about. */
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

  /** Whether a record is of this run, be it gone by now. */
  wasMade(entity: string, id: number): boolean {
    return this.#ever.has(`${entity} ${id}`);
  }

  /** The newest first. */
  get all(): readonly Own[] {
    return this.#own.toReversed();
  }

  /** The newest first. */
  idsOf(entity: string): readonly number[] {
    return this.all.flatMap((each) => (each.entity === entity ? [each.id] : []));
  }

  /** Keeps what a form showed when it was opened first. */
  remember(original: Original): void {
    const key = keyOf(original.route, original.params);
    if (!this.#originals.has(key)) this.#originals.set(key, original);
  }

  noteChanged(route: RouteEntry, params: Params): void {
    this.#changed.add(keyOf(route, params));
  }

  /** Values that were changed and not put back yet, the last change first; each is given once. */
  takeChanged(): Original[] {
    const found = [...this.#changed].toReversed().flatMap((key) => this.#originals.get(key) ?? []);
    this.#changed.clear();
    return found;
  }

  leave(route: RouteEntry, what: string, params: Params): void {
    const where = Object.entries(params).map(([name, value]) => `${name} ${value}`);
    this.#leftovers.add(`${route.name}: ${what}${where.length === 0 ? "" : ` (${where.join(", ")})`}`);
  }

  /** What stays behind, because no route takes it back, or none did. */
  get leftovers(): readonly string[] {
    return [...this.#leftovers];
  }
}

const keyOf = (route: RouteEntry, params: Params): string => `${route.name} ${JSON.stringify(params)}`;
