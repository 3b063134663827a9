import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lockPage } from "../scripts/lock-diagram.ts";

test("the diagram in docs/lock.md is the machine's; node packages/firebase-kit/scripts/lock-diagram.ts draws it anew", () => {
  expect(readFileSync(new URL("../../../docs/lock.md", import.meta.url), "utf8")).toBe(lockPage());
});
