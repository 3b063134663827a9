/**
 * A failure without a named test (a file that does not load, a crash) counts as one failure, never as
 * success.
 * @typedef {{ passed: number, failed: number }} Counts
 */

/** For steps without tests (lint, types…). */
export const countStep = (/** @type {boolean} */ ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/**
 * @param {string | undefined} json vitest's JSON report
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countVitest(json, exitCode) {
  const report = parse(json);
  const files = Array.isArray(report?.testResults) ? report.testResults : [];
  const brokenFiles = files.filter(
    (/** @type {{ status?: string, assertionResults?: { status?: string }[] }} */ file) =>
      file.status === "failed" && !file.assertionResults?.some((test) => test.status === "failed"),
  ).length;
  return neverGreen(
    { passed: report?.numPassedTests ?? 0, failed: (report?.numFailedTests ?? 0) + brokenFiles },
    exitCode,
  );
}

/**
 * @param {readonly (string | undefined)[]} reports one per workspace; undefined if missing
 * @param {number} exitCode of the whole run
 * @returns {Counts}
 */
export function countUnitTests(reports, exitCode) {
  const each = reports.map((json) => countVitest(json, 0));
  const sum = (/** @type {keyof Counts} */ key) => each.reduce((total, counts) => total + counts[key], 0);
  return neverGreen({ passed: sum("passed"), failed: sum("failed") }, exitCode);
}

/**
 * @param {string | undefined} json Playwright's JSON report
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countPlaywright(json, exitCode) {
  const report = parse(json);
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  const errors = Array.isArray(report?.errors) ? report.errors.length : 0;
  return neverGreen({ passed: expected + flaky, failed: unexpected + errors }, exitCode);
}

/**
 * @param {Counts} counts
 * @param {number} exitCode
 */
function neverGreen(counts, exitCode) {
  const looksGreen = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return looksGreen ? { ...counts, failed: 1 } : counts;
}

/**
 * Any part of the report may be missing.
 * @param {string | undefined} json
 * @returns {any}
 */
function parse(json) {
  try {
    return json === undefined ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}
