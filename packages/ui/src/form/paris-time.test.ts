import { describe, expect, it } from "vitest";
import { parseFrenchDay, writeFrenchDay } from "./french-date.ts";
import { parisWall, parseFrenchInstant, writeFrenchInstant } from "./paris-time.ts";

describe("days as French people type them", () => {
  it.each([
    ["20/11/2026", "2026-11-20"],
    ["3/2/2026", "2026-02-03"],
    ["20-11-2026", "2026-11-20"],
    ["20.11.2026", "2026-11-20"],
    ["20 11 2026", "2026-11-20"],
    [" 20112026 ", "2026-11-20"],
    ["2026-11-20", "2026-11-20"],
    ["29/02/2028", "2028-02-29"],
    ["\u200e20/\u200e11/\u200e2026\u200e", "2026-11-20"],
  ])("reads « %s » as %s", (text, day) => {
    expect(parseFrenchDay(text)).toBe(day);
  });

  it.each([
    "",
    "20/11",
    "20/11/20",
    "20/11/202",
    "31/02/2026",
    "29/02/2026",
    "00/01/2026",
    "12/13/2026",
    "01/01/0002",
    "01/01/2500",
    "11/20/2026",
    "hier",
  ])("reads no day in « %s »", (text) => {
    expect(parseFrenchDay(text)).toBeUndefined();
  });

  it("writes what it reads", () => {
    expect(writeFrenchDay("2026-02-03")).toBe("03/02/2026");
    expect(writeFrenchDay("20/11/20")).toBeUndefined();
  });
});

describe("instants in Paris", () => {
  it.each([
    ["20/11/2026 10:30", "2026-11-20T09:30:00.000Z"],
    ["20/07/2026 10:30", "2026-07-20T08:30:00.000Z"],
    ["20/11/2026 à 10h30", "2026-11-20T09:30:00.000Z"],
    ["20/11/2026 9h", "2026-11-20T08:00:00.000Z"],
    ["01/01/2027 00:15", "2026-12-31T23:15:00.000Z"],
    ["\u200e20/11/2026\u00a0\u200f10:30", "2026-11-20T09:30:00.000Z"],
  ])("reads « %s » as %s", (text, instant) => {
    expect(parseFrenchInstant(text)).toBe(instant);
    expect(parseFrenchInstant(writeFrenchInstant(instant) ?? "")).toBe(instant);
  });

  it.each(["20/11/2026", "20/11/2026 25:00", "20/11/2026 10:75", "31/02/2026 10:00", "10:30", ""])(
    "reads no moment in « %s »",
    (text) => {
      expect(parseFrenchInstant(text)).toBeUndefined();
    },
  );

  it("knows no moment in the hour that the change to summer time skips", () => {
    expect(parseFrenchInstant("29/03/2026 01:59")).toBe("2026-03-29T00:59:00.000Z");
    expect(parseFrenchInstant("29/03/2026 02:30")).toBeUndefined();
    expect(parseFrenchInstant("29/03/2026 03:00")).toBe("2026-03-29T01:00:00.000Z");
  });

  it("takes the first of the two hours of the change to winter time, and reads either one that it wrote", () => {
    expect(parseFrenchInstant("25/10/2026 02:30")).toBe("2026-10-25T00:30:00.000Z");
    for (const [instant, text] of [
      ["2026-10-25T00:30:00.000Z", "25/10/2026 02:30 (heure d’été)"],
      ["2026-10-25T01:30:00.000Z", "25/10/2026 02:30 (heure d’hiver)"],
    ] as const) {
      expect(writeFrenchInstant(instant)).toBe(text);
      expect(parseFrenchInstant(text)).toBe(instant);
    }
    expect(parseFrenchInstant("25/10/2026 02h30 heure d'hiver")).toBe("2026-10-25T01:30:00.000Z");
    expect(writeFrenchInstant("2026-10-25T02:00:00.000Z")).toBe("25/10/2026 03:00");
    expect(parseFrenchInstant("25/10/2026 03:00")).toBe("2026-10-25T02:00:00.000Z");
  });

  it("shows midnight as 00:00 of the day that begins", () => {
    expect(parisWall("2026-11-19T23:00:00Z")).toEqual({ day: "2026-11-20", time: "00:00" });
  });
});
