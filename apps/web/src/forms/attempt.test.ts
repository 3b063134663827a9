import { expect, test } from "vitest";
import { afterFailure, attemptFor, bodyOf, isUndecided } from "./attempt.ts";

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

test("A17 a lost attempt stays open until the server answers that very attempt", () => {
  const problem = (status: number) => ({
    kind: "problem" as const,
    status,
    problem: { type: "about:blank", title: "", status },
  });
  const first = attemptFor({ body: "Bonjour" }, undefined);
  const lost = afterFailure(first, { kind: "timeout" });
  expect(lost).toEqual({ ...first, lost: true });
  if (lost === undefined) throw new Error("the attempt is open");
  // Who is not signed in, or is somebody else by now, learns nothing of what was sent before.
  expect([problem(401), problem(403)].map((failure) => afterFailure(lost, failure))).toEqual([lost, lost]);
  expect(afterFailure(lost, { kind: "other-admin", name: "Karim Benali" })).toBe(lost);
  expect(afterFailure(lost, problem(409))).toBeUndefined();
  expect(afterFailure(first, problem(401))).toBeUndefined();
});
