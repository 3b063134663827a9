import { describe, expect, it } from "vitest";
import { formatCents, parseFrenchCents, parseFrenchNumber } from "../index.ts";

describe("numbers as French people type them", () => {
  it.each([
    ["1 234,5", 1234.5],
    ["1\u202f234,5", 1234.5],
    ["1\u00a0234.5", 1234.5],
    ["-3", -3],
    ["\u22123", -3],
    [",5", 0.5],
    ["12 €", 12],
    ["\u200e1 234,5\u200b", 1234.5],
  ])("reads « %s » as %d", (text, value) => {
    expect(parseFrenchNumber(text)).toBe(value);
  });

  it.each(["", "abc", "1,2,3", "1.234,5", "12-3", "1e3", "12 5", "1234 567"])(
    "cannot read « %s »",
    (text) => {
      expect(parseFrenchNumber(text)).toBeUndefined();
    },
  );

  it.each([
    ["1 234,50", 123_450],
    ["0,29", 29],
    ["1,1", 110],
    ["19,99 €", 1999],
    ["1.234,50", 123_450],
    ["1.234.567,8 €", 123_456_780],
    ["€ 12", 1200],
    ["12€50", 1250],
    ["12\u200b € 50\u200e", 1250],
    ["1 \u00a0234,50", 123_450],
    ["1 234 € 50", 123_450],
    ["\u202d12,50\u202c", 1250],
  ])("reads the amount « %s » as %i cents", (text, cents) => {
    expect(parseFrenchCents(text)).toBe(cents);
  });

  it("A05 reads every amount that it writes, to the cent", () => {
    const odd = Array.from({ length: 3000 }, (_, index) => index * index * 37 + index);
    for (const cents of [...odd, 99_999_999_99, Number.MAX_SAFE_INTEGER - 1])
      expect(parseFrenchCents(formatCents(cents)), String(cents)).toBe(cents);
  });

  it("does not round money silently, nor guess what a dot means", () => {
    for (const text of [
      "12 50",
      "1 23",
      "12,5 0",
      "12€5",
      "1€2€50",
      "1,005",
      "1.234",
      "1.23,50",
      "12.34.567,00",
    ])
      expect(parseFrenchCents(text), text).toBeUndefined();
  });
});
