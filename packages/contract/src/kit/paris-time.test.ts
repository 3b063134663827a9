import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  dayAfter,
  dayInMonth,
  isMonday,
  mondayOf,
  parisDay,
  parisDayEnd,
  parisDayStart,
  parisInstant,
  parisInstants,
  parisLocal,
} from "./paris-time.ts";

const intl = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Paris",
  dateStyle: "short",
  timeStyle: "medium",
});
const shown = (at: number): string => intl.format(at).replace(" ", "T");
const minute = 60_000;
const hour = 60 * minute;
const years = Array.from({ length: 101 }, (_, at) => 2000 + at);
const instants = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 1000, max: Date.UTC(2101, 0, 1) / 1000 })
  .map((seconds) => seconds * 1000);
const days = instants.map((at) => new Date(at).toISOString().slice(0, 10));

function tried(local: string): number[] {
  const asUtc = Date.parse(`${local}Z`);
  return Array.from({ length: 4 * 60 + 1 }, (_, at) => asUtc - 3 * hour + at * minute).filter(
    (at) => shown(at).slice(0, 16) === local,
  );
}

function changes(year: number): number[] {
  const offset = (at: number) => Date.parse(`${shown(at)}Z`) - at;
  return [
    [Date.UTC(year, 0, 1), Date.UTC(year, 6, 1)],
    [Date.UTC(year, 6, 1), Date.UTC(year, 11, 31)],
  ].map(([from = 0, to = 0]) => {
    let [low, high] = [from, to];
    while (high - low > 1000) {
      const middle = Math.floor((low + high) / 2000) * 1000;
      if (offset(middle) === offset(from)) low = middle;
      else high = middle;
    }
    return high;
  });
}

describe("B10 Paris from 2000 to 2100", () => {
  test("any second is what the platform shows", () => {
    fc.assert(
      fc.property(instants, (at) => {
        expect(parisLocal(at)).toBe(shown(at));
        expect(parisDay(at)).toBe(shown(at).slice(0, 10));
      }),
      { numRuns: 3000 },
    );
  });

  test.each(years)("%i: the seconds around both changes and the turn of the year", (year) => {
    const edges = [...changes(year), parisDayStart(`${year}-01-01`), Date.UTC(year, 0, 1)];
    for (const edge of edges) {
      for (const away of [-hour, -1000, 0, 1000, hour, 2 * hour]) {
        expect(parisLocal(edge + away)).toBe(shown(edge + away));
      }
    }
    const [spring = 0, autumn = 0] = changes(year);
    const skipped = `${shown(spring).slice(0, 10)}T02:30`;
    expect(parisInstants(skipped)).toEqual([]);
    expect(shown(parisInstant(skipped)).slice(11, 16)).toBe("03:30");
    const repeated = `${shown(autumn).slice(0, 10)}T02:30`;
    expect(parisInstants(repeated)).toEqual([autumn - hour / 2, autumn + hour / 2]);
    expect(parisInstants(repeated)).toEqual(tried(repeated));
    expect(parisInstant(repeated)).toBe(autumn - hour / 2);
  });

  test("a local time has the instants that trying every minute finds", () => {
    const night = fc.constantFrom(...years.flatMap(changes));
    const near = fc
      .tuple(night, fc.integer({ min: -180, max: 180 }))
      .map(([at, away]) => new Date(at + hour + away * minute).toISOString().slice(0, 16));
    const any = instants.map((at) => new Date(at).toISOString().slice(0, 16));
    fc.assert(
      fc.property(fc.oneof(near, any), (local) => {
        expect(parisInstants(local)).toEqual(tried(local));
      }),
      { numRuns: 300 },
    );
  });

  test("days follow each other without a gap, of 23, 24 or 25 hours", () => {
    fc.assert(
      fc.property(days, (date) => {
        const [start, end] = [parisDayStart(date), parisDayEnd(date)];
        expect(shown(start)).toBe(`${date}T00:00:00`);
        expect(shown(end - 1000)).toBe(`${date}T23:59:59`);
        expect([23, 24, 25]).toContain((end - start) / hour);
        expect(parisDayStart(dayAfter(date, 1))).toBe(end);
      }),
      { numRuns: 1000 },
    );
    expect((parisDayEnd("2026-03-29") - parisDayStart("2026-03-29")) / hour).toBe(23);
    expect((parisDayEnd("2026-10-25") - parisDayStart("2026-10-25")) / hour).toBe(25);
  });

  test("what is no time has no instant", () => {
    for (const local of ["", "demain", "2026-13-01T10:00", "2026-02-30T25:00"])
      expect(parisInstants(local)).toEqual([]);
    expect(parisInstant("demain")).toBeNaN();
  });
});

describe("calendar days", () => {
  test("a week begins on its Monday, across years and changes", () => {
    fc.assert(
      fc.property(days, (date) => {
        const monday = mondayOf(date);
        expect(isMonday(monday)).toBe(true);
        expect(monday <= date && date < dayAfter(monday, 7)).toBe(true);
      }),
    );
    expect(mondayOf("2027-01-03")).toBe("2026-12-28");
  });

  test.each([
    ["2026-02", "2026-01-31", "2026-02-28"],
    ["2028-02", "2028-01-31", "2028-02-29"],
    ["2100-02", "2099-12-29", "2100-02-28"],
    ["2026-04", "2026-03-31", "2026-04-30"],
    ["2026-03", "2026-01-31", "2026-03-31"],
    ["2026-12", "2026-11-05", "2026-12-05"],
  ])("in %s, the day of %s is %s", (month, anchor, day) => {
    expect(dayInMonth(month, anchor)).toBe(day);
  });
});
