/** The tests that need no browser, as turbo runs them: one vitest a workspace, each with a report of its own. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { workspaces } from "./install.mjs";
import { root } from "./project.mjs";

/** In each workspace; turbo.json names it as the task's output, which comes back with the cached result. */
const report = ".cache/vitest.json";

/**
 * Turbo's arguments for all unit tests. Two workspaces at once fill two cores: vitest itself leaves one core free.
 */
export const unitTasks = [
  "test",
  "test:house",
  "--concurrency=2",
  "--",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${report}`,
];

/**
 * Where each run leaves its report, absolute: the root's for the rules of the house, and one for each workspace that
 * has a `test` script. All must be there after a run; a missing one is a failure.
 * @returns {string[]}
 */
export function unitReports() {
  const tested = workspaces().filter((folder) => {
    const { scripts } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
    return scripts?.test !== undefined;
  });
  return ["", ...tested].map((folder) => join(root, folder, report));
}
