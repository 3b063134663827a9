/** Builds the web app in a copy of the repository, and runs journeys there. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { browserTestsEnvironment, findBrowser } from "../../scripts/parts/browser.mjs";
import { run } from "../../scripts/parts/child.mjs";
import { bin } from "../../scripts/parts/project.mjs";
import type { Copy } from "./copied.ts";

export interface FailedTest {
  readonly title: string;
  /** From the repository's root. */
  readonly file: string;
  /** Of its last run. */
  readonly ms: number;
}

export interface Outcome {
  readonly passed: boolean;
  readonly failed: readonly FailedTest[];
  readonly output: string;
}

const webOf = ({ folder }: Copy): string => join(folder, "apps", "web");

/**
 * From the copy's sources.
 * @throws Error when that fails, as a failed build proves nothing
 */
export async function build(copy: Copy): Promise<void> {
  for (const config of ["vite.config.ts", "vite.worker.config.ts"]) {
    const args = ["node_modules/vite/bin/vite.js", "build", "--config", config];
    const { code, output } = await run(bin("node"), args, { cwd: webOf(copy), env: process.env });
    if (code !== 0) throw new Error(`the app does not build:\n${output}`);
  }
}

/** Runs journeys against the last build and the copy's mock server; optionally until one fails. */
export async function journeys(
  copy: Copy,
  names: readonly string[],
  { untilOneFails }: { readonly untilOneFails: boolean },
): Promise<Outcome> {
  const browser = await findBrowser(process.env);
  if (browser === undefined) throw new Error("no Chromium was found: see npm test");
  const report = join(copy.folder, "report.json");
  rmSync(report, { force: true });
  const { code, output } = await run(
    bin("node"),
    [
      "node_modules/@playwright/test/cli.js",
      "test",
      ...names.map((name) => `/${name}\\.spec\\.ts$`),
      "--reporter=json",
      "--trace=off",
      // A test that fails once, then passes, is due to the machine.
      "--retries=1",
      ...(untilOneFails ? ["--max-failures=1"] : []),
    ],
    {
      cwd: webOf(copy),
      env: {
        ...(await browserTestsEnvironment(process.env, browser)),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    },
  );
  // Without a report no test ran, so nothing was caught.
  if (!existsSync(report)) throw new Error(`no journey ran:\n${output}`);
  const { failed, errors } = read(readFileSync(report, "utf8"));
  return { passed: code === 0, failed, output: errors.join("\n") || output };
}

/** Failed tests, and what was said of them, at any depth of a Playwright report. */
function read(report: string): {
  readonly failed: readonly FailedTest[];
  readonly errors: readonly string[];
} {
  const failed: FailedTest[] = [];
  const errors = new Set<string>();
  JSON.parse(report, (_, value: unknown) => {
    if (isFailed(value)) failed.push(failedTest(value));
    if (isError(value)) errors.add(value.message);
    return value;
  });
  return { failed, errors: [...errors] };
}

interface FailedSpec {
  readonly title: string;
  readonly file: string;
}

const isFailed = (value: unknown): value is FailedSpec =>
  typeof value === "object" &&
  value !== null &&
  "ok" in value &&
  value.ok === false &&
  "title" in value &&
  typeof value.title === "string" &&
  "file" in value &&
  typeof value.file === "string";

/** A test that is tried again has several results. */
function failedTest(spec: FailedSpec): FailedTest {
  let ms = 0;
  JSON.stringify(spec, (key, value: unknown) => {
    if (key === "duration" && typeof value === "number") ms = value;
    return value;
  });
  return { title: spec.title, file: `apps/web/e2e/${spec.file}`, ms };
}

const isError = (value: unknown): value is { readonly message: string } =>
  typeof value === "object" && value !== null && "message" in value && typeof value.message === "string";
