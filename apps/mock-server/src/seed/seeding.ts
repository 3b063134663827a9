import type { Rng, Stream } from "../core/random.ts";
import { stream } from "../core/random.ts";
import type { EntityLike, RowOf } from "../world/catalog.ts";
import { day, defaultNow, hour, minute, secondsOf } from "./calendar.ts";
import { once, times } from "./lists.ts";
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

/** All rows are made together when the table is first read, with ids from 1. */
export interface SeedTable<Row = object> {
  readonly table: string;
  readonly count: number;
  readonly rows: () => readonly Row[];
  /** Of a table that is no entity; all numbers. */
  readonly columns?: readonly string[];
}

export type FieldsOf<E extends EntityLike> = Omit<RowOf<E>, "id" | "version">;

interface Keys {
  readonly id: number;
  readonly version: number;
}

/** `fields` gives `count` rows without their keys. */
export const seedTable = <Fields extends object>(
  table: string,
  count: number,
  fields: () => readonly Fields[],
): SeedTable<Keys & Fields> => ({
  table,
  count,
  rows: once(() => fields().map((each, index) => withKeys(index, each))),
});

const withKeys = <Fields extends object>(index: number, fields: Fields): Keys & Fields => ({
  id: index + 1,
  version: 1,
  ...fields,
});

/** Reads one row of a table that comes before. Throws a RangeError without it. */
export const rowIn =
  <Row>({ table, rows }: SeedTable<Row>) =>
  (index: number): Row => {
    const row = rows()[index];
    if (row === undefined) throw new RangeError(`${table}: no row ${index + 1}`);
    return row;
  };

/** Each row is drawn from the stream of its table's name. */
export function drawnTable<Fields extends object>(
  seeding: Seeding,
  table: CountedTable,
  fieldsAt: (index: number, random: Rng) => Fields,
): SeedTable<Keys & Fields> {
  const draws = seeding.stream(table);
  const count = seeding.counts[table];
  const rowAt = (index: number) => withKeys(index, fieldsAt(index, draws.at(index)));
  return { table, count, rows: once(() => times(count, rowAt)) };
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
