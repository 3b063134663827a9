/** Random access to parents and children: those of parent 0 first, then of parent 1, … */
export interface Family {
  readonly total: number;
  size(parent: number): number;
  first(parent: number): number;
  /** By binary search. */
  parent(child: number): number;
}

/** Laid out on first use, with one call of `sizeOf` per parent. */
export const family = (parents: number, sizeOf: (parent: number) => number): (() => Family) =>
  once(() => familyOf(parents, sizeOf));

/** Lays out a family at once: four bytes per parent. */
export function familyOf(parents: number, sizeOf: (parent: number) => number): Family {
  const starts = new Int32Array(parents + 1);
  for (let at = 0; at < parents; at += 1) starts[at + 1] = (starts[at] ?? 0) + sizeOf(at);
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

/** Adds `worth` (defaults to 1) of each child to its parent, on first use; −1 is no parent. */
export const tally = (
  parents: number,
  children: number,
  parentOf: (child: number) => number,
  worth: (child: number) => number = () => 1,
): (() => Int32Array) =>
  once(() => {
    const sums = new Int32Array(parents);
    for (let child = 0; child < children; child += 1) {
      const parent = parentOf(child);
      if (parent >= 0) sums[parent] = (sums[parent] ?? 0) + worth(child);
    }
    return sums;
  });

/** Made on first use. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

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
  once(() => {
    const groups = new Map<string, number[]>();
    for (let index = 0; index < count; index += 1) {
      const text = textOf(index);
      const known = groups.get(text);
      if (known === undefined) groups.set(text, [index]);
      else known.push(index);
    }
    return groups;
  });
