import fc from "fast-check";
import { expect, test } from "vitest";
import { parisDay, parisDayBounds, parisLocal } from "./paris-time.ts";

const shown = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Paris",
  dateStyle: "short",
  timeStyle: "medium",
});
const instants = fc.integer({ min: Date.UTC(1996, 9, 28) / 1000, max: Date.UTC(2060, 0, 1) / 1000 });

test("Paris time is what the platform says it is, at any second since 1996", () => {
  fc.assert(
    fc.property(instants, (seconds) => {
      const instant = `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`;
      expect(parisLocal(instant).replace("T", " ")).toBe(shown.format(seconds * 1000));
    }),
    { numRuns: 2000 },
  );
});

test("a day of Paris begins and ends at midnight there, also when the clocks change", () => {
  expect(parisDayBounds("2026-11-20")).toEqual(["2026-11-19T23:00:00Z", "2026-11-20T22:59:59Z"]);
  expect(parisDayBounds("2026-03-29")).toEqual(["2026-03-28T23:00:00Z", "2026-03-29T21:59:59Z"]);
  expect(parisDayBounds("2026-10-25")).toEqual(["2026-10-24T22:00:00Z", "2026-10-25T22:59:59Z"]);
  fc.assert(
    fc.property(instants, (seconds) => {
      const day = parisDay(seconds * 1000);
      const [first, last] = parisDayBounds(day).map(Date.parse);
      expect(seconds * 1000).toBeGreaterThanOrEqual(first ?? Number.NaN);
      expect(seconds * 1000).toBeLessThanOrEqual(last ?? Number.NaN);
    }),
  );
});
