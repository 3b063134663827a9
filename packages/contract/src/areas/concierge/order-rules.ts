import type { Order } from "./order.ts";

/**
 * The rules depend on the stored record, so no schema can check them: screens announce and servers enforce
 * them. Integer cents. All assumed.
 */
type Amounts = Pick<Order, "status" | "amountStatus" | "finalAmountCents" | "refundedCents">;

/** Cents; 0 unless the order is over and its amount validated. */
export function refundable(order: Amounts): number {
  if (!mayBeRefunded(order.status) || order.amountStatus !== "validated") return 0;
  return Math.max(0, (order.finalAmountCents ?? 0) - order.refundedCents);
}

type Worth = Pick<Order, "amountStatus" | "finalAmountCents" | "estimatedAmountCents" | "refundedCents">;

/** Certain revenue in cents: validated amount minus refunds, else 0. */
export const settledAmount = (order: Worth): number =>
  order.amountStatus === "validated" ? (order.finalAmountCents ?? 0) - order.refundedCents : 0;

/** Expected revenue in cents before validation: the supplier's proposal, else the estimate. */
export const unsettledAmount = (order: Worth): number =>
  order.amountStatus === "validated" ? 0 : (order.finalAmountCents ?? order.estimatedAmountCents);

/** Whether the order waits for its supplier. */
export const isOpenOrder = (status: unknown): boolean =>
  status === "new" || status === "accepted" || status === "preparing";

/** Only when completed or cancelled. */
export function mayBeRefunded(status: Order["status"]): boolean {
  return status === "completed" || status === "cancelled";
}

/** Whether a final amount differs from the estimate by more than 10 %. */
export function needsReason(estimateCents: number, finalCents: number): boolean {
  return Math.abs(finalCents - estimateCents) * 10 > estimateCents;
}

export type RefundRefusal = "wrongState" | "noAmount" | "notValidated" | "nothingLeft" | "tooMuch";

/** Undefined when allowed. */
export function refundRefusal(order: Amounts, amountCents: number): RefundRefusal | undefined {
  if (!mayBeRefunded(order.status)) return "wrongState";
  if (order.finalAmountCents === null) return "noAmount";
  if (order.amountStatus !== "validated") return "notValidated";
  const left = refundable(order);
  if (left === 0) return "nothingLeft";
  return amountCents > left ? "tooMuch" : undefined;
}

/** Not before acceptance, nor after cancellation. */
export function mayBeValidated(status: Order["status"]): boolean {
  return status !== "new" && status !== "cancelled";
}

/** Whether all was refunded, which freezes the amount. */
export const isRefundedWhole = ({
  finalAmountCents,
  refundedCents,
}: Pick<Order, "finalAmountCents" | "refundedCents">): boolean =>
  refundedCents > 0 && refundedCents >= (finalAmountCents ?? 0);

export type FinalAmountRefusal = "wrongState" | "refundedWhole" | "underRefunded" | "reasonMissing";

/** Undefined when allowed. */
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
