import { expect, test } from "vitest";
import {
  dateText,
  day,
  defaultNow,
  instantText,
  mondayOf,
  parisDate,
  parisTime,
  secondsOf,
} from "./calendar.ts";

test("instants and dates are written as the wire wants them", () => {
  const now = secondsOf(defaultNow);
  expect(instantText(now)).toBe("2026-11-20T09:30:00Z");
  expect(dateText(now)).toBe("2026-11-20");
  expect(instantText(secondsOf("2024-02-29T23:59:58Z"))).toBe("2024-02-29T23:59:58Z");
  expect(() => secondsOf("demain")).toThrow(RangeError);
});

test("a week starts on Monday, whatever the day", () => {
  const monday = secondsOf("2026-11-16T00:00:00Z");
  for (let at = 0; at < 7; at += 1) expect(mondayOf(monday + at * day + 3600)).toBe(monday);
  expect(dateText(mondayOf(monday - 1))).toBe("2026-11-09");
});

test("Paris is two hours ahead in summer, one in winter", () => {
  const at = (instant: string): string => parisTime(secondsOf(instant));
  expect(at("2026-11-20T09:30:00Z")).toBe("10:30");
  expect(at("2026-07-01T09:30:00Z")).toBe("11:30");
  expect([at("2026-03-29T00:59:59Z"), at("2026-03-29T01:00:00Z")]).toEqual(["01:59", "03:00"]);
  expect([at("2026-10-25T00:59:59Z"), at("2026-10-25T01:00:00Z")]).toEqual(["02:59", "02:00"]);
  expect(parisDate(secondsOf("2026-07-01T22:30:00Z"))).toBe("2026-07-02");
});
