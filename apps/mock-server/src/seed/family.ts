import { eventually, forEachBelow, Sliced, type Slices } from "../slices.ts";

/** Random access to parents and children: those of parent 0 first, then of parent 1, … */
export interface Family {
  readonly total: number;
  size(parent: number): number;
  first(parent: number): number;
  /** By binary search. */
  parent(child: number): number;
}

/** One call of `sizeOf` and four bytes per parent. */
export function* familyInSlices(parents: number, sizeOf: (parent: number) => number): Slices<Family> {
  const starts = new Int32Array(parents + 1);
  yield* forEachBelow(parents, (at) => {
    const size = sizeOf(at);
    starts[at + 1] = (starts[at] ?? 0) + size;
  });
  const first = (parent: number): number => starts[parent] ?? 0;
  return {
    total: first(parents),
    first,
    size: (parent) => first(parent + 1) - first(parent),
    parent: (child) => {
      let low = 0;
      let high = parents - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (first(middle) <= child) low = middle;
        else high = middle - 1;
      }
      return low;
    },
  };
}

/** Adds `worth` (defaults to 1) of each child to its parent; −1 is no parent. */
export function* tallyInSlices(
  parents: number,
  children: number,
  parentOf: (child: number) => number,
  worth: (child: number) => number = () => 1,
): Slices<Int32Array> {
  const sums = new Int32Array(parents);
  yield* forEachBelow(children, (at) => {
    const parent = parentOf(at);
    const more = parent < 0 ? 0 : worth(at);
    if (parent >= 0) sums[parent] = (sums[parent] ?? 0) + more;
  });
  return sums;
}

export function once<T>(make: () => T): () => T {
  return inSlicesOnce(function* () {
    return yield* eventually(make);
  });
}

/** Made on first use. */
export function inSlicesOnce<T>(make: () => Slices<T>): () => T {
  const made = new Sliced(make);
  return () => made.get();
}

/** Laid out on first use. */
export const family = (...of: Parameters<typeof familyInSlices>): (() => Family) =>
  inSlicesOnce(() => familyInSlices(...of));

/** Counted on first use. */
export const tally = (...of: Parameters<typeof tallyInSlices>): (() => Int32Array) =>
  inSlicesOnce(() => tallyInSlices(...of));

/** Remembers the last result: a row asks several times. */
export function lately<T>(of: (index: number) => T): (index: number) => T {
  let last: { index: number; value: T } | undefined;
  return (index) => {
    if (last?.index !== index) last = { index, value: of(index) };
    return last.value;
  };
}

/** Numbers coprime with `n`: steps that meet each of `n` things once. */
export function stepsOf(n: number): readonly number[] {
  const steps = Array.from({ length: Math.min(n, 200) }, (_, at) => at + 1).filter(
    (step) => divisor(step, n) === 1,
  );
  return steps.length === 0 ? [1] : steps;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** Indexes by text, laid out on first use. */
export const grouped = (count: number, textOf: (index: number) => string): (() => Map<string, number[]>) =>
  inSlicesOnce(function* () {
    const groups = new Map<string, number[]>();
    yield* forEachBelow(count, (index) => {
      const text = textOf(index);
      const known = groups.get(text);
      if (known === undefined) groups.set(text, [index]);
      else known.push(index);
    });
    return groups;
  });
