import {
  type OrderRow,
  orderTransitions,
  orderRoutes as routes,
} from "@palier/contract/areas/concierge/order";
import { orderTexts as words } from "@palier/contract/areas/concierge/order.texts";
import {
  isOpenOrder,
  mayBeValidated,
  refundable,
  refundRefusal,
} from "@palier/contract/areas/concierge/order-rules";
import { leadsTo } from "@palier/contract/kit/states";
import { BanIcon, Button, formatMoney, UndoIcon } from "@palier/ui";
import { type PressAction, press, type RecordAction } from "#actions/action.ts";
import { formAction } from "#actions/form-action.tsx";
import { forward } from "#actions/forward.ts";
import { takingBack } from "#actions/taking-back.ts";
import { chooseConcierge, moveDelivery } from "#records/delivery-actions.tsx";
import { amountAction } from "./order.amounts.tsx";
import { orderTexts as texts } from "./order.texts.ts";
import { newestOrder, RefundsMade } from "./order-refunds.tsx";

const { refusals } = words;

type Status = OrderRow["status"];

const isNext = forward(orderTransitions, {
  new: "accepted",
  accepted: "preparing",
  preparing: "delivered",
  delivered: "completed",
});

const undo = takingBack<OrderRow>(routes.undo);

/** A new order without concierge goes to its first article's. */
const step = (to: Exclude<Status, "new">, facts?: Partial<PressAction<OrderRow>>): PressAction<OrderRow> =>
  press<OrderRow>(routes.status.post, {
    ...(to === "cancelled" ? {} : { next: isNext(to) }),
    ...facts,
    ...texts.steps[to],
    name: to,
    when: leadsTo(orderTransitions, to),
    bulk: true,
    takenBack: undo,
    params: ({ id }) => ({ id }),
    body: ({ supplierId, version }) => ({ status: to, supplierId, version }),
    done: ({ number }) => texts.steps[to].done(number),
  });

/** After confirming amount, resident and order (A05). */
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

/** Delivered, with an amount that nobody has validated. */
export const awaitsAmount = ({ status, amountStatus }: OrderRow): boolean =>
  mayBeValidated(status) && amountStatus === "toValidate";

const accept = chooseConcierge<OrderRow>("accept", undo, ({ status }) => status === "new");

export const orderActions: readonly RecordAction<OrderRow>[] = [
  step("accepted", { lacking: { field: "supplierId", form: accept } }),
  step("preparing"),
  step("delivered"),
  step("completed"),
  amountAction({ name: "amount", label: texts.amount.validate, when: awaitsAmount }),
  amountAction({
    name: "amount",
    label: texts.amount.label,
    when: (order) => mayBeValidated(order.status) && !awaitsAmount(order),
  }),
  accept,
  chooseConcierge("reassign", undo, ({ status }) => status === "accepted"),
  moveDelivery(({ status }) => isOpenOrder(status)),
  refund,
  undo,
  step("cancelled", {
    icon: BanIcon,
    tone: "danger",
    confirm: (order) => texts.cancellation(order),
  }),
];
