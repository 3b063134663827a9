import {
  finalAmountRefusal,
  type Order,
  order,
  orderTexts,
  type RefundRefusal,
  refundable,
  refundRefusal,
} from "@palier/contract";
import { shownText } from "../../core/cell-text.ts";
import { invalid, type Refusal, refuse } from "../../core/refusal.ts";
import { fullName } from "../../world/full-name.ts";
import type { FieldChange } from "../../world/history.ts";
import { save } from "../../world/records.ts";
import type { Actor } from "../../world/rule-book.ts";

const texts = orderTexts.refusals;
const euros = (cents: number): string => shownText(cents, { kind: "money" });

/**
 * Throws 409 for a new or cancelled order; 422 below the refunds, if all was refunded, or without a required
 * reason.
 */
export function setFinalAmount(
  actor: Actor,
  before: Order,
  values: { readonly finalAmountCents: number; readonly reason: string | null },
): Order {
  const refusal = finalAmountRefusal(before, values);
  if (refusal === "wrongState")
    throw refuse("wrong-state", {
      detail: texts.amountState,
      allowed: ["accepted", "preparing", "delivered", "completed"],
    });
  if (refusal === "refundedWhole")
    throw invalid([{ path: "finalAmountCents", message: texts.refundedWhole }]);
  if (refusal === "underRefunded") {
    throw invalid([{ path: "finalAmountCents", message: texts.underRefunded(euros(before.refundedCents)) }]);
  }
  if (refusal === "reasonMissing") throw invalid([{ path: "reason", message: texts.reasonMissing }]);
  const { finalAmountCents, reason } = values;
  const reasonLines =
    reason === null || reason === "" ? [] : [reasonLine(orderTexts.finalAmount.reason, reason)];
  const validation = {
    at: actor.world.clock.instant(),
    byAdmin: fullName(actor.admin),
    amountCents: finalAmountCents,
    reason: reason === "" ? null : reason,
  };
  const validations = [...before.validations, validation];
  return save(
    actor,
    order,
    before,
    { finalAmountCents, amountStatus: "validated", validations },
    reasonLines,
  );
}

/** Throws 409 before the order has ended, 422 for more than is left. */
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
  if (refusal === "wrongState")
    return refuse("wrong-state", { detail: texts.wrongState, allowed: ["completed", "cancelled"] });
  const message = refusal === "tooMuch" ? texts.tooMuch(euros(refundable(before))) : texts[refusal];
  return invalid([{ path: "amountCents", message }]);
}

const reasonLine = (label: string, reason: string): FieldChange => ({
  field: "reason",
  label,
  from: null,
  to: reason,
});
