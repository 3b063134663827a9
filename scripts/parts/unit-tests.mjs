/** One vitest and one report per workspace, run by turbo. */
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { workspaces } from "./install.mjs";
import { root } from "./project.mjs";

/** In each workspace; turbo.json lists it as output, so that the cache restores it. */
const report = ".cache/vitest.json";

/** Two workspaces at once. Vitest would leave one core free, of two the second one, when the last has become alone. */
export const unitTasks = [
  "test",
  "test:house",
  "--concurrency=2",
  "--",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${report}`,
  `--maxWorkers=${Math.max(2, availableParallelism() - 1)}`,
];

/**
 * Absolute paths: the house rules', then each workspace's with a `test` script. A missing one after a run is
 * a failure.
 * @returns {string[]}
 */
export function unitReports() {
  const tested = workspaces().filter((folder) => {
    const { scripts } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
    return scripts?.test !== undefined;
  });
  return ["", ...tested].map((folder) => join(root, folder, report));
}
