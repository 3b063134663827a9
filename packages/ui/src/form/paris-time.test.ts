import { describe, expect, it, vi } from "vitest";
import { dayFault, parseFrenchDay, parseWholeFrenchDay, writeFrenchDay } from "./french-date.ts";
import {
  instantFault,
  parisWall,
  parseFrenchInstant,
  parseWholeFrenchInstant,
  writeFrenchInstant,
} from "./paris-time.ts";

/** Already the next day in Paris. */
const now = Date.parse("2026-11-20T23:30:00Z");

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

  it.each([
    ["1/11/26", "2026-11-01"],
    ["2026/11/20", "2026-11-20"],
    ["1er décembre 2026", "2026-12-01"],
    ["le 1 er mai 2027", "2027-05-01"],
    ["mardi, 1er décembre 2026", "2026-12-01"],
    ["lundi 1er décembre 2026", undefined],
    ["avant 1 mai 2027", undefined],
    ["2er mai 2027", undefined],
    ["2026-12-01T24:00Z", undefined],
    ["mardi 1 déc. 26", "2026-12-01"],
    ["20261201", "2026-12-01"],
    ["011226", "2026-12-01"],
    ["01‑12–2026", "2026-12-01"],
    ["０１⁄12 ∕ 2026", "2026-12-01"],
    ["le 1/12/2026.", "2026-12-01"],
    ["1-déc.-26", "2026-12-01"],
    ["1° décembre, 2026", "2026-12-01"],
    ["14 Juillet 2027", "2027-07-14"],
    ["Demain", "2026-11-22"],
    ["aujourd’hui", "2026-11-21"],
    ["après-demain", "2026-11-23"],
    ["hier", "2026-11-20"],
    ["2026-12-01T23:30:00Z", "2026-12-02"],
  ])("reads « %s » as %s once it is left", (text, day) => {
    expect(parseWholeFrenchDay(text, now)).toBe(day);
  });

  it.each([
    ["31/02/2026", "Le 31 février n’existe pas"],
    ["31 février 2026", "Le 31 février n’existe pas"],
    ["32/1/26", "Le 32 janvier n’existe pas"],
    ["29/02/2027", "Le 29 février 2027 n’existe pas"],
    ["2026-02-31T08:00:00Z", "Le 31 février n’existe pas"],
    ["12/13/2026", "Le mois 13 n’existe pas"],
    ["01/01/2500", "Année attendue entre 1900 et 2199"],
    ["lundi 1er décembre 2026", "Le 1er décembre 2026 est un mardi"],
    ["mardi 1er décembre 2026", undefined],
    ["20261231", undefined],
    ["bientôt", undefined],
    ["20/11", undefined],
    ["20/11/2026", undefined],
  ])("says of « %s »: %s", (text, fault) => {
    expect(dayFault(text)).toBe(fault);
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

  it.each([
    ["01/12/26 08:00", "2026-12-01T07:00:00.000Z"],
    ["1er décembre 2026 à 8 h", "2026-12-01T07:00:00.000Z"],
    ["demain 8h30", "2026-11-22T07:30:00.000Z"],
    ["demain à 8 heures", "2026-11-22T07:00:00.000Z"],
    ["demain midi", "2026-11-22T11:00:00.000Z"],
    ["1.12.26 - 08.00", "2026-12-01T07:00:00.000Z"],
    ["1/12/26 8h05min", "2026-12-01T07:05:00.000Z"],
    ["2026-12-01 08:00 UTC", "2026-12-01T08:00:00.000Z"],
    ["2026-12-01T08:00:00,000+04[Indian/Reunion]", "2026-12-01T04:00:00.000Z"],
    // Without a zone it is the time in Paris, in every browser.
    ["2026-12-01T08:00", "2026-12-01T07:00:00.000Z"],
    ["2026-07-01 08:00:30", "2026-07-01T06:00:30.000Z"],
    ["2026-12-01T08:00Z", "2026-12-01T08:00:00.000Z"],
    ["2026-12-01T08:00:00+04:00", "2026-12-01T04:00:00.000Z"],
  ])("reads « %s » as %s once it is left, wherever the browser is", (text, instant) => {
    vi.stubEnv("TZ", "Indian/Reunion");
    expect(parseWholeFrenchInstant(text, now)).toBe(instant);
    // As a form may hold it from elsewhere: no time, until somebody says of where.
    expect(writeFrenchInstant("2026-12-01T08:00")).toBeUndefined();
    vi.unstubAllEnvs();
  });

  it.each([
    ["28/03/2027 02:30", "Le 28 mars 2027, 2\u00a0h\u00a030 n’existe pas\u00a0: l’heure saute à 3\u00a0h"],
    ["29/03/26 2h", "Le 29 mars 2026, 2\u00a0h n’existe pas\u00a0: l’heure saute à 3\u00a0h"],
    ["2027-03-28T02:30", "Le 28 mars 2027, 2\u00a0h\u00a030 n’existe pas\u00a0: l’heure saute à 3\u00a0h"],
    ["29/02/2027 10:00", "Le 29 février 2027 n’existe pas"],
    ["31/04/2027", "Le 31 avril n’existe pas"],
    ["20/11/2026 25:00", "Heure attendue\u00a0: de 00:00 à 23:59"],
    ["20/11/2026", undefined],
    ["bientôt", undefined],
  ])("says of « %s »: %s", (text, fault) => {
    expect(instantFault(text, now)).toBe(fault);
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
