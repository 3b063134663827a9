import { expect, test } from "@playwright/test";
import { unusedOf, usedInRun } from "./used-operations.ts";

// After all others: a run of some files alone does not come here, and judges nothing.
test("S25 every operation of the specification was asked for by a screen in the browser tests", async () => {
  expect(unusedOf(await usedInRun(test.info().project.outputDir))).toEqual([]);
});
