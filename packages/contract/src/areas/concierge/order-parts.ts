import { z } from "zod";
import * as field from "../../kit/field.ts";
import { named } from "../../kit/named.ts";
import { commentTexts } from "../comment.texts.ts";
import { acted } from "../comment.ts";
import { orderTexts as texts } from "./order.texts.ts";

/** The lists of an order, oldest first. All assumed. */

export const orderItem = named(
  "OrderItem",
  z.object({
    serviceId: field.titled(field.reference("service"), texts.item.serviceId),
    label: field.titled(field.text(), texts.item.label),
    quantity: field.titled(field.mark(z.int().min(1).max(10_000), { kind: "count" }), texts.item.quantity),
    unitPriceCents: field.titled(field.money(), texts.item.unitPriceCents),
  }),
);
export type OrderItem = z.output<typeof orderItem>;

/** What an admin orders for a resident; the catalogue has its label and price. */
export const orderedItem = named(
  "OrderedItem",
  z.strictObject({
    serviceId: field.titled(field.reference("service"), texts.item.serviceId),
    quantity: field.titled(field.mark(z.int().min(1).max(999), { kind: "count" }), texts.item.quantity),
  }),
);
export type OrderedItem = z.output<typeof orderedItem>;

/** Validated by an admin; the last one counts. */
export const orderValidation = named(
  "OrderValidation",
  z.object({
    ...acted,
    amountCents: field.titled(field.money(), texts.fields.finalAmountCents),
    reason: field.titled(field.text(500).nullable(), texts.finalAmount.reason),
  }),
);
export type OrderValidation = z.output<typeof orderValidation>;

export const orderRefund = named(
  "OrderRefund",
  z.object({
    ...acted,
    amountCents: field.titled(field.money(), texts.fields.refundedCents),
    reason: field.titled(field.text(500), texts.refund.reason),
  }),
);
export type OrderRefund = z.output<typeof orderRefund>;

/** `byAdmin` is null when the resident or supplier acted. */
export const orderStep = named(
  "OrderStep",
  z.object({
    at: acted.at,
    status: field.titled(field.choice(texts.status), texts.fields.status),
    byAdmin: field.titled(field.text().nullable(), commentTexts.byAdmin),
  }),
);
export type OrderStep = z.output<typeof orderStep>;
