/** Each index from 0. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Where the children of each parent begin, those of parent 0 first; the last number is their total. */
export function startsOf(sizes: readonly number[]): readonly number[] {
  let total = 0;
  return [0, ...sizes.map((size) => (total += size))];
}

/** Adds `worth` (defaults to 1) of each child to its parent, on first use; −1 is no parent. */
export const tally = (
  parents: number,
  children: number,
  parentOf: (child: number) => number,
  worth: (child: number) => number = () => 1,
): (() => readonly number[]) =>
  once(() => {
    const sums = times(parents, () => 0);
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

/** What was drawn for an index is not drawn again. */
export function remembered<T extends object | string | number>(
  of: (index: number) => T,
): (index: number) => T {
  const known: T[] = [];
  return (index) => {
    const value = known[index] ?? of(index);
    known[index] = value;
    return value;
  };
}

/** Numbers coprime with `n`: steps that meet each of `n` things once. */
export function stepsOf(n: number): readonly number[] {
  const steps = times(Math.min(n, 200), (at) => at + 1).filter((step) => divisor(step, n) === 1);
  return steps.length === 0 ? [1] : steps;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}
