import { expect, test } from "vitest";
import { shareOf } from "./share.ts";

test("A05 a share of an amount is the nearest cent, as exact arithmetic gives it", () => {
  for (let cents = 0; cents < 20_000_000; cents = cents * 2 + 7) {
    for (const parts of [10, 33, 100, 820, 1240]) {
      const exact = (BigInt(cents) * BigInt(parts) * 2n + 1000n) / 2000n;
      expect(shareOf(cents, parts, 1000)).toBe(Number(exact));
    }
  }
});
