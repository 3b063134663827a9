import {
  type OrderRow,
  orderTransitions,
  orderRoutes as routes,
} from "@palier/contract/areas/concierge/order";
import { orderTexts as words } from "@palier/contract/areas/concierge/order.texts";
import { refundable, refundRefusal } from "@palier/contract/areas/concierge/order-rules";
import { Button, formatMoney, RefreshIcon, UndoIcon } from "@palier/ui";
import type { RecordAction } from "#actions/action.ts";
import { formAction } from "#actions/form-action.tsx";
import { amountAction } from "./order.amounts.tsx";
import { orderTexts as texts } from "./order.texts.ts";
import { newestOrder, RefundsMade } from "./order-refunds.tsx";

const { refusals } = words;

/** The next status; a cancellation is asked about first. An accepted order may be given another concierge as well. */
const status = formAction(routes.status, {
  name: "status",
  label: texts.status.label,
  icon: RefreshIcon,
  when: (order: OrderRow) => orderTransitions[order.status].length > 0,
  params: ({ id }) => ({ id }),
  title: ({ number }) => texts.status.title(number),
  rules: (order, { status, supplierId }) =>
    status === order.status && (status !== "accepted" || supplierId === order.supplierId)
      ? { status: texts.status.same }
      : {},
  confirm: (order, values) => (values.status === "cancelled" ? texts.status.cancellation(order) : undefined),
  done: ({ number, status }, saved) =>
    saved.status === status ? texts.status.given(number) : texts.status.done(number),
  fields: (form, _, { FormField }) => (
    <>
      <FormField form={form} name="status" />
      {form.state.values.status === "accepted" ? (
        <FormField form={form} name="supplierId" help={texts.status.supplier} />
      ) : null}
    </>
  ),
});

/** A part of what was paid, or all of it. Amount, resident and order are restated before anything is sent (A05). */
const refund = formAction(routes.refund, {
  name: "refund",
  label: texts.refund.label,
  icon: UndoIcon,
  when: (order: OrderRow) => refundable(order) > 0,
  params: ({ id }) => ({ orderId: id }),
  title: ({ number }) => texts.refund.title(number),
  rules: (order, { amountCents }) => {
    const refusal = refundRefusal(order, amountCents);
    if (refusal === undefined) return {};
    return {
      amountCents:
        refusal === "tooMuch" ? refusals.tooMuch(formatMoney(refundable(order))) : refusals[refusal],
    };
  },
  confirm: (order, { amountCents }) => texts.refund.question(order, amountCents),
  done: ({ number }) => texts.refund.done(number),
  fields: (form, row, { FormField }) => {
    const order = newestOrder(row, form.load);
    const left = refundable(order ?? row);
    return (
      <>
        {order === undefined ? null : <RefundsMade order={order} />}
        <FormField
          form={form}
          name="amountCents"
          help={texts.refund.help(left, (order ?? row).refundedCents)}
        />
        <Button size="small" onClick={() => form.type("amountCents", left)}>
          {texts.refund.whole(left)}
        </Button>
        <FormField form={form} name="reason" />
      </>
    );
  },
});

/** What can be done with an order, in its row's menu and on its page. */
export const orderActions: readonly RecordAction<OrderRow>[] = [
  status,
  amountAction({ name: "amount", label: texts.amount.label }),
  refund,
];
