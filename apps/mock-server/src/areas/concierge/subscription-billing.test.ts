/** Against Intl, across daylight saving and short months. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { billingsUntil, nextBilling } from "./subscription-billing.ts";

const intl = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Paris",
  dateStyle: "short",
  timeStyle: "short",
});
const shown = (at: number): string => intl.format(at);
const last = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

function billed(since: string, months: number, count: number): string[] {
  const [year = 0, month = 0, day = 0] = since.split("-").map(Number);
  return Array.from({ length: count }, (_, at) => {
    const months0 = month - 1 + (at + 1) * months;
    const [y, m] = [year + Math.floor(months0 / 12), (months0 % 12) + 1];
    return [y, m, Math.min(day, last(y, m))].map((part) => String(part).padStart(2, "0")).join("-");
  });
}

function run(since: string, months: number, count: number, from = `${since}T12:00:00Z`): string[] {
  const days: string[] = [];
  let at = nextBilling({ since, months }, Date.parse(from));
  while (days.length < count) {
    days.push(shown(at));
    at = billingsUntil(at, { since, months }, at).next;
  }
  return days;
}

describe("B10 a subscriber is billed on the day of the month on which he came", () => {
  test.each([
    ["the 31st", "2026-01-31", 1, ["2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"]],
    ["the 30th over a leap February", "2028-01-30", 1, ["2028-02-29", "2028-03-30"]],
    ["29 February, each year", "2028-02-29", 12, ["2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"]],
    [
      "29 February over 2100, no leap year",
      "2096-02-29",
      12,
      ["2097-02-28", "2098-02-28", "2099-02-28", "2100-02-28"],
    ],
    ["the day on which clocks go forward", "2026-02-28", 1, ["2026-03-28", "2026-04-28"]],
    ["29 March, the short day", "2026-01-29", 1, ["2026-02-28", "2026-03-29", "2026-04-29"]],
    ["25 October, the long day", "2026-09-25", 1, ["2026-10-25", "2026-11-25"]],
    ["the last day of a year", "2026-12-31", 3, ["2027-03-31", "2027-06-30", "2027-09-30", "2027-12-31"]],
  ])("%s", (_, since, months, days) => {
    expect(run(since, months, days.length)).toEqual(days.map((day) => `${day} 06:00`));
  });

  test.each([
    ["00:30 in Paris, the day before in UTC", "2026-10-02", "2026-10-01T22:30:00Z", "2026-11-02 06:00"],
    ["23:59 on 31 December in Paris", "2026-12-31", "2026-12-31T22:59:00Z", "2027-01-31 06:00"],
    ["the first of the repeated hours", "2026-10-25", "2026-10-25T00:30:00Z", "2026-11-25 06:00"],
    ["the second of them", "2026-10-25", "2026-10-25T01:30:00Z", "2026-11-25 06:00"],
  ])("who came at %s", (_, since, now, next) => {
    expect(shown(nextBilling({ since, months: 1 }, Date.parse(now)))).toBe(next);
  });

  test("any day from 2000 to 2100, for as long as it goes on", () => {
    const day = fc
      .integer({ min: Date.UTC(2000, 0, 1) / 86_400_000, max: Date.UTC(2095, 0, 1) / 86_400_000 })
      .map((at) => new Date(at * 86_400_000).toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.constantFrom(1, 3, 12), (since, months) => {
        expect(run(since, months, 14)).toEqual(billed(since, months, 14).map((each) => `${each} 06:00`));
      }),
      { numRuns: 300 },
    );
  });

  test("what is billed late is billed as often as one by one", () => {
    const until = Date.parse("2031-03-30T12:00:00Z");
    const billing = { since: "2026-01-31", months: 1 };
    const first = nextBilling(billing, Date.parse("2026-01-31T12:00:00Z"));
    let [count, at] = [0, first];
    while (at <= until) {
      at = billingsUntil(at, billing, at).next;
      count += 1;
    }
    expect(billingsUntil(first, billing, until)).toEqual({ count, next: at });
  });
});
