/** Vitest in a copy of the repository, started once for all mutants: only what changed is read again. */
import { join, relative } from "node:path";
import { createVitest, type TestCase, type TestModule, type TestSpecification } from "vitest/node";
import type { Copy } from "../copy/copied.ts";
import type { Caught } from "./mutant.ts";

export interface UnitTests {
  /** All, from the repository's root. */
  readonly files: readonly string[];
  /** Reads a file anew. */
  changed(path: string): void;
  /** Runs test files until one test fails; returns it, or undefined. */
  firstFailure(files: readonly string[]): Promise<Caught | undefined>;
  /** Test files that load a source file, directly or not. */
  related(path: string): Promise<readonly string[]>;
  close(): Promise<void>;
}

export async function unitTests({ folder }: Copy): Promise<UnitTests> {
  let failure: Caught | undefined;
  const failed = (test: TestCase): void => {
    const file = relative(folder, test.module.moduleId);
    const ms = Math.round(test.diagnostic()?.duration ?? 0);
    failure ??= { title: test.name, file, ms, why: test.result().errors?.[0]?.message ?? "" };
    void vitest.cancelCurrentRun("test-failure");
  };
  const vitest = await createVitest("test", {
    root: folder,
    watch: false,
    // What the screens log while they are broken.
    silent: true,
    reporters: [
      {
        onTestCaseResult: (test) => {
          if (test.result().state === "failed") failed(test);
        },
      },
    ],
  });
  await vitest.standalone();
  const all = await vitest.globTestSpecifications();
  const pathOf = ({ moduleId }: TestSpecification): string => relative(folder, moduleId);
  return {
    files: all.map(pathOf),
    changed: (path) => vitest.invalidateFile(join(folder, path)),
    async firstFailure(files) {
      failure = undefined;
      const asked = all.filter((each) => files.includes(pathOf(each)));
      if (asked.length < files.length) throw new Error(`not run by Vitest: ${files.join(", ")}`);
      const { testModules } = await vitest.runTestSpecifications(asked);
      if (failure === undefined) needToLoad(testModules);
      return failure;
    },
    async related(path) {
      vitest.config.related = [join(folder, path)];
      const found = await vitest.getRelevantTestSpecifications();
      delete vitest.config.related;
      return found.map(pathOf);
    },
    close: () => vitest.close(),
  };
}

/** A file that does not load proves nothing. */
function needToLoad(modules: readonly TestModule[]): void {
  const broken = modules.flatMap((module) => module.errors().map(({ message }) => message));
  if (broken.length > 0) throw new Error(`the tests do not load: ${broken.join("; ")}`);
}
