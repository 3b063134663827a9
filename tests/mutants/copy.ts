/**
 * A copy of the repository in which sources are broken, the app is built and journeys run, to spare the work
 * tree.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { browserTestsEnvironment, findBrowser } from "../../scripts/parts/browser.mjs";
import { run } from "../../scripts/parts/child.mjs";
import { bin, root } from "../../scripts/parts/project.mjs";
import { type Mutant, mutated } from "./mutant.ts";

/** Neither sources nor needed to build: results, caches, and installed packages, which the copy shares. */
const left = new Set([".git", ".cache", ".turbo", "dist", "docs", "test-results", "bench"]);

/** The result of some journeys. */
export interface Outcome {
  readonly passed: boolean;
  /** Titles of the failed tests. */
  readonly failed: readonly string[];
  readonly output: string;
}

export class Copy {
  readonly folder = mkdtempSync(join(tmpdir(), "palier-mutants-"));
  readonly #web = join(this.folder, "apps", "web");

  constructor() {
    cpSync(root, this.folder, {
      recursive: true,
      // Workspaces find each other by relative links, which then stay inside the copy.
      verbatimSymlinks: true,
      filter: (path) => !left.has(basename(path)) && path !== join(root, "node_modules"),
    });
    symlinkSync(join(root, "node_modules"), join(this.folder, "node_modules"));
  }

  /** Breaks one source while `during` runs. @throws Error unless the mutation applies exactly once. */
  async broken<T>(mutant: Mutant, during: () => Promise<T>): Promise<T> {
    const file = join(this.folder, mutant.file);
    const text = readFileSync(file, "utf8");
    writeFileSync(file, mutated(text, mutant));
    try {
      return await during();
    } finally {
      writeFileSync(file, text);
    }
  }

  /** Builds the web app from the copy's sources. @throws Error when it does not build, which would prove nothing. */
  async build(): Promise<void> {
    for (const config of ["vite.config.ts", "vite.worker.config.ts"]) {
      const args = ["node_modules/vite/bin/vite.js", "build", "--config", config];
      const { code, output } = await run(bin("node"), args, { cwd: this.#web });
      if (code !== 0) throw new Error(`the app does not build:\n${output}`);
    }
  }

  /** Runs journeys against the last build and the copy's mock server; optionally stops at the first failure. */
  async journeys(
    names: readonly string[],
    { untilOneFails }: { readonly untilOneFails: boolean },
  ): Promise<Outcome> {
    const browser = await findBrowser(process.env);
    if (browser === undefined) throw new Error("no Chromium was found: see npm test");
    const report = join(this.folder, "report.json");
    rmSync(report, { force: true });
    const { code, output } = await run(
      bin("node"),
      [
        "node_modules/@playwright/test/cli.js",
        "test",
        ...names.map((name) => `/${name}\\.spec\\.ts$`),
        "--reporter=json",
        "--trace=off",
        // A test that fails once and then passes is due to the machine.
        "--retries=1",
        ...(untilOneFails ? ["--max-failures=1"] : []),
      ],
      {
        cwd: this.#web,
        env: {
          ...(await browserTestsEnvironment(process.env, browser)),
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        },
      },
    );
    // Without a report no test ran, so nothing was caught.
    if (!existsSync(report)) throw new Error(`no journey ran:\n${output}`);
    return { passed: code === 0, failed: failedIn(readFileSync(report, "utf8")), output };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The titles of failed tests, at any depth of a Playwright report. */
function failedIn(report: string): string[] {
  const titles: string[] = [];
  JSON.parse(report, (_, value: unknown) => {
    if (isFailed(value)) titles.push(value.title);
    return value;
  });
  return titles;
}

const isFailed = (value: unknown): value is { readonly title: string } =>
  typeof value === "object" &&
  value !== null &&
  "ok" in value &&
  value.ok === false &&
  "title" in value &&
  typeof value.title === "string";
