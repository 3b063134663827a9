import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refreshPace } from "./refresh-pace.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const atOnce = (run: () => void) => {
  run();
  return () => undefined;
};

test("A24 a hundred changes in five seconds are two refreshes, and the last change is among what they read", () => {
  const refreshed: number[] = [];
  const pace = refreshPace((heardAt) => refreshed.push(heardAt), atOnce);
  let last = 0;
  for (let change = 0; change < 100; change += 1) {
    last = performance.now();
    pace.hear();
    vi.advanceTimersByTime(50);
  }
  expect(refreshed).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  expect(refreshed).toHaveLength(2);
  expect(refreshed[1]).toBe(last);
});

test("A24 what is heard while a refresh has to wait is one refresh, once it may run", () => {
  let release = (): void => undefined;
  const refresh = vi.fn();
  const pace = refreshPace(refresh, (run) => {
    release = run;
    return () => undefined;
  });
  pace.hear();
  vi.advanceTimersByTime(20_000);
  pace.hear();
  expect(refresh).not.toHaveBeenCalled();
  release();
  expect(refresh).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test("A24 a page that is left refreshes nothing any more", () => {
  const refresh = vi.fn();
  const pace = refreshPace(refresh, atOnce);
  pace.hear();
  pace.stop();
  vi.advanceTimersByTime(60_000);
  expect(refresh).not.toHaveBeenCalled();
});
