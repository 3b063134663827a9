import { expect, test } from "vitest";
import { contract } from "../../contract.ts";
import { check } from "../../kit/check.ts";
import { isMonday, mondayOf } from "../../kit/paris-time.ts";
import { mayBecome } from "../../kit/states.ts";
import { orderTexts } from "./order.texts.ts";
import { orderTransitions } from "./order.ts";
import { quotationTexts } from "./quotation.texts.ts";
import { sectionOrder, sectionOrderRefusal } from "./section.ts";
import { service } from "./service.ts";
import { themeTexts } from "./theme.texts.ts";

test("a week starts on a Monday, also across months, years and summer time", () => {
  expect(isMonday("2026-11-16")).toBe(true);
  expect(isMonday("2026-11-17")).toBe(false);
  expect(mondayOf("2026-11-20")).toBe("2026-11-16");
  expect(mondayOf("2026-11-16")).toBe("2026-11-16");
  expect(mondayOf("2027-01-03")).toBe("2026-12-28");
  expect(mondayOf("2026-03-29")).toBe("2026-03-23");
});

test("an order goes forward, may stay as it is, and does not come back", () => {
  expect(mayBecome(orderTransitions, "new", "accepted")).toBe(true);
  expect(mayBecome(orderTransitions, "new", "new")).toBe(true);
  expect(mayBecome(orderTransitions, "completed", "new")).toBe(false);
  expect(Object.keys(orderTransitions)).toEqual(Object.keys(orderTexts.status));
});

test("amounts are whole cents of a positive number: letters, decimals and minus are refused at their field", () => {
  const refund = contract.order.refund.post;
  const rest = { reason: "Article manquant", version: 3 };
  expect(check(refund.body, { ...rest, amountCents: 1250 }).ok).toBe(true);
  for (const amountCents of ["12,50", 12.5, -1, 0, null, 2 ** 60]) {
    expect(check(refund.body, { ...rest, amountCents })).toMatchObject({
      ok: false,
      errors: [{ path: "amountCents" }],
    });
  }
  expect(refund.metadata.idempotent).toBe(true);
  expect(contract.order.updateFinalAmount.post.metadata.idempotent).toBe(true);
});

test("a quotation that is sent has an amount and a day until which it holds", () => {
  const body = contract.quotation.edit.post.body;
  const values = {
    title: "Peinture",
    supplierId: null,
    status: "sent",
    version: 1,
    amountCents: null,
    validUntil: null,
  };
  expect(check(body, values)).toEqual({
    ok: false,
    errors: [
      { path: "amountCents", message: quotationTexts.amountMissing },
      { path: "validUntil", message: quotationTexts.validUntilMissing },
    ],
  });
  expect(check(body, { ...values, status: "requested" }).ok).toBe(true);
});

test("a section's services are not moved to the section that is deleted", () => {
  const body = contract.theme.deleteSection.post.body;
  expect(check(body, { sectionId: 4, moveServicesToSectionId: 4, version: 1 })).toEqual({
    ok: false,
    errors: [{ path: "moveServicesToSectionId", message: themeTexts.sameSection }],
  });
  expect(check(body, { sectionId: 4, moveServicesToSectionId: null, version: 1 }).ok).toBe(true);
});

test("the order of sections names each section of the theme once", () => {
  expect(check(sectionOrder, { sectionIds: [3, 1, 3], version: 1 })).toEqual({
    ok: false,
    errors: [{ path: "sectionIds", message: themeTexts.twice }],
  });
  expect(sectionOrderRefusal([3, 1, 2], [1, 2, 3])).toBeUndefined();
  expect(sectionOrderRefusal([3, 1], [1, 2, 3])).toBe("missing");
  expect(sectionOrderRefusal([3, 1, 9], [1, 2, 3])).toBe("foreign");
  expect(sectionOrderRefusal([3, 1, 1], [1, 2, 3])).toBe("twice");
});

test("VAT is one of the French rates, as a number", () => {
  expect(check(service.record.shape.vatRate, 5.5).ok).toBe(true);
  expect(check(service.record.shape.vatRate, 19.6).ok).toBe(false);
});

test("the figures of quotations take the list's filters, empty ones included, and name every status", () => {
  const { body, responses } = contract.quotation.infoBlock;
  expect(check(body, { search: "", status: "", supplierId: "7" })).toEqual({
    ok: true,
    value: { search: "", status: undefined, supplierId: 7 },
  });
  const counts = { requested: 1, sent: 0, accepted: 2, refused: 0 };
  expect(check(responses[200], { counts, totalCents: 1, acceptanceRate: null }).ok).toBe(false);
});
