import { expect, test } from "vitest";
import { Assembly, message } from "./message.ts";

test.each(["", "x"])("a long message is cut between characters, never within one, after %j", (before) => {
  const text = before + "\u{1f600}".repeat(20_000);
  const [count, ...parts] = message(text).map(String);
  expect(Number(count)).toBe(parts.length);
  expect(parts.every((part) => part.length <= 16_384)).toBe(true);
  expect(parts.join("") === text).toBe(true);
});

test("what is cut is put together again; keep-alive before it is passed over", () => {
  const assembly = new Assembly(1_000_000);
  const text = JSON.stringify("y".repeat(50_000));
  expect(assembly.take("0")).toBeUndefined();
  const results = message(text).map((frame) => assembly.take(String(frame)));
  expect(results.filter((result) => result !== undefined)).toEqual([{ text }]);
  expect(assembly.take("{}")).toEqual({ text: "{}" });
});
