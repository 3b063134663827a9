import {
  finalAmountRefusal,
  type Order,
  order,
  orderTexts,
  type RefundRefusal,
  refundable,
  refundRefusal,
} from "@palier/contract";
import { invalid, type Refusal, refuse } from "../../core/refusal.ts";
import { fullName } from "../../world/full-name.ts";
import type { FieldChange } from "../../world/history.ts";
import { save } from "../../world/records.ts";
import type { Actor } from "../../world/rule-book.ts";
import { orderRuleTexts as texts } from "./order.texts.ts";

/** Validates an order's final amount. Throws 422 under what was refunded, or without a reason where one is asked for. */
export function setFinalAmount(
  actor: Actor,
  before: Order,
  values: { readonly finalAmountCents: number; readonly reason: string | null },
): Order {
  const refusal = finalAmountRefusal(before, values);
  if (refusal === "underRefunded") {
    throw invalid([{ path: "finalAmountCents", message: texts.underRefunded(before.refundedCents) }]);
  }
  if (refusal === "reasonMissing") throw invalid([{ path: "reason", message: texts.reasonMissing }]);
  const { finalAmountCents, reason } = values;
  const reasonLines =
    reason === null || reason === "" ? [] : [reasonLine(orderTexts.finalAmount.reason, reason)];
  return save(actor, order, before, { finalAmountCents, amountStatus: "validated" }, reasonLines);
}

/** Refunds a part of an order, or all that is left. Throws 409 while the order is not over, 422 for more than is left. */
export function refundOrder(
  actor: Actor,
  before: Order,
  { amountCents, reason }: { readonly amountCents: number; readonly reason: string },
): Order {
  const refusal = refundRefusal(before, amountCents);
  if (refusal !== undefined) throw refundProblem(refusal, before);
  const refund = {
    at: actor.world.clock.instant(),
    byAdmin: fullName(actor.admin),
    amountCents,
    reason,
  };
  return save(
    actor,
    order,
    before,
    { refundedCents: before.refundedCents + amountCents, refunds: [...before.refunds, refund] },
    [reasonLine(orderTexts.refund.reason, reason)],
  );
}

function refundProblem(refusal: RefundRefusal, before: Order): Refusal {
  if (refusal === "wrongState") {
    return refuse("wrong-state", { detail: texts.refundOnlyOver, allowed: ["completed", "cancelled"] });
  }
  const left = refundable(before);
  const nothing = before.finalAmountCents === null ? texts.noAmount : texts.nothingLeft;
  return invalid([{ path: "amountCents", message: left === 0 ? nothing : texts.tooMuch(left) }]);
}

const reasonLine = (label: string, reason: string): FieldChange => ({
  field: "reason",
  label,
  from: null,
  to: reason,
});
