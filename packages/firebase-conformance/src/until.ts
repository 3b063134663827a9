import { type DatabaseReference, onValue, type Query } from "firebase/database";

/** Waits for a value of a query that satisfies; the test's own time limit is the bound. */
export function until<T>(query: Query | DatabaseReference, satisfies: (value: T) => boolean): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = onValue(
      query,
      (snapshot) => {
        const value: T = snapshot.val();
        if (!satisfies(value)) return;
        resolve(value);
        // The first call may come before `onValue` has returned.
        queueMicrotask(() => stop());
      },
      reject,
    );
  });
}

/** A small generator of repeatable numbers below `limit`. */
export function dice(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
