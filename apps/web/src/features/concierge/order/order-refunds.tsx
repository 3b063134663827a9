import { commentTexts as commentWords } from "@palier/contract/areas/comment.texts";
import { type Order, type OrderRow, order } from "@palier/contract/areas/concierge/order";
import { orderTexts as words } from "@palier/contract/areas/concierge/order.texts";
import { formatDateTime, formatMoney, type ItemsColumn, ItemsTable } from "@palier/ui";
import type { FormLoad } from "#forms/use-record-form.ts";
import { orderTexts } from "./order.texts.ts";

type Refund = Order["refunds"][number];
const texts = orderTexts.refund;

const columns: readonly ItemsColumn<Refund>[] = [
  {
    name: "at",
    header: commentWords.at,
    // One column: at 360 px three fit, including the amount.
    cell: ({ at, byAdmin }) => (
      <>
        {formatDateTime(at)} <div>{byAdmin}</div>
      </>
    ),
  },
  { name: "reason", header: words.refund.reason, cell: ({ reason }) => reason },
  {
    name: "amountCents",
    header: words.fields.refundedCents,
    align: "end",
    cell: ({ amountCents }) => formatMoney(amountCents),
  },
];

/** The dialog's or the screen's; list rows lack refunds. */
export function newestOrder(row: OrderRow, { record }: FormLoad): Order | undefined {
  const whole = [row, record].flatMap((each) => {
    const read = order.record.safeParse(each);
    return read.success ? [read.data] : [];
  });
  return whole.toSorted((a, b) => b.version - a.version)[0];
}

export function RefundsMade({ order: { refunds, refundedCents } }: { readonly order: Order }) {
  if (refunds.length === 0) return null;
  return (
    <ItemsTable
      label={texts.made}
      columns={columns}
      items={refunds.map((refund, key) => ({ ...refund, key }))}
      itemKey={({ key }) => key}
      totals={[{ label: texts.sum, value: formatMoney(refundedCents), strong: true }]}
    />
  );
}
