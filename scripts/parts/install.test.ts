import { expect, test } from "vitest";
import { workspaces } from "./install.mjs";

test("the workspaces are those of pnpm-workspace.yaml, patterns and single folders alike", () => {
  expect(workspaces()).toEqual(expect.arrayContaining(["apps/mock-server", "apps/web", "packages/contract"]));
});
