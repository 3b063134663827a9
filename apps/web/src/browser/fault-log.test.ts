import { afterEach, expect, test, vi } from "vitest";
import { logFault } from "./fault-log.ts";

afterEach(() => vi.restoreAllMocks());

test("A23 a fault is logged by its kind and its places, never by what it quotes", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const quoting = () => JSON.parse("Jeanne Martin, 12 rue des Lilas");
  for (const fault of [caughtFrom(quoting), "Jeanne Martin", { name: "Jeanne Martin" }, undefined])
    logFault(fault);
  const logged = log.mock.calls.flat();
  expect(logged.every((each) => typeof each === "string")).toBe(true);
  expect(logged.join("\n")).not.toMatch(/Jeanne|Martin|Lilas/);
  expect(logged[0]).toMatch(/^Palier: SyntaxError\n\s+at .*fault-log\.test\.ts:\d+:\d+/s);
});

test("A23 a fault of Firefox keeps its places too", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const stack = "save@https://palier.test/assets/app.js:1:2\n@https://palier.test/assets/app.js:3:4\n";
  logFault(Object.assign(new TypeError("Jeanne"), { stack }));
  expect(log.mock.calls).toEqual([[`Palier: TypeError\n${stack.trim()}`]]);
});

function caughtFrom(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}
