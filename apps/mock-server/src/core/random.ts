/** Deterministic random access (T01): row `i` depends on seed, table and `i` only. Not for secrets. */

interface Weighted<T> {
  readonly values: readonly T[];
  /** Cumulative; the last is the total. */
  readonly upTo: readonly number[];
}

/** @example weights([["active", 8], ["archived", 1]]) */
export function weights<const T>(shares: readonly (readonly [value: T, share: number])[]): Weighted<T> {
  let sum = 0;
  const upTo = shares.map(([, share]) => {
    sum += share;
    return sum;
  });
  return { values: shares.map(([value]) => value), upTo };
}

export class Rng {
  readonly #key: number;
  #counter: number;

  constructor(key: number, salt: number) {
    this.#key = key;
    this.#counter = salt;
  }

  get position(): number {
    return this.#counter;
  }

  set position(position: number) {
    this.#counter = position | 0;
  }

  /** In 0…2³²−1. */
  next(): number {
    this.#counter = (this.#counter + 0x9e3779b9) | 0;
    return mix(this.#counter ^ this.#key) >>> 0;
  }

  /** In 0…n−1; 0 if n is 0. */
  below(n: number): number {
    return Math.floor((this.next() / 0x1_0000_0000) * n);
  }

  /** In min…max, inclusive. */
  int(min: number, max: number): number {
    return min + this.below(max - min + 1);
  }

  chance(probability: number): boolean {
    return this.next() < probability * 0x1_0000_0000;
  }

  /** RangeError for an empty list. */
  pick<T>(list: readonly T[]): T {
    const value = list[this.below(list.length)];
    if (value === undefined) throw new RangeError("pick: the list is empty");
    return value;
  }

  weighted<T>(table: Weighted<T>): T {
    const drawn = this.below(table.upTo.at(-1) ?? 0);
    let at = 0;
    while (at < table.upTo.length && (table.upTo[at] ?? 0) <= drawn) at += 1;
    const value = table.values[at];
    if (value === undefined) throw new RangeError("weighted: no value has a share");
    return value;
  }

  /** In list order. */
  sample<T>(list: readonly T[], count: number): T[] {
    let wanted = Math.min(count, list.length);
    const taken: T[] = [];
    list.forEach((value, at) => {
      if (wanted > 0 && this.below(list.length - at) < wanted) {
        taken.push(value);
        wanted -= 1;
      }
    });
    return taken;
  }
}

/** A row costs one multiplication. */
export interface Stream {
  at(index: number): Rng;
  /** In 0…n−1, without an {@link Rng}. */
  below(index: number, n: number): number;
}

export function stream(seed: string, table: string): Stream {
  const key = hashText(`${seed}\u0000${table}`, 0x2545f491);
  const salt = hashText(`${table}\u0000${seed}`, 0x1b873593);
  const keyOf = (index: number): number => mix((Math.imul(index + 1, 0x9e3779b1) + key) | 0);
  return {
    at: (index) => new Rng(keyOf(index), salt),
    below: (index, n) => Math.floor(((mix(keyOf(index) ^ salt) >>> 0) / 0x1_0000_0000) * n),
  };
}

/** For many rows, keep the {@link stream}. */
export const rng = (seed: string, table: string, index: number): Rng => stream(seed, table).at(index);

/** Murmur3's finalizer, a bijection on 32 bits. */
function mix(value: number): number {
  let x = value;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}

function hashText(text: string, start: number): number {
  let x = start;
  for (let at = 0; at < text.length; at += 1) x = mix(Math.imul(x ^ text.charCodeAt(at), 0x01000193));
  return x;
}
