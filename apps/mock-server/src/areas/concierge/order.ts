import { isOpenOrder, order, orderTransitions } from "@palier/contract";
import { defineArea, rulesOf } from "../../from-contract/define-area.ts";
import { checkedValues } from "../../from-contract/form-post.ts";
import { created } from "../../from-contract/reply.ts";
import { takenBack } from "../../from-contract/undo.ts";
import { needAsSeen } from "../../from-contract/version.ts";
import { need, supplement } from "../../world/records.ts";
import { commentBy, commentLine } from "../comments.ts";
import { refundOrder, setFinalAmount } from "./order-amounts.ts";
import { articleScope, orderFor, pointScope } from "./order-creation.ts";
import { moveDelivery } from "./order-delivery.ts";
import { changeStatus, reopenDelivery } from "./order-status.ts";

export const orderArea = defineArea({
  area: "concierge/order",
  copies: [{ to: "order", column: "userPhone", by: "userId", from: "user", read: "phone" }],
  rules: [
    rulesOf(order, {
      states: orderTransitions,
      notInHistory: ["items", "comments", "validations", "refunds", "steps"],
    }),
  ],
  counts: [
    { on: "supplier", column: "orderCount", of: "order", by: "supplierId" },
    {
      on: "supplier",
      column: "openOrderCount",
      of: "order",
      by: "supplierId",
      when: ({ status }) => isOpenOrder(status),
    },
  ],
  scopes: {
    "order.articles": articleScope,
    "order.deliveryPoints": pointScope,
    "order.amountToValidate": () => ({
      where: [{ column: "amountStatus", op: "eq", value: "toValidate" }],
    }),
  },
  handlers: {
    "order.create.post": (call) => created(orderFor(call)),
    "order.status.post": (call) => {
      const before = needAsSeen(call, order, call.params.id);
      const { status, supplierId } = call.body;
      checkedValues(call, { supplierId }, before);
      const chosen = status === "accepted" ? { supplierId } : {};
      return changeStatus(call, before, { status, ...chosen });
    },
    "order.undo": (call) => {
      takenBack(call);
      const row = need(call, order, call.params.id);
      reopenDelivery(call.world, row);
      return row;
    },
    "order.delivery.post": (call) => {
      const before = needAsSeen(call, order, call.params.id);
      return moveDelivery(call, before, call.body.deliveryAt);
    },
    "order.updateFinalAmount.post": (call) => {
      const before = needAsSeen(call, order, call.params.id);
      return setFinalAmount(call, before, call.body);
    },
    "order.refund.post": (call) => {
      const before = needAsSeen(call, order, call.params.orderId);
      return refundOrder(call, before, call.body);
    },
    // Only adds, so needs no version: open forms stay valid.
    "order.comment.post": (call) => {
      const before = need(call, order, call.params.orderId);
      const comments = [...before.comments, commentBy(call, call.body)];
      return created(supplement(call, order, before, { comments }, [commentLine(call.body)]));
    },
  },
});
