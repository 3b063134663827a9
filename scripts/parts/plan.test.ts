import { expect, test } from "vitest";
import { about, planOf } from "./plan.mjs";

test("the plan numbers its steps and says how long the rest takes by the last run", () => {
  const { opening, before } = planOf(["Types", "Build"], { Types: 100_000, Build: 20_000 });
  expect(opening).toBe("2 steps, about 2 min: types, build.");
  expect(before("Build")).toBe("2/2 Build (about 20 s left)");
  expect(before("Another")).toBe("Another");
});

test("a step that never ran takes its usual time", () => {
  expect(planOf(["Browser tests"], {}).opening).toContain("about 6 min");
  expect(about(0)).toBe("about 1 s");
});
