import { expect, test, vi } from "vitest";
import { logThrown } from "./thrown-log.ts";

test("what a row or a request said does nothing in a log: no end of a line, no escape", () => {
  const written: string[] = [];
  const log = vi.spyOn(console, "error").mockImplementation((line: string) => void written.push(line));
  logThrown(new Error("x\n::error::y\u001b[2J\n    at ::stop-commands::z", { cause: "a\r\nb" }));
  logThrown("plain\u202e");
  log.mockRestore();
  const [error = "", plain] = written;
  const [first = "", ...others] = error.split("\n");
  expect(first).toBe("Error: x\\u000a::error::y\\u001b[2J\\u000a    at ::stop-commands::z");
  expect(others.at(-1)).toBe("caused by a\\u000d\\u000ab");
  expect(others.join()).not.toContain("::stop");
  expect(others.some((line) => line.includes("thrown-log.test.ts"))).toBe(true);
  expect(plain).toBe("plain\\u202e");
});
