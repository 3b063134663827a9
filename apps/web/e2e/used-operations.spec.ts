import { expect, test } from "@playwright/test";
import { unusedOf, usedInRun } from "./kit/used-operations.ts";

// Runs last, and not with selected files.
test("S25 every operation of the specification was asked for by a screen in the browser tests", async () => {
  expect(unusedOf(await usedInRun(test.info().project.outputDir))).toEqual([]);
});
