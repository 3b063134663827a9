import { describe, expect, it } from "vitest";
import {
  formatCents,
  formatCount,
  formatDate,
  formatDateTime,
  formatDay,
  formatMoney,
  formatNumber,
  formatPhone,
  formatTime,
  formatWeek,
  formatWeekday,
  initials,
} from "./index.ts";

describe("French notation", () => {
  it("groups thousands with a narrow no-break space", () => {
    expect(formatCount(1234567)).toBe("1\u202f234\u202f567");
    expect(formatNumber(1234.5)).toBe("1\u202f234,5");
  });

  it("writes whole numbers as Intl does", () => {
    const intl = new Intl.NumberFormat("fr-FR");
    for (const value of [0, 7, 999, 1000, 99_999, 100_000, 1e15, -1, -1234, 1e21, Number.NaN])
      expect(formatCount(value)).toBe(intl.format(value).replace("-", "\u2212"));
  });

  it("writes cents as euros", () => {
    expect(formatMoney(123450)).toBe("1\u202f234,50\u00a0€");
    expect(formatMoney(-1250)).toBe("\u221212,50\u00a0€");
    expect(formatCents(-5)).toBe("\u22120,05");
    expect(formatNumber(-1.5)).toBe("\u22121,5");
  });

  it("writes calendar days without a time zone", () => {
    expect(formatDate("2026-03-01")).toBe("01/03/2026");
    expect(formatDate("demain")).toBe("");
  });

  it("shows instants in Paris, in summer and in winter", () => {
    expect(formatDateTime("2026-07-14T22:30:00Z")).toBe("15/07/2026 00:30");
    expect(formatDateTime("2026-01-14T22:30:00Z")).toBe("14/01/2026 23:30");
    expect(formatTime("2026-01-14T09:05:00Z")).toBe("10:05");
    expect(formatDateTime("demain")).toBe("");
  });

  it("writes the first of a month as people say it", () => {
    expect([formatWeekday("2027-01-01"), formatWeekday("2026-11-11")]).toEqual([
      "ven. 1er janv.",
      "mer. 11 nov.",
    ]);
    expect(formatDay("2026-12-31T23:30:00Z")).toBe("vendredi 1er janvier 2027");
    expect(formatDay("2026-12-31T22:30:00Z")).toBe("jeudi 31 décembre 2026");
  });

  it("writes phone numbers by pairs, and leaves those of other countries", () => {
    expect(formatPhone("+33612345678")).toBe("06\u00a012\u00a034\u00a056\u00a078");
    expect(formatPhone("+262692123456")).toBe("0692\u00a012\u00a034\u00a056");
    expect(formatPhone("+4915112345678")).toBe("+4915112345678");
  });

  it.each([
    ["Jeanne Martin", "JM"],
    ["jean-pierre de la tour", "JT"],
    ["Élodie", "É"],
    ["", ""],
  ])("abbreviates « %s » to %s", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it.each([
    ["2026-11-23", "du 23 au 29 novembre 2026"],
    ["2026-11-30", "du 30 novembre au 6 décembre 2026"],
    ["2026-12-28", "du 28 décembre 2026 au 3 janvier 2027"],
    ["2026-06-01", "du 1er au 7 juin 2026"],
    ["no day", ""],
  ])("writes the week of %s as %s", (monday, week) => {
    expect(formatWeek(monday)).toBe(week);
  });
});
