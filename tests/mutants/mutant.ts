/** One way to break the product on purpose: a small exact edit. */
export interface Mutant {
  /** What an admin would see go wrong. Unique. */
  readonly name: string;
  /** From the repository's root. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly from: string;
  readonly to: string;
  /** File names without `.spec.ts`. */
  readonly journeys: readonly string[];
}

/**
 * The text with the mutation.
 * @throws Error unless `from` occurs exactly once
 */
export function mutated(text: string, { name, file, from, to }: Mutant): string {
  const times = text.split(from).length - 1;
  if (times !== 1) throw new Error(`« ${name} » applies ${times} times to ${file}`);
  if (from === to) throw new Error(`« ${name} » changes nothing`);
  return text.replace(from, () => to);
}
