import { expect, test, vi } from "vitest";
import { logThrown } from "./thrown-log.ts";

function written(error: unknown): string {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  logThrown(error);
  const [text] = log.mock.calls[0] ?? [];
  log.mockRestore();
  return String(text);
}

test("what a row or a request said does nothing in a log: no end of a line, no escape", () => {
  const error = new Error("x\n::error::y\u001b[2J\n    at ::stop-commands::z", { cause: "a\r\nb" });
  const [first = "", ...others] = written(error).split("\n");
  expect(first).toBe("Error: x\\u000a::error::y\\u001b[2J\\u000a    at ::stop-commands::z");
  expect(others.at(-1)).toBe("caused by a\\u000d\\u000ab");
  expect(others.join()).not.toContain("::stop");
  expect(written("plain\u202e")).toBe("plain\\u202e");
});

test.each(["at", "file", "1", "", "module"])("« %s » as a message hides no place", (message) => {
  expect(written(new Error(message))).toContain("thrown-log.test.ts");
});

test("codes, several errors at once and plain objects are shown; what cannot be shown throws nothing", () => {
  const refused = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  expect(written(new AggregateError([refused, { status: 3 }]))).toMatch(
    /^AggregateError: \n[\s\S]*caused by Error: connect \(ECONNREFUSED\)\n[\s\S]*caused by \{"status":3\}$/,
  );
  const endless: { self?: unknown } = {};
  endless.self = endless;
  for (const odd of [Object.create(null), endless, undefined, Symbol("x"), () => 1]) written(odd);
  expect(written(endless)).toBe("what was thrown cannot be shown");
});

test("places of browsers that write them otherwise are kept", () => {
  const error = new Error("lost");
  error.stack = "serve@http://localhost:4010/a.js:10:5\n@http://localhost:4010/b.js:1:2\n";
  expect(written(error)).toBe(`Error: lost\n${error.stack.trim()}`);
});
