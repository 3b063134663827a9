import { expect, test } from "vitest";
import { Schedule } from "../test/schedule.ts";
import { maxRetries, type SignInCall } from "./sign-in.ts";
import { runSignIn } from "./sign-in-runner.ts";

/** Plays an identity provider that answers in this order; the last answer is repeated. */
function provider(answers: readonly string[], strategy: "shared-secret" | "custom-token" = "shared-secret") {
  const schedule = new Schedule();
  const calls: SignInCall[] = [];
  const logged: string[] = [];
  const door = {
    strategy,
    call: async (call: SignInCall) => {
      const answer = answers[Math.min(calls.length, answers.length - 1)] ?? "";
      calls.push(call);
      if (answer.startsWith("auth/")) throw Object.assign(new Error(answer), { code: answer });
      return answer;
    },
  };
  const signIn = runSignIn(door, schedule.clock(), (text) => logged.push(text));
  return { signIn, schedule, calls, logged };
}

test.each([
  ["known", ["a@x.fr"], ["sign-in"], "signed-in"],
  ["unknown", ["auth/user-not-found", "a@x.fr"], ["sign-in", "create"], "signed-in"],
  [
    "unknown or wrong, in fact unknown",
    ["auth/invalid-credential", "a@x.fr"],
    ["sign-in", "create"],
    "signed-in",
  ],
  [
    "created by another tab meanwhile",
    ["auth/invalid-credential", "auth/email-already-in-use", "a@x.fr"],
    ["sign-in", "create", "sign-in"],
    "signed-in",
  ],
  [
    "known, but the secret is wrong",
    ["auth/invalid-credential", "auth/email-already-in-use", "auth/invalid-credential"],
    ["sign-in", "create", "sign-in"],
    "refused",
  ],
  ["told that the secret is wrong", ["auth/wrong-password"], ["sign-in"], "refused"],
] as const)("S17: an admin who is %s", async (_, answers, expected, end) => {
  const { signIn, schedule, calls, logged } = provider(answers);
  signIn.start();
  await schedule.advance(60_000);
  expect([calls, signIn.state.get().kind]).toEqual([expected, end]);
  expect(logged).toHaveLength(end === "refused" ? 1 : 0);
});

test("S17: a custom token is used as it is; a bad one is not tried again", async () => {
  const good = provider(["a@x.fr"], "custom-token");
  good.signIn.start();
  await good.schedule.advance(0);
  expect([good.calls, good.signIn.state.get()]).toEqual([["custom"], { kind: "signed-in", email: "a@x.fr" }]);
  const bad = provider(["auth/invalid-custom-token"], "custom-token");
  bad.signIn.start();
  await bad.schedule.advance(60_000);
  expect([bad.calls, bad.signIn.state.get().kind]).toEqual([["custom"], "refused"]);
});

test("S17: transient failures are retried with growing waits, a bounded number of times, and again on demand", async () => {
  const { signIn, schedule, calls, logged } = provider(["auth/network-request-failed"]);
  signIn.start();
  const counts: number[] = [];
  for (const wait of [900, 700, 1_000, 60_000]) {
    await schedule.advance(wait);
    counts.push(calls.length);
  }
  // The first wait is 1 to 1.5 s, the second 2 to 3 s.
  expect(counts).toEqual([1, 2, 2, 1 + maxRetries]);
  expect(signIn.state.get()).toEqual({ kind: "given-up", code: "auth/network-request-failed" });
  expect(logged).toHaveLength(1);
  signIn.again();
  await schedule.advance(0);
  expect(calls).toHaveLength(2 + maxRetries);
});

test("S17: an unknown admin whose first calls fail is created all the same", async () => {
  const { signIn, schedule, calls } = provider([
    "auth/internal-error",
    "auth/user-not-found",
    "auth/timeout",
    "a@x.fr",
  ]);
  signIn.start();
  await schedule.advance(60_000);
  expect(calls).toEqual(["sign-in", "sign-in", "create", "create"]);
  expect(signIn.state.get().kind).toBe("signed-in");
});
