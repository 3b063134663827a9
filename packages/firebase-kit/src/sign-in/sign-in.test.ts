import { expect, test } from "vitest";
import { Schedule } from "../../test/schedule.ts";
import { longestPause, signInTrouble } from "./sign-in.ts";
import { runSignIn } from "./sign-in-runner.ts";

function provider(answers: readonly (string | null)[], then = "ok") {
  const schedule = new Schedule();
  const calls: { at: number; fresh: boolean }[] = [];
  const logged: string[] = [];
  const started = schedule.now;
  let lose: () => void = () => undefined;
  const runner = runSignIn(
    {
      signIn: (fresh) => {
        const answer = answers[calls.length];
        calls.push({ at: schedule.now - started, fresh });
        if (answer === null) return new Promise(() => undefined);
        const code = answer ?? then;
        return code === "ok" ? Promise.resolve() : Promise.reject(Object.assign(new Error(), { code }));
      },
      watchLoss: (tell) => {
        lose = tell;
        return () => undefined;
      },
    },
    schedule.clock(),
    (text) => logged.push(text),
  );
  return { runner, schedule, calls, logged, lose: () => lose() };
}

test("S17: an admin with an account signs in at once, with the settings that are known", async () => {
  const { runner, schedule, calls, logged } = provider([]);
  runner.start();
  await schedule.advance(0);
  expect([runner.state.get().kind, calls, logged]).toEqual(["signed-in", [{ at: 0, fresh: false }], []]);
});

test.each(["auth/user-not-found", "auth/invalid-credential"])(
  "S17: %s is tried again, with settings asked for anew, until the backend has made the account",
  async (code) => {
    const { runner, schedule, calls, logged } = provider([code, code, "ok"]);
    runner.start();
    await schedule.advance(0);
    expect(signInTrouble(runner.state.get())).toBe("sign-in");
    await schedule.advance(6_000);
    expect([runner.state.get().kind, calls.map(({ fresh }) => fresh)]).toEqual([
      "signed-in",
      [false, true, true],
    ]);
    expect(logged).toEqual([`realtime sign-in, tried again: ${code}`]);
    expect(signInTrouble(runner.state.get())).toBeUndefined();
  },
);

test.each([
  "auth/user-disabled",
  "auth/wrong-password",
  "auth/invalid-custom-token",
  "auth/admin-restricted-operation",
  "auth/network-request-failed",
])("L13: %s is tried for ever, with growing pauses of at most 90 s", async (code) => {
  const { runner, schedule, calls } = provider([], code);
  runner.start();
  await schedule.advance(3_600_000);
  const gaps = calls.slice(1).map(({ at }, index) => at - (calls[index]?.at ?? 0));
  expect(calls.length).toBeGreaterThan(40);
  expect(gaps.every((gap) => gap >= 1_000 && gap <= longestPause * 1.5)).toBe(true);
  expect(gaps.slice(6).every((gap) => gap >= longestPause)).toBe(true);
});

test("L07 L13: what cannot be reached, or asks for patience, differs from what refuses", async () => {
  for (const [code, trouble] of [
    ["auth/network-request-failed", "unreachable"],
    ["Failed to fetch", "unreachable"],
    ["auth/too-many-requests", "unreachable"],
    ["auth/user-disabled", "sign-in"],
  ]) {
    const { runner, schedule } = provider([String(code)]);
    runner.start();
    await schedule.advance(0);
    expect(signInTrouble(runner.state.get())).toBe(trouble);
  }
});

test("L13: a sign-in that ends is reported at once, and begun anew with fresh settings", async () => {
  const { runner, schedule, calls, lose } = provider([]);
  runner.start();
  await schedule.advance(120_000);
  lose();
  expect(signInTrouble(runner.state.get())).toBe("sign-in");
  await schedule.advance(2_000);
  expect([runner.state.get().kind, calls.at(-1)?.fresh]).toEqual(["signed-in", true]);
});

test("L13: a sign-in that ends again and again is not begun anew in a hurry", async () => {
  const { runner, schedule, calls, lose } = provider([]);
  runner.start();
  for (let second = 0; second < 600; second += 1) {
    await schedule.advance(1_000);
    lose();
  }
  expect(calls.length).toBeLessThan(20);
});

test("the network's return ends a pause", async () => {
  const { runner, schedule, calls } = provider(
    Array.from({ length: 8 }, () => "auth/network-request-failed"),
  );
  runner.start();
  await schedule.advance(60_000);
  const before = calls.length;
  runner.again();
  expect(calls).toHaveLength(before + 1);
});

test("nothing is heard after the end", async () => {
  const { runner, schedule, calls } = provider(["auth/network-request-failed"]);
  runner.start();
  await schedule.advance(0);
  runner.stop();
  await schedule.advance(60_000);
  runner.again();
  expect(calls).toHaveLength(1);
});
