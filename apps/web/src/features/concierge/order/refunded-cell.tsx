import type { OrderRow } from "@palier/contract/areas/concierge/order";
import { formatMoney, UndoIcon } from "@palier/ui";
import { orderTexts } from "./order.texts.ts";
import "./refunded-cell.css";

const texts = orderTexts.refunded;

interface RefundedCellProps {
  readonly row: Pick<OrderRow, "finalAmountCents" | "refundedCents">;
}

/**
 * An order's final amount, and whether all of it or a part was given back: the amount alone would pass for what was earned.
 * An arrow that says so by its title, as a word has no room beside a building's name.
 */
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
