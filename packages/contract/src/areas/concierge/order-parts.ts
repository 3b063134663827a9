import { z } from "zod";
import * as field from "../../kit/field.ts";
import { orderTexts as texts } from "./order.texts.ts";

/** The lists that an order carries: its items, comments, refunds and steps, oldest first. All assumed. */
const titled = <S extends z.ZodType>(schema: S, title: string): S =>
  field.mark(schema, { title, provenance: "assumed" });

export const orderItem = z.object({
  serviceId: titled(field.reference("service"), texts.item.serviceId),
  label: titled(field.text(), texts.item.label),
  quantity: titled(field.mark(z.int().min(1).max(10_000), { kind: "count" }), texts.item.quantity),
  unitPriceCents: titled(field.money(), texts.item.unitPriceCents),
});
export type OrderItem = z.output<typeof orderItem>;

export const orderComment = z.object({
  at: titled(field.dateTime(), texts.step.at),
  byAdmin: titled(field.text(), texts.step.byAdmin),
  body: titled(field.longText(4000), texts.comment.body),
  visibility: titled(field.choice(texts.visibility), texts.comment.visibility),
});
export type OrderComment = z.output<typeof orderComment>;

export const orderRefund = z.object({
  at: titled(field.dateTime(), texts.step.at),
  byAdmin: titled(field.text(), texts.step.byAdmin),
  amountCents: titled(field.money(), texts.fields.refundedCents),
  reason: titled(field.text(500), texts.refund.reason),
});
export type OrderRefund = z.output<typeof orderRefund>;

/** A status that the order took; `byAdmin` is null when the resident or the supplier did it. */
export const orderStep = z.object({
  at: titled(field.dateTime(), texts.step.at),
  status: titled(field.choice(texts.status), texts.step.status),
  byAdmin: titled(field.text().nullable(), texts.step.byAdmin),
});
export type OrderStep = z.output<typeof orderStep>;
