import type { Order } from "./order.ts";

/**
 * Rules on an order's amounts that need the record itself, so no schema can check them: screens say them before sending,
 * servers refuse by them. Integer cents throughout, no float. Assumed, all of them (the specification gives no rule).
 */
type Amounts = Pick<Order, "status" | "amountStatus" | "finalAmountCents" | "refundedCents">;

/** Cents that can still be refunded: nothing unless the order is over, and its amount validated. */
export function refundable(order: Amounts): number {
  if (!mayBeRefunded(order.status) || order.amountStatus !== "validated") return 0;
  return Math.max(0, (order.finalAmountCents ?? 0) - order.refundedCents);
}

type Worth = Pick<Order, "amountStatus" | "finalAmountCents" | "estimatedAmountCents" | "refundedCents">;

/** What an order brings in for certain, in cents: its validated amount less what was refunded; nothing before it is validated. */
export const settledAmount = (order: Worth): number =>
  order.amountStatus === "validated" ? (order.finalAmountCents ?? 0) - order.refundedCents : 0;

/** What an order may bring in, in cents, while nobody validated it: the supplier's proposal, else the estimate. */
export const unsettledAmount = (order: Worth): number =>
  order.amountStatus === "validated" ? 0 : (order.finalAmountCents ?? order.estimatedAmountCents);

/** True for an order that waits for its supplier: new, accepted or in preparation. */
export const isOpenOrder = (status: unknown): boolean =>
  status === "new" || status === "accepted" || status === "preparing";

/** Only what is over is refunded. */
export function mayBeRefunded(status: Order["status"]): boolean {
  return status === "completed" || status === "cancelled";
}

/** True when a final amount differs from the estimate by more than 10 %, so that a reason is asked for. */
export function needsReason(estimateCents: number, finalCents: number): boolean {
  return Math.abs(finalCents - estimateCents) * 10 > estimateCents;
}

export type RefundRefusal = "wrongState" | "noAmount" | "notValidated" | "nothingLeft" | "tooMuch";

/** Why a refund of `amountCents` is refused; undefined when it is allowed. */
export function refundRefusal(order: Amounts, amountCents: number): RefundRefusal | undefined {
  if (!mayBeRefunded(order.status)) return "wrongState";
  if (order.finalAmountCents === null) return "noAmount";
  if (order.amountStatus !== "validated") return "notValidated";
  const left = refundable(order);
  if (left === 0) return "nothingLeft";
  return amountCents > left ? "tooMuch" : undefined;
}

/** A final amount belongs to what was ordered: not while the order waits to be accepted, nor once it is cancelled. */
export function mayBeValidated(status: Order["status"]): boolean {
  return status !== "new" && status !== "cancelled";
}

/** True once all of an order's validated amount was given back: its account is closed, and its amount stays as it is. */
export const isRefundedWhole = ({
  finalAmountCents,
  refundedCents,
}: Pick<Order, "finalAmountCents" | "refundedCents">): boolean =>
  refundedCents > 0 && refundedCents >= (finalAmountCents ?? 0);

export type FinalAmountRefusal = "wrongState" | "refundedWhole" | "underRefunded" | "reasonMissing";

/** Why a final amount is refused; undefined when it is allowed. */
export function finalAmountRefusal(
  order: Pick<Order, "status" | "estimatedAmountCents" | "finalAmountCents" | "refundedCents">,
  values: { readonly finalAmountCents: number; readonly reason: string | null },
): FinalAmountRefusal | undefined {
  if (!mayBeValidated(order.status)) return "wrongState";
  if (isRefundedWhole(order)) return "refundedWhole";
  if (values.finalAmountCents < order.refundedCents) return "underRefunded";
  const asked = needsReason(order.estimatedAmountCents, values.finalAmountCents);
  return asked && (values.reason ?? "").trim() === "" ? "reasonMissing" : undefined;
}
