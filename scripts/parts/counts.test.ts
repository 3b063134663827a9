import { expect, test } from "vitest";
import { countPlaywright, countStep, countUnitTests, countVitest } from "./counts.mjs";

test("a vitest report gives its own numbers", () => {
  const report = { numPassedTests: 5, numFailedTests: 0, testResults: [] };
  expect(countVitest(JSON.stringify(report), 0)).toEqual({ passed: 5, failed: 0 });
});

test("a test file that does not load counts as a failure of its own", () => {
  const testResults = [
    { status: "failed", assertionResults: [] },
    { status: "failed", assertionResults: [{ status: "failed" }] },
    { status: "passed", assertionResults: [{ status: "passed" }] },
  ];
  const report = { numPassedTests: 1, numFailedTests: 1, testResults };
  expect(countVitest(JSON.stringify(report), 1)).toEqual({ passed: 1, failed: 2 });
});

test("a Playwright report: flaky tests passed, errors outside of tests failed", () => {
  const report = { stats: { expected: 7, flaky: 1, unexpected: 2, skipped: 0 }, errors: [{}] };
  expect(countPlaywright(JSON.stringify(report), 1)).toEqual({ passed: 8, failed: 3 });
});

test("a runner that ended badly is never green, nor is one that ran nothing or left no report", () => {
  const green = JSON.stringify({ numPassedTests: 3, numFailedTests: 0, testResults: [] });
  expect(countVitest(green, 1)).toEqual({ passed: 3, failed: 1 });
  expect(countVitest(undefined, 0)).toEqual({ passed: 0, failed: 1 });
  expect(countPlaywright("half a rep", 0)).toEqual({ passed: 0, failed: 1 });
});

test("lint, types and their like count as one", () => {
  expect(countStep(true)).toEqual({ passed: 1, failed: 0 });
  expect(countStep(false)).toEqual({ passed: 0, failed: 1 });
});

test("unit tests: the reports of all workspaces added up, and a missing one is a failure", () => {
  const report = (passed: number, failed: number) =>
    JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults: [] });
  expect(countUnitTests([report(5, 0), report(2, 0)], 0)).toEqual({ passed: 7, failed: 0 });
  expect(countUnitTests([report(5, 0), report(1, 1)], 1)).toEqual({ passed: 6, failed: 1 });
  expect(countUnitTests([report(5, 0), undefined], 1)).toEqual({ passed: 5, failed: 1 });
  expect(countUnitTests([report(5, 0), undefined], 0)).toEqual({ passed: 5, failed: 1 });
  expect(countUnitTests([report(5, 0), report(2, 0)], 1)).toEqual({ passed: 7, failed: 1 });
});
