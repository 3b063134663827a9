import { type DatabaseReference, onValue, type Query } from "firebase/database";

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

/** Seeded pseudo-random integers below `limit`. */
export function dice(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
