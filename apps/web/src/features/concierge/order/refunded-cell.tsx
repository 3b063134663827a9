import type { OrderRow } from "@palier/contract/areas/concierge/order";
import { formatMoney, UndoIcon } from "@palier/ui";
import { orderTexts } from "./order.texts.ts";
import "./refunded-cell.css";

const texts = orderTexts.refunded;

interface RefundedCellProps {
  readonly row: Pick<OrderRow, "finalAmountCents" | "refundedCents">;
}

/** The amount alone would pass for revenue. An arrow with a title: a word has no room. */
export function RefundedCell({ row: { finalAmountCents, refundedCents } }: RefundedCellProps) {
  if (finalAmountCents === null) return <span aria-hidden>—</span>;
  const amount = formatMoney(finalAmountCents);
  if (refundedCents === 0) return amount;
  const isWhole = refundedCents >= finalAmountCents;
  const word = isWhole ? texts.whole : texts.part;
  return (
    <span className="order-refunded" title={word}>
      <UndoIcon aria-hidden size={14} />
      <span className="ui-hidden">{word} </span>
      {isWhole ? <s>{amount}</s> : amount}
    </span>
  );
}
