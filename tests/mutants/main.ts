/**
 * `npm run mutants`: breaks the web app and the mock server in one named way at a time, in a copy, and runs the tests that
 * have to notice. Exits with 1 if one is not noticed. `-- week undo` takes those whose names, areas or mechanisms hold
 * a word; `-- --find week` looks for a test that notices, whichever it is.
 */
import { globSync } from "node:fs";
import { basename } from "node:path";
import { stoppedBy } from "../../scripts/parts/child.mjs";
import { build, journeys, type Outcome } from "../copy/built-copy.ts";
import { copied } from "../copy/copied.ts";
import { allMutants } from "./all-mutants.ts";
import { type Caught, type Mutant, mutated, subjectOf, testFile } from "./mutant.ts";
import { table } from "./table.ts";
import { unitTests } from "./unit-tests.ts";

const isFinding = process.argv.includes("--find");
const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const isWanted = (mutant: Mutant): boolean =>
  words.length === 0 || words.some((word) => `${mutant.name} ${subjectOf(mutant)}`.includes(word));
const wanted = allMutants.filter(isWanted);

const isBrowserTest = (path: string): boolean => path.endsWith(".spec.ts");
const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const copy = copied();
// Also when Ctrl-C ends it.
process.on("exit", () => copy.remove());
const unit = await unitTests(copy);
const paths = [...unit.files, ...globSync("apps/web/e2e/**/*.spec.ts", { cwd: copy.folder })];

/**
 * Breaks one source of the copy while `during` runs.
 * @throws Error unless the mutation applies exactly once
 */
async function broken<T>(mutant: Mutant, during: () => Promise<T>): Promise<T> {
  let whole = "";
  copy.change(mutant.file, (text = "") => {
    whole = text;
    return mutated(text, mutant);
  });
  unit.changed(mutant.file);
  try {
    return await during();
  } finally {
    copy.change(mutant.file, () => whole);
    unit.changed(mutant.file);
  }
}

/** The first test that fails. */
async function noticed(files: readonly string[]): Promise<Caught | undefined> {
  const [inBrowser, others] = [files.filter(isBrowserTest), files.filter((path) => !isBrowserTest(path))];
  const found = others.length === 0 ? undefined : await unit.firstFailure(others);
  if (found !== undefined || inBrowser.length === 0) return found;
  await build(copy);
  return failureIn(
    await journeys(
      copy,
      inBrowser.map((path) => basename(path, ".spec.ts")),
      { untilOneFails: true },
    ),
  );
}

function failureIn({ passed, failed, output }: Outcome): Caught | undefined {
  const [first] = failed;
  if (!passed && first === undefined) throw new Error(`no test failed by itself:\n${output}`);
  return first && { ...first, why: output };
}

/** Test files: those that the mutant's area or mechanism names first, then all others that load the broken file. */
async function candidates(mutant: Mutant): Promise<readonly string[]> {
  const related = await unit.related(mutant.file);
  const word = subjectOf(mutant).split("/").at(-1) ?? "";
  const isNear = (path: string): boolean => path.includes(word);
  const near = [...related, ...paths.filter(isBrowserTest)].filter(isNear);
  return [...new Set([...near.filter((path) => !isBrowserTest(path)), ...related, ...near])];
}

/** A test that fails without a mutant would notice each. */
async function needGreen(files: readonly string[]): Promise<void> {
  const failure = await noticed(files);
  if (failure === undefined) return;
  throw new Error(`${failure.file} fails without a mutant: ${failure.title}\n${failure.why}`);
}

const named = (mutant: Mutant): readonly string[] => mutant.caughtBy.map((end) => testFile(paths, end));
const caught = new Map<string, Caught>();
if (!isFinding) await needGreen([...new Set(wanted.flatMap(named))]);
for (const mutant of wanted) {
  if (stoppedBy() !== undefined) break;
  const files = isFinding ? await candidates(mutant) : named(mutant);
  const by = await broken(mutant, () => noticed(files));
  if (by !== undefined) caught.set(mutant.name, by);
  say(`${mutant.name}\n    ${by === undefined ? "SURVIVED" : `${by.title} (${by.file}, ${by.ms} ms)`}`);
}
say(table(wanted, caught));
await unit.close();
if (caught.size < wanted.length) process.exitCode = 1;
