/** One way to break the product on purpose: a small exact edit of one source file. */
export interface Mutant {
  /** What an admin would see go wrong. Unique among all mutants. */
  readonly name: string;
  /** From the repository's root. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly from: string;
  readonly to: string;
  /** The related journeys, by file name without `.spec.ts`. */
  readonly journeys: readonly string[];
}

/** The file's text with the mutation. @throws Error unless the text to replace occurs exactly once. */
export function mutated(text: string, { name, file, from, to }: Mutant): string {
  const times = text.split(from).length - 1;
  if (times !== 1) throw new Error(`« ${name} » applies ${times} times to ${file}`);
  if (from === to) throw new Error(`« ${name} » changes nothing`);
  return text.replace(from, () => to);
}
