/**
 * Carries docs/add-an-area.md out in a copy of the repository, builds it, and runs the guide's journey there in a browser.
 * Exits with 1 and what is wrong.
 */
import { areaGuide, carryOut, stepsOf } from "../house/guide.ts";
import { build, journeys } from "./built-copy.ts";
import { copied } from "./copied.ts";

const copy = copied();
try {
  carryOut(areaGuide, copy);
  await build(copy);
  const spec = /^apps\/web\/e2e\/(?:.*\/)?([\w-]+)\.spec\.ts$/;
  const [name = ""] = stepsOf(areaGuide).flatMap(({ path }) => spec.exec(path)?.[1] ?? []);
  const { passed, output } = await journeys(copy, [name], { untilOneFails: true });
  if (!passed) throw new Error(`the journey « ${name} » of the guide's area fails:\n${output}`);
} catch (error) {
  process.stderr.write(`docs/add-an-area.md: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  copy.remove();
}
