import { expect, test } from "vitest";
import { dayMeant, dayWords } from "./day-word.ts";

const at = (instant: string) => dayWords.map((word) => dayMeant(word, Date.parse(instant)));

test("words of days are days in Paris, whatever day it is in UTC", () => {
  const saturday = ["2026-11-14", "2026-11-20", "2026-11-21", "2026-11-22", "2026-11-16", "2026-11-22"];
  expect(at("2026-11-20T23:30:00Z")).toEqual(saturday);
  expect(at("2026-11-21T22:59:59Z")).toEqual(saturday);
});

test("a week begins on Monday and ends on Sunday, over the ends of months, years and summer time", () => {
  expect(at("2026-10-25T00:30:00Z").slice(4)).toEqual(["2026-10-19", "2026-10-25"]);
  expect(at("2027-01-01T12:00:00Z")).toEqual([
    "2026-12-25",
    "2026-12-31",
    "2027-01-01",
    "2027-01-02",
    "2026-12-28",
    "2027-01-03",
  ]);
});

test("a day is itself", () => {
  expect(dayMeant("2026-02-28", 0)).toBe("2026-02-28");
});
