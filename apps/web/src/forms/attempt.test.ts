import { expect, test } from "vitest";
import { afterFailure, attemptFor, bodyOf, isRepeated, isUndecided } from "./attempt.ts";

const problem = (status: number, title = "Refusé") => ({
  kind: "problem" as const,
  status,
  problem: { type: "about:blank", title, status },
});

test("A05 the same values sent again keep their key and the version of the first try", () => {
  const first = attemptFor({ amountCents: 1250, reason: "Cassé", version: 3 }, undefined);
  // The unanswered first refund raised the version.
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
  expect([problem(409), problem(422), problem(423)].map(isUndecided)).toEqual([false, false, false]);
  expect([problem(500), { kind: "offline" } as const, { kind: "timeout" } as const].map(isUndecided)).toEqual(
    [true, true, true],
  );
});

test("A17 a lost attempt stays open until the server answers that very attempt", () => {
  const first = attemptFor({ body: "Bonjour" }, undefined);
  const lost = afterFailure(first, { kind: "timeout" });
  expect(lost).toEqual({ ...first, lost: true });
  if (lost === undefined) throw new Error("the attempt is open");
  // These answers say nothing about the earlier request.
  expect([problem(401), problem(403)].map((failure) => afterFailure(lost, failure))).toEqual([lost, lost]);
  expect(afterFailure(lost, { kind: "other-admin", name: "Karim Benali" })).toBe(lost);
  expect(afterFailure(lost, problem(422))).toBeUndefined();
  expect(afterFailure(first, problem(401))).toBeUndefined();
});

const lostFor = (body: Readonly<Record<string, unknown>>) => {
  const lost = afterFailure(attemptFor(body, undefined), { kind: "timeout" });
  if (lost === undefined) throw new Error("the attempt is open");
  return lost;
};

test("A05 A17 values that were sent beside a lost attempt and refused leave it open, under its key", () => {
  const first = lostFor({ body: "Bonjour" });
  const beside = attemptFor({ body: "Bonjour !" }, first);
  expect(beside.key).not.toBe(first.key);
  for (const failure of [problem(422), problem(423), problem(401)])
    expect(afterFailure(beside, failure)).toEqual(first);
});

test("A05 A17 back to the first of two lost attempts, the values go out under the first key, and the other stays open", () => {
  const first = lostFor({ body: "Bonjour" });
  const both = afterFailure(attemptFor({ body: "Bonsoir" }, first), { kind: "offline" });
  const back = attemptFor({ body: "Bonjour" }, both);
  expect(back.key).toBe(first.key);
  expect(isRepeated({ body: "Bonsoir" }, back)).toBe(true);
  expect(afterFailure(back, problem(422))).toMatchObject({ key: both?.key, lost: true });
});

test("A17 a stale version does not tell what a lost attempt did: the same values ask first", () => {
  const first = lostFor({ amountCents: 1250, version: 3 });
  const stale = afterFailure(first, problem(409));
  expect(stale).toMatchObject({ key: first.key, lost: true });
  expect(isRepeated({ amountCents: 1250, version: 4 }, stale)).toBe(false);
  expect(attemptFor({ amountCents: 1250, version: 4 }, stale).key).not.toBe(first.key);
});

test("A17 an answer that is not the server's own, or came before the key, leaves a lost attempt open", () => {
  const first = lostFor({ amountCents: 1250, version: 3 });
  for (const failure of [problem(429), problem(408), problem(404, ""), problem(413, "")])
    expect(afterFailure(first, failure)).toBe(first);
});
