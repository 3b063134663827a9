import { describe, expect, it } from "vitest";
import { formatCount, formatDate, formatMoney, formatNumber, initials } from "./index.ts";

describe("French notation", () => {
  it("groups thousands with a narrow no-break space", () => {
    expect(formatCount(1234567)).toBe("1\u202f234\u202f567");
    expect(formatNumber(1234.5)).toBe("1\u202f234,5");
  });

  it("writes cents as euros", () => {
    expect(formatMoney(123450)).toBe("1\u202f234,50\u00a0€");
  });

  it("writes calendar days without a time zone", () => {
    expect(formatDate("2026-03-01")).toBe("01/03/2026");
    expect(formatDate("demain")).toBe("");
  });

  it.each([
    ["Jeanne Martin", "JM"],
    ["jean-pierre de la tour", "JT"],
    ["Élodie", "É"],
    ["", ""],
  ])("abbreviates « %s » to %s", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
