import { expect, test } from "vitest";
import { finalAmountRefusal, needsReason, refundable, refundRefusal } from "./order-rules.ts";

const completed = {
  status: "completed",
  amountStatus: "validated",
  finalAmountCents: 4200,
  refundedCents: 1200,
} as const;

test("what is left of a completed order can be refunded, to the cent", () => {
  expect(refundable(completed)).toBe(3000);
  expect(refundRefusal(completed, 3000)).toBeUndefined();
  expect(refundRefusal(completed, 3001)).toBe("tooMuch");
});

test("an order that is not over is not refunded, nor one without a final amount", () => {
  expect(refundable({ ...completed, status: "delivered" })).toBe(0);
  expect(refundRefusal({ ...completed, status: "delivered" }, 1)).toBe("wrongState");
  const estimated = { status: "cancelled", amountStatus: "estimated", finalAmountCents: null } as const;
  expect(refundRefusal({ ...estimated, refundedCents: 0 }, 1)).toBe("noAmount");
  expect(refundRefusal({ ...completed, refundedCents: 4200 }, 1)).toBe("nothingLeft");
});

test("A18 an amount that nobody validated is not refunded", () => {
  const proposed = { ...completed, amountStatus: "toValidate", refundedCents: 0 } as const;
  expect(refundable(proposed)).toBe(0);
  expect(refundRefusal(proposed, 1)).toBe("notValidated");
});

test.each([
  [1000, 1100, false],
  [1000, 1101, true],
  [1000, 900, false],
  [1000, 899, true],
  [0, 0, false],
  [0, 1, true],
])("an estimate of %d that becomes %d asks for a reason: %s", (estimate, final, asked) => {
  expect(needsReason(estimate, final)).toBe(asked);
});

test("a final amount is not under what was refunded, and a gap has a reason that is more than blanks", () => {
  const order = {
    status: "delivered",
    estimatedAmountCents: 1000,
    finalAmountCents: 1000,
    refundedCents: 500,
  } as const;
  expect(finalAmountRefusal(order, { finalAmountCents: 499, reason: "Erreur" })).toBe("underRefunded");
  expect(finalAmountRefusal(order, { finalAmountCents: 800, reason: "  " })).toBe("reasonMissing");
  expect(finalAmountRefusal(order, { finalAmountCents: 800, reason: "Article absent" })).toBeUndefined();
  expect(finalAmountRefusal(order, { finalAmountCents: 1050, reason: null })).toBeUndefined();
  for (const status of ["new", "cancelled"] as const) {
    expect(finalAmountRefusal({ ...order, status }, { finalAmountCents: 1000, reason: null })).toBe(
      "wrongState",
    );
  }
});

test("A05 the amount of an order that was refunded whole stays as it is, whatever the reason", () => {
  const refunded = { ...completed, estimatedAmountCents: 4000, refundedCents: 4200 };
  expect(finalAmountRefusal(refunded, { finalAmountCents: 50_000, reason: "Erreur" })).toBe("refundedWhole");
  expect(finalAmountRefusal(refunded, { finalAmountCents: 4200, reason: null })).toBe("refundedWhole");
  const left = { ...refunded, refundedCents: 4199 };
  expect(finalAmountRefusal(left, { finalAmountCents: 4199, reason: null })).toBeUndefined();
  expect(finalAmountRefusal(left, { finalAmountCents: 4198, reason: null })).toBe("underRefunded");
});
