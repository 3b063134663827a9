import { expect, test } from "vitest";
import { attemptFor, bodyOf, isUndecided } from "./attempt.ts";

test("A05 the same values sent again keep their key and the version of the first try", () => {
  const first = attemptFor({ amountCents: 1250, reason: "Cassé", version: 3 }, undefined);
  // The first refund went through although no answer came: the record's version has grown since.
  const again = attemptFor({ amountCents: 1250, reason: "Cassé", version: 4 }, first);
  expect(again).toBe(first);
  expect(bodyOf(again)).toEqual({ amountCents: 1250, reason: "Cassé", version: 3 });
});

test("A05 other values are another intention", () => {
  const first = attemptFor({ amountCents: 1250, version: 3 }, undefined);
  expect(attemptFor({ amountCents: 1300, version: 3 }, first).key).not.toBe(first.key);
  expect(attemptFor({ amountCents: 1250, reason: "x", version: 3 }, first).key).not.toBe(first.key);
});

test("A05 a server that refused has decided, one that failed or was not heard has not", () => {
  const problem = (status: number) => ({
    kind: "problem" as const,
    status,
    problem: { type: "about:blank", title: "", status },
  });
  expect([problem(409), problem(422), problem(423)].map(isUndecided)).toEqual([false, false, false]);
  expect([problem(500), { kind: "offline" } as const, { kind: "timeout" } as const].map(isUndecided)).toEqual(
    [true, true, true],
  );
});
