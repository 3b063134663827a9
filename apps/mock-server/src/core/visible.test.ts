import { expect, test } from "vitest";
import { oneLine, visible } from "./visible.ts";

test("a log's line shows what a terminal would act on", () => {
  expect(visible("a\u001b[2J\u0007\r\n::error::\u202eb é")).toBe(
    "a\\u001b[2J\\u0007\\u000d\\u000a::error::\\u202eb é",
  );
});

test("one line has no end of a line in it", () => {
  expect(oneLine("Bonjour\r\nBcc: x\u2028y\n")).toBe("Bonjour Bcc: x y");
});
