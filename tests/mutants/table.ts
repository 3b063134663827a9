import { type Caught, type Mutant, subjectOf } from "./mutant.ts";

/** One line a mutant, in order of areas and mechanisms, and the sum. */
export function table(mutants: readonly Mutant[], caught: ReadonlyMap<string, Caught>): string {
  const rows = mutants
    .map((mutant) => ({ subject: subjectOf(mutant), name: mutant.name, by: caught.get(mutant.name) }))
    .toSorted((one, other) => one.subject.localeCompare(other.subject));
  const width = (texts: readonly string[]): number => Math.max(0, ...texts.map(({ length }) => length));
  const [first, second] = [width(rows.map(({ subject }) => subject)), width(rows.map(({ name }) => name))];
  const lines = rows.map(({ subject, name, by }) => {
    const file = by === undefined ? "SURVIVED" : `${by.file}  ${by.ms} ms`;
    return `${subject.padEnd(first)}  ${name.padEnd(second)}  ${file}`;
  });
  return ["", ...lines, "", `${caught.size} of ${mutants.length} caught`].join("\n");
}
