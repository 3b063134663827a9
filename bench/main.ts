/**
 * Measures every promise about speed and size into .cache/benchmarks.md: `npm run bench`, `-- --only web,list`. Needs a quiet Linux machine, since other load affects times, though not
 * ratios. Exit code 1 when a part could not be measured; a missed target is no failure.
 */
import { fork } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { documentOf, type Section } from "./document.ts";
import { type Figure, isMet, line } from "./figure.ts";
import { type Part, parts } from "./parts.ts";

const file = join(import.meta.dirname, "..", ".cache", "benchmarks.md");

/** Uses a new process, so that no part inherits another's memory. */
async function measure(part: Part): Promise<Section> {
  console.log(`\n${part.title}`);
  const figures: Figure[] = [];
  const load = loadavg()[0] ?? 0;
  const child = fork(join(import.meta.dirname, part.file));
  child.on("message", (figure: Figure) => {
    figures.push(figure);
    console.log(line(figure));
  });
  const code = await new Promise<number | null>((resolve) => child.on("exit", resolve));
  if (code !== 0) console.log(`  could not be measured (exit code ${code})`);
  return { part, figures, load, isWhole: code === 0 };
}

const { only } = parseArgs({
  args: process.argv.slice(2).filter((each) => each !== "--"),
  options: { only: { type: "string", multiple: true } },
}).values;

/** `--only`, or all. @throws Error for an unknown name */
function asked(): readonly Part[] {
  const names = only?.flatMap((each) => each.split(","));
  const unknown = names?.find((name) => !parts.some((part) => part.name === name));
  if (unknown !== undefined) {
    throw new RangeError(`--only ${unknown}: there are ${parts.map(({ name }) => name).join(", ")}.`);
  }
  return parts.filter(({ name }) => names?.includes(name) ?? true);
}

const sections: Section[] = [];
for (const part of asked()) {
  if (existsSync(join(import.meta.dirname, part.file))) sections.push(await measure(part));
}
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, documentOf(sections, existsSync(file) ? readFileSync(file, "utf8") : ""));

const met = sections.flatMap(({ figures }) => figures.map(isMet)).filter((each) => each !== undefined);
console.log(
  `\n${met.filter((each) => each).length} of ${met.length} targets met; written to .cache/benchmarks.md`,
);
process.exitCode = sections.every(({ isWhole }) => isWhole) ? 0 : 1;
