import { type DatabaseReference, onValue, type Query, serverTimestamp } from "firebase/database";
import { afterAll, beforeAll, describe, test } from "vitest";
import { type Target, targets } from "./targets.ts";

/** Runs the same cases against each service; those that are not named here are said to be not run. */
export function onEachTarget(cases: (target: () => Target) => void, named = targets): void {
  describe.each(named)("$name", ({ open, missing }) => {
    if (missing !== undefined) {
      // biome-ignore lint/suspicious/noSkippedTests: reported as not run, and not counted as passed
      test.skip(`not run: ${missing}`, () => undefined);
      return;
    }
    let target: Target;
    beforeAll(async () => {
      target = await open();
    });
    afterAll(() => target.close());
    cases(() => target);
  });
}

export const denied = /permission.denied/i;

/** A lock as pages write it. */
export const lockOf = (email: string) => ({
  email,
  name: `Name of ${email}`,
  sid: "tab",
  at: serverTimestamp(),
  seen: serverTimestamp(),
});

/** The first value that satisfies the condition. Unbounded but for the test's timeout. */
export function until<T>(query: Query | DatabaseReference, satisfies: (value: T) => boolean): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = onValue(
      query,
      (snapshot) => {
        const value: T = snapshot.val();
        if (!satisfies(value)) return;
        resolve(value);
        // The first call may precede the return of `onValue`.
        queueMicrotask(() => stop());
      },
      reject,
    );
  });
}
