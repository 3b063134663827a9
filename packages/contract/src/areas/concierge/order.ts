import { z } from "zod";
import { areaOf } from "../../kit/area-of.ts";
import { entity } from "../../kit/entity.ts";
import * as field from "../../kit/field.ts";
import { byChoice, byId, fromDay, toDay } from "../../kit/filter.ts";
import { pick } from "../../kit/pick.ts";
import { transitions } from "../../kit/states.ts";
import { commentTexts } from "../comment.texts.ts";
import { comment, commentValues } from "../comment.ts";
import { deliveryPoint } from "./delivery-point.ts";
import { orderTexts as texts } from "./order.texts.ts";
import { orderedItem, orderItem, orderRefund, orderStep, orderValidation } from "./order-parts.ts";
import { service } from "./service.ts";

/**
 * Orders (*commandes*). Given by §2 and §3: routes, updatable final amount, comments, refund; the rest is
 * assumed. Rules on amounts: `order-rules.ts`.
 */
export const order = entity("order", texts, () => ({
  number: field.text(20),
  userId: field.reference("user"),
  userName: field.text(),
  /** The resident's current number. */
  userPhone: field.phone().nullable(),
  buildingId: field.reference("building"),
  buildingName: field.text(),
  deliveryPointId: field.reference("deliveryPoint").nullable(),
  deliveryPointName: field.text().nullable(),
  supplierId: field.reference("supplier").nullable(),
  supplierName: field.text().nullable(),
  items: field.list(orderItem, 200),
  estimatedAmountCents: field.moneyTotal(),
  /** Null while an estimate; the supplier's proposal until validated. */
  finalAmountCents: field.money().nullable(),
  amountStatus: field.choice(texts.amountStatus),
  refundedCents: field.money(),
  status: field.choice(texts.status),
  comments: field.list(comment),
  validations: field.list(orderValidation),
  refunds: field.list(orderRefund),
  steps: field.list(orderStep, 100),
  createdAt: field.dateTime(),
  deliveryAt: field.dateTime().nullable(),
}));
export type Order = z.output<typeof order.record>;

export const orderRow = order.record.omit({
  items: true,
  comments: true,
  validations: true,
  refunds: true,
  steps: true,
});
export type OrderRow = z.output<typeof orderRow>;

export const orderTransitions = transitions(texts.status, {
  new: ["accepted", "cancelled"],
  accepted: ["preparing", "cancelled"],
  preparing: ["delivered", "cancelled"],
  delivered: ["completed"],
  completed: [],
  cancelled: [],
});

const at = areaOf("concierge/order", order, texts);
const ofUser = { entity: "user", param: "userId" } as const;
const filters = {
  status: byChoice("status", texts.status),
  supplierId: byId("supplierId", "supplier"),
  buildingId: byId("buildingId", "building"),
  deliveryFrom: fromDay("deliveryAt"),
  deliveryTo: toDay("deliveryAt"),
  userId: byId("userId", "user"),
};

const list = at.table("/admin/concierge/order/ajax-list", {
  row: orderRow,
  filters: {
    ...filters,
    amountStatus: byChoice("amountStatus", texts.amountStatus),
    createdFrom: fromDay("createdAt"),
    createdTo: toDay("createdAt"),
  },
});

export const orderRoutes = at.routes({
  list,
  counts: at.counts("/admin/concierge/order/counts", {
    list,
    tabs: {
      toAccept: { status: "new" },
      late: { status: "new,accepted,preparing", deliveryTo: "yesterday" },
      today: { status: "new,accepted,preparing", deliveryFrom: "today", deliveryTo: "today" },
      all: {},
    },
  }),
  export: at.exportOf(list, "/admin/concierge/order/ajax-list-export"),
  articles: at.about(service).options("/admin/concierge/order/ajax/user/{userId}/articles", {
    text: "name",
    details: ["priceCents", "supplierName"],
    record: ofUser,
    note: "Extension: what the resident's building is offered: the services of the concierges that serve its city. None without a building.",
  }),
  deliveryPoints: at
    .about(deliveryPoint)
    .options("/admin/concierge/order/ajax/user/{userId}/delivery-points", {
      text: "name",
      details: ["street", "openingHours"],
      record: ofUser,
      note: "Extension: the delivery points in the city of the resident's building. None without a building.",
    }),
  create: at.newForm("/admin/concierge/order/new", {
    note: "Extension: an admin orders for a resident, in his building; without any, it is refused (422). Each article is one of …/articles, once; each point one of …/delivery-points. Labels, prices and the estimate are the catalogue's at that moment. deliveryAt is not before now (422); with a point it is planned in the schedule. A comment is the team's.",
    values: {
      ...pick(order, "userId"),
      articles: field.mark(z.array(orderedItem).min(1).max(200), {
        kind: "list",
        title: texts.fields.items,
      }),
      ...pick(order, "deliveryPointId", "deliveryAt"),
      comment: field.mark(field.optionalLongText(4000), { title: commentTexts.body }),
    },
  }),
  amountToValidate: at.table("/admin/concierge/order/amount-to-validate/ajax-list", {
    row: orderRow,
    filters,
    note: "Rows: the orders whose amountStatus is toValidate.",
  }),
  show: at.show("/admin/concierge/order/{id}", { record: "id" }),
  status: at.editForm("/admin/concierge/order/{id}/status", {
    record: "id",
    note: "choices.status are the order's own state and those that it may take from there; any other is refused by 409. supplierId counts for accepted alone, an order that is accepted already included: an enabled one, or its own; null takes the first item's, and is refused where that is disabled or gone (422).",
    values: pick(order, "status", "supplierId"),
    choices: ["status", "supplierId"],
  }),
  undo: at.undo("/admin/concierge/order/{id}/undo", {
    record: "id",
    field: "status",
    states: ["accepted", "preparing", "delivered", "completed", "cancelled"],
  }),
  delivery: at.editForm("/admin/concierge/order/{id}/delivery", {
    record: "id",
    note: "Assumed: puts a delivery off, or brings it forward, while the order is open (409): new, accepted or in preparation. Not before now (422). The order's slots of the schedule move along with their length, up to midnight; one that was missed is planned again.",
    values: { deliveryAt: field.mark(field.dateTime(), { title: texts.fields.deliveryAt }) },
    notPast: { deliveryAt: ["new", "accepted", "preparing"] },
  }),
  updateFinalAmount: at.editForm("/admin/concierge/order/{id}/update-final-amount", {
    record: "id",
    note: "Values are assumed. Not for a new or cancelled order (409), not once all of it was refunded, nor under what was (422); a reason when it differs from the estimate by over 10 % (422).",
    values: {
      finalAmountCents: field.mark(field.money(), { title: texts.fields.finalAmountCents }),
      reason: field.mark(field.optionalText(500), { title: texts.finalAmount.reason }),
    },
  }),
  comment: at.newForm("/admin/concierge/order/{orderId}/comment", {
    record: "orderId",
    note: "Values are assumed. A comment is added: it needs no version and overwrites nothing.",
    values: commentValues,
    choices: ["visibility"],
  }),
  refund: at.editForm("/admin/concierge/order/{orderId}/refund", {
    record: "orderId",
    note: "Values are assumed. At most finalAmountCents − refundedCents (422); only a completed or cancelled order (409), whose amount was validated (422).",
    values: {
      amountCents: field.mark(field.money(1), { title: texts.refund.amountCents }),
      reason: field.mark(field.requiredText(500), { title: texts.refund.reason }),
    },
  }),
  history: at.history("/admin/concierge/order"),
});
