import type { Order } from "@palier/contract/areas/concierge/order";
import { orderTexts as words } from "@palier/contract/areas/concierge/order.texts";
import type { OrderItem } from "@palier/contract/areas/concierge/order-parts";
import { formatCount, formatMoney, type ItemsColumn, ItemsTable } from "@palier/ui";
import { orderTexts } from "./order.texts.ts";

const texts = orderTexts.items;

const columns: readonly ItemsColumn<OrderItem>[] = [
  { name: "label", header: words.item.label, cell: ({ label }) => label },
  {
    name: "price",
    header: texts.price,
    align: "end",
    cell: ({ quantity, unitPriceCents }) => texts.times(formatMoney(unitPriceCents), formatCount(quantity)),
  },
  {
    name: "amount",
    header: texts.amount,
    align: "end",
    cell: ({ quantity, unitPriceCents }) => formatMoney(quantity * unitPriceCents),
  },
];

export function OrderItems({ order }: { readonly order: Order }) {
  const { estimatedAmountCents, finalAmountCents, amountStatus, refundedCents } = order;
  const totals = [
    { label: words.fields.estimatedAmountCents, value: formatMoney(estimatedAmountCents) },
    ...(finalAmountCents === null
      ? []
      : [{ label: texts.final[amountStatus], value: formatMoney(finalAmountCents), strong: true }]),
    ...(refundedCents === 0
      ? []
      : [{ label: words.fields.refundedCents, value: formatMoney(-refundedCents) }]),
  ];
  return (
    <ItemsTable
      label={texts.title}
      columns={columns}
      items={order.items}
      itemKey={({ serviceId }) => serviceId}
      totals={totals}
    />
  );
}
