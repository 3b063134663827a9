/** What an admin relies on in every area, and a mutant breaks. */
export const mechanisms = [
  "lock",
  "takeover",
  "lost answer",
  "draft",
  "undo",
  "bulk",
  "export",
  "import",
  "view",
  "palette",
  "push",
  "print",
  "session",
  "list",
  "form",
] as const;

type Subject =
  /** As the contract's folder names it: `building`, `concierge/order`. */
  { readonly area: string } | { readonly mechanism: (typeof mechanisms)[number] };

/** One way to break the product on purpose: a small exact edit that compiles and looks right on the screen. */
export type Mutant = Subject & {
  /** What an admin would see go wrong. Unique. */
  readonly name: string;
  /** From the repository's root. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly from: string;
  readonly to: string;
  /** Ends of the paths of test files, each of exactly one: a folder that moves takes its tests along. */
  readonly caughtBy: readonly string[];
};

/** The test that noticed a mutant. */
export interface Caught {
  readonly title: string;
  /** From the repository's root. */
  readonly file: string;
  /** Of the test itself. */
  readonly ms: number;
  readonly why: string;
}

export const subjectOf = (mutant: Mutant): string => ("area" in mutant ? mutant.area : mutant.mechanism);

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

const isTestFile = (path: string): boolean => /\.(?:test|spec)\.tsx?$/.test(path);

/**
 * The test file whose path ends in this.
 * @throws Error unless there is exactly one
 */
export function testFile(paths: readonly string[], end: string): string {
  const [found, another] = paths.filter((path) => isTestFile(path) && `/${path}`.endsWith(`/${end}`));
  if (found === undefined) throw new Error(`no test file's path ends in ${end}`);
  if (another !== undefined) throw new Error(`${end} may be ${found} or ${another}`);
  return found;
}
