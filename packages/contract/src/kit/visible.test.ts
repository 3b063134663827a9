import { expect, test } from "vitest";
import { visible } from "./visible.ts";

test("a log's line shows what a terminal would act on", () => {
  expect(visible("a\u001b[2J\u0007\r\n::error::\u202eb é")).toBe(
    "a\\u001b[2J\\u0007\\u000d\\u000a::error::\\u202eb é",
  );
});
