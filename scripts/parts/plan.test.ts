import { expect, test } from "vitest";
import { about, planOf } from "./plan.mjs";
import { countTests } from "./progress.mjs";

test("the plan numbers its steps and says how long all of them take by the last run", () => {
  const { opening, numbered } = planOf(["Types", "Build"], { Types: 100_000, Build: 20_000 });
  expect(opening).toBe("2 steps, about 2 min: types, build.");
  expect(numbered("Build")).toBe("2/2 Build");
  expect(numbered("Another")).toBe("Another");
});

test("what is left goes down while a step runs, and follows its tests rather than the last run", () => {
  const { left } = planOf(["Browser tests", "Packages"], { "Browser tests": 360_000, Packages: 60_000 });
  expect(left("Browser tests", 0)).toBe("about 7 min left");
  expect(left("Browser tests", 180_000)).toBe("about 4 min left");
  // Longer than the last time, without a word on how far it is.
  expect(left("Browser tests", 600_000)).toBe("about 60 s left");
  expect(left("Browser tests", 180_000, 0.02)).toBe("about 4 min left");
  expect(left("Browser tests", 600_000, 0.5)).toBe("about 11 min left");
  expect(left("Browser tests", 1_140_000, 0.95)).toBe("about 2 min left");
});

test("finished browser tests are counted in the output of their runner as it comes", () => {
  const tests = countTests();
  tests.read("Packages in scope: all\n");
  expect([tests.words(), tests.share()]).toEqual([[], undefined]);
  tests.read("\nRunning 4 tests using 2 workers\n\n");
  tests.read(
    "  ✓  1 [screens] › e2e/a.spec.ts:1:1 › one (2.0s)\n  ✘  2 [screens] › e2e/b.spec.ts:1:1 › two (1.0s)\n",
  );
  expect([tests.words(), tests.share()]).toEqual([["2 of 4"], 0.5]);
});

test("a step that never ran takes its usual time", () => {
  expect(planOf(["Browser tests"], {}).opening).toContain("about 19 min");
  expect(about(0)).toBe("about 1 s");
});
