import { z } from "zod";
import { entity } from "../../kit/entity.ts";
import { exportOf } from "../../kit/export.ts";
import * as field from "../../kit/field.ts";
import { byChoice, byId, fromDay, toDay } from "../../kit/filter.ts";
import { form } from "../../kit/form.ts";
import { show } from "../../kit/show.ts";
import { transitions } from "../../kit/states.ts";
import { table } from "../../kit/table.ts";
import { historyOf } from "../history.ts";
import { orderTexts as texts } from "./order.texts.ts";
import { orderComment, orderItem, orderRefund, orderStep } from "./order-parts.ts";
import { getIsOurReading } from "./reading.ts";

/**
 * Orders (*commandes*): what residents order from the catalogue. Given by §2 and §3: the routes, the final amount that
 * can be updated, comments, a refund. Assumed: every field and state. Rules on amounts: `order-rules.ts`.
 */
const area = "concierge/order";

export const order = entity("order", texts, {
  number: field.text(20),
  userId: field.reference("user"),
  userName: field.text(),
  buildingId: field.reference("building"),
  buildingName: field.text(),
  deliveryPointId: field.reference("deliveryPoint").nullable(),
  deliveryPointName: field.text().nullable(),
  supplierId: field.reference("supplier").nullable(),
  supplierName: field.text().nullable(),
  items: field.list(orderItem, 200),
  estimatedAmountCents: field.money(),
  /** Null while the amount is an estimate; the supplier's proposal while it is to be validated. */
  finalAmountCents: field.money().nullable(),
  amountStatus: field.choice(texts.amountStatus),
  refundedCents: field.money(),
  status: field.choice(texts.status),
  comments: field.list(orderComment),
  refunds: field.list(orderRefund),
  steps: field.list(orderStep, 100),
  createdAt: field.dateTime(),
  deliveryAt: field.dateTime().nullable(),
});
export type Order = z.output<typeof order.record>;

/** A row has no lists: they stand on the order's page. */
export const orderRow = order.record.omit({ items: true, comments: true, refunds: true, steps: true });
export type OrderRow = z.output<typeof orderRow>;

export const orderTransitions = transitions(texts.status, {
  new: ["accepted", "cancelled"],
  accepted: ["preparing", "cancelled"],
  preparing: ["delivered", "cancelled"],
  delivered: ["completed"],
  completed: [],
  cancelled: [],
});

const filters = {
  status: byChoice("status", texts.status),
  supplierId: byId("supplierId", "supplier"),
  buildingId: byId("buildingId", "building"),
  deliveryFrom: fromDay("deliveryAt"),
  deliveryTo: toDay("deliveryAt"),
};

const rows = { area, entity: "order", row: orderRow, provenance: "spec", note: getIsOurReading } as const;
const edited = { area, entity: "order", answer: order.record } as const;

export const orderRoutes = {
  list: table({
    ...rows,
    path: "/admin/concierge/order/ajax-list",
    summary: texts.summaries.list,
    filters,
  }),
  export: exportOf({
    ...rows,
    path: "/admin/concierge/order/ajax-list-export",
    summary: texts.summaries.export,
    filters,
  }),
  amountToValidate: table({
    ...rows,
    path: "/admin/concierge/order/amount-to-validate/ajax-list",
    summary: texts.summaries.amountToValidate,
    note: `${getIsOurReading} Rows: the orders whose amountStatus is toValidate.`,
    filters,
  }),
  show: show({
    area,
    entity: "order",
    path: "/admin/concierge/order/{id}",
    record: { entity: "order", param: "id" },
    provenance: "extension",
    summary: texts.summaries.show,
    answer: order.record,
  }),
  status: form({
    ...edited,
    mode: "edit",
    path: "/admin/concierge/order/{id}/status",
    record: { entity: "order", param: "id" },
    provenance: "extension",
    summary: texts.summaries.status,
    note: "choices.status are the states that the order may take from its own; any other is refused by 409.",
    values: { status: field.choice(texts.status) },
    choices: ["status"],
  }),
  updateFinalAmount: form({
    ...edited,
    mode: "edit",
    path: "/admin/concierge/order/{id}/update-final-amount",
    record: { entity: "order", param: "id" },
    provenance: "spec",
    summary: texts.summaries.updateFinalAmount,
    note: "Values are assumed. Not under what was refunded (422); a reason when it differs from the estimate by over 10 % (422).",
    values: {
      finalAmountCents: field.mark(field.money(), { title: texts.fields.finalAmountCents }),
      reason: field.mark(field.optionalText(500), { title: texts.finalAmount.reason }),
    },
    idempotent: true,
  }),
  comment: form({
    ...edited,
    mode: "new",
    path: "/admin/concierge/order/{orderId}/comment",
    record: { entity: "order", param: "orderId" },
    provenance: "spec",
    summary: texts.summaries.comment,
    note: "Values are assumed. A comment is added: it needs no version and overwrites nothing.",
    values: {
      body: field.mark(field.requiredLongText(4000), { title: texts.comment.body }),
      visibility: field.mark(field.choice(texts.visibility), { title: texts.comment.visibility }),
    },
    choices: ["visibility"],
  }),
  refund: form({
    ...edited,
    mode: "edit",
    path: "/admin/concierge/order/{orderId}/refund",
    record: { entity: "order", param: "orderId" },
    provenance: "spec",
    summary: texts.summaries.refund,
    note: "Values are assumed. At most finalAmountCents − refundedCents (422); only a completed or cancelled order (409).",
    values: {
      amountCents: field.mark(z.int().min(1), { kind: "money", title: texts.refund.amountCents }),
      reason: field.mark(field.requiredText(500), { title: texts.refund.reason }),
    },
    idempotent: true,
  }),
  history: historyOf({
    area,
    path: "/admin/concierge/order/history/{id}",
    record: { entity: "order", param: "id" },
    summary: texts.summaries.history,
  }),
};
