/** One vitest per workspace, run by turbo, with a report each. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { workspaces } from "./install.mjs";
import { root } from "./project.mjs";

/** In each workspace; a task output in turbo.json, so the cache restores it. */
const report = ".cache/vitest.json";

/** Two workspaces at once fill two cores, since vitest leaves one free. */
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
 * Absolute paths: the root's for the house rules, and one per workspace with a `test` script. A missing one
 * after a run is a failure.
 * @returns {string[]}
 */
export function unitReports() {
  const tested = workspaces().filter((folder) => {
    const { scripts } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
    return scripts?.test !== undefined;
  });
  return ["", ...tested].map((folder) => join(root, folder, report));
}
