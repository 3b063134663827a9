import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteServerTime } from "#api/server-time.ts";
import { whenDayBegins } from "./new-day.ts";

const serverSays = (at: string): void => noteServerTime({ counts: {}, at });

let stop: () => void;
const run = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  run.mockReset();
  serverSays("2027-01-31T22:59:57Z");
  stop = whenDayBegins(run);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test("A24 a day that begins is read once", () => {
  run.mockImplementation(() => serverSays("2027-01-31T23:00:00Z"));
  vi.advanceTimersByTime(2_900);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3_600_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test("A24 a day that began before screens are followed is read once they are", () => {
  stop();
  serverSays("2027-02-01T23:00:00Z");
  stop = whenDayBegins(run);
  vi.advanceTimersByTime(3_600_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test("A24 what was answered a moment before the server's midnight is read again after it", () => {
  run.mockImplementationOnce(() => serverSays("2027-01-31T22:59:59.95Z"));
  run.mockImplementationOnce(() => serverSays("2027-01-31T23:00:00.95Z"));
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(2);
});

test("A24 a server whose clock is seconds behind is asked again at its midnight", () => {
  run.mockImplementationOnce(() => serverSays("2027-01-31T22:59:57Z"));
  run.mockImplementationOnce(() => serverSays("2027-01-31T23:00:00Z"));
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(2);
});

test("A24 where no answer comes it is not tried without end", () => {
  vi.advanceTimersByTime(3_600_000);
  expect(run).toHaveBeenCalledTimes(3);
});
