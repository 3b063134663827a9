import type { Mutant } from "./mutant.ts";

/** Titles of the first failed tests, by the mutant's name. */
export type Caught = ReadonlyMap<string, string>;

/** The broken side, and what was caught there. */
export interface Side {
  readonly title: string;
  readonly mutants: readonly Mutant[];
  readonly caught: Caught;
}

const intro = `# How much the journeys catch

The web app is broken on purpose in one way at a time, built, and opened by the journeys that belong to what is broken: one
of them has to fail. The mock server is broken the same way: it answers as if it had done what was asked, and did not. The
edits are in \`tests/mutants/\`; they are made in a copy, never in the work tree.

Written by \`npm run trial -- web-mutants\`, which first sees the same journeys pass without a fault. CI checks that each edit still
applies to the sources of today, and that this page has them all.
`;

/** The text of docs/web-kill-rate.md. */
export const killRateText = (sides: readonly Side[]): string =>
  [intro, ...sides.flatMap((side) => [`## ${side.title}`, "", ...table(side), ""])].join("\n");

function table({ mutants, caught }: Side): string[] {
  return [
    `${mutants.filter(({ name }) => caught.has(name)).length} of ${mutants.length} caught.`,
    "",
    "| fault | file | caught by |",
    "|---|---|---|",
    ...mutants.map(({ name, file }) => `| ${name} | \`${file}\` | ${caught.get(name) ?? "**nothing**"} |`),
  ];
}

/** Reads what a page lists as caught on one side. */
export function caughtIn(page: string, title: string): Caught {
  const part = page.split(/^## /m).find((each) => each.startsWith(title)) ?? "";
  const rows = [...part.matchAll(/^\| (.+?) \| `.+?` \| (.+) \|$/gm)];
  return new Map(
    rows.flatMap(([, name = "", test = ""]) => (test === "**nothing**" ? [] : [[name, test] as const])),
  );
}
