/** A copy of the repository in which sources are broken, the app is built and journeys run: the work tree stays as it is. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { browserTestsEnvironment, findBrowser } from "../../scripts/parts/browser.mjs";
import { run } from "../../scripts/parts/child.mjs";
import { bin, root } from "../../scripts/parts/project.mjs";
import { type Mutant, mutated } from "./mutant.ts";

/** What is neither a source nor needed to build: results, caches, and the installed packages, which the copy shares. */
const left = new Set([".git", ".cache", ".turbo", "dist", "docs", "test-results", "bench"]);

/** What some journeys came to. */
export interface Outcome {
  readonly passed: boolean;
  /** The titles of the tests that failed. */
  readonly failed: readonly string[];
  /** All that was printed. */
  readonly output: string;
}

export class Copy {
  readonly folder = mkdtempSync(join(tmpdir(), "palier-mutants-"));
  readonly #web = join(this.folder, "apps", "web");

  constructor() {
    cpSync(root, this.folder, {
      recursive: true,
      // A workspace finds its neighbours by relative links, which then lead into the copy.
      verbatimSymlinks: true,
      filter: (path) => !left.has(basename(path)) && path !== join(root, "node_modules"),
    });
    symlinkSync(join(root, "node_modules"), join(this.folder, "node_modules"));
  }

  /** Breaks one source for as long as `during` runs. @throws Error unless the mutation applies exactly once. */
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

  /** Builds the web app from the copy's sources. @throws Error when it does not build: that shows nothing. */
  async build(): Promise<void> {
    for (const config of ["vite.config.ts", "vite.worker.config.ts"]) {
      const args = ["node_modules/vite/bin/vite.js", "build", "--config", config];
      const { code, output } = await run(bin("node"), args, { cwd: this.#web });
      if (code !== 0) throw new Error(`the app does not build:\n${output}`);
    }
  }

  /** Runs journeys against the last build and the copy's mock server; ends at the first failure if asked to. */
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
        // What fails once and passes then is the machine's doing.
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
    // Without a report no test ran, and what did not run caught nothing.
    if (!existsSync(report)) throw new Error(`no journey ran:\n${output}`);
    return { passed: code === 0, failed: failedIn(readFileSync(report, "utf8")), output };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The titles of the tests that failed, wherever a report of Playwright's nests them. */
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
