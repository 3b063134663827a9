import type { Rng, Stream } from "../core/random.ts";
import { stream } from "../core/random.ts";
import type { EntityLike, RowOf } from "../world/catalog.ts";
import { day, defaultNow, hour, minute, secondsOf } from "./calendar.ts";
import type { CountedTable, Counts } from "./plan.ts";
import { planOf } from "./plan.ts";

export interface Seeding {
  readonly seed: string;
  /** Seconds since 1970. */
  readonly now: number;
  readonly counts: Counts;
  stream(name: string): Stream;
}

export interface SeedOptions {
  /** Another text gives another town. */
  readonly seed?: string;
  /** ISO 8601 UTC. */
  readonly now?: string;
  readonly rows?: Partial<Counts>;
}

export function seedingOf(options: SeedOptions = {}): Seeding {
  const seed = options.seed ?? "palier";
  return {
    seed,
    now: secondsOf(options.now ?? defaultNow),
    counts: planOf(options.rows),
    stream: (name) => stream(seed, name),
  };
}

/** `rowAt(index)` is pure and returns id `index + 1`. */
export interface SeedTable<Row = object> {
  readonly table: string;
  readonly count: number;
  readonly rowAt: (index: number) => Row;
}

export type FieldsOf<E extends EntityLike> = Omit<RowOf<E>, "id" | "version">;

/** Drawn from the stream of its name; `fieldsAt` is pure. */
export function drawnTable<Fields extends object>(
  seeding: Seeding,
  table: CountedTable,
  fieldsAt: (index: number, random: Rng) => Fields,
): SeedTable<Fields & { readonly id: number; readonly version: number }> {
  const draws = seeding.stream(table);
  const rowAt = (index: number) => ({ id: index + 1, version: 1, ...fieldsAt(index, draws.at(index)) });
  return { table, count: seeding.counts[table], rowAt };
}

/** Ids grow with time, denser towards the present, by day. Never in the future. */
export function arrival(seeding: Seeding, index: number, count: number, days: number, random: Rng): number {
  const left = 1 - (index + random.below(1000) / 1000) / count;
  const at = seeding.now - Math.floor(left * left * days) * day;
  const dawn = at - (at % day) + 6 * hour;
  return Math.min(dawn + random.below(14 * hour), seeding.now - random.int(5, 50) * minute);
}

/** Inclusive. */
export function between(from: number, to: number, random: Rng): number {
  return to <= from ? from : random.int(from, to);
}

/** `00042` */
export const padded = (value: number, width: number): string => value.toString().padStart(width, "0");
