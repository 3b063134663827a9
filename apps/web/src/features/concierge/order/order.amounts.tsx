import { type OrderRow, orderRoutes as routes } from "@palier/contract/areas/concierge/order";
import { orderTexts as words } from "@palier/contract/areas/concierge/order.texts";
import {
  finalAmountRefusal,
  isRefundedWhole,
  mayBeValidated,
  needsReason,
} from "@palier/contract/areas/concierge/order-rules";
import { AmountIcon, CheckIcon, EditIcon, formatMoney, type IconType } from "@palier/ui";
import { type FormAction, press, type RecordAction } from "#actions/action.ts";
import { formAction } from "#actions/form-action.tsx";
import { orderTexts } from "./order.texts.ts";

const texts = orderTexts.amount;
const { refusals } = words;

interface AmountAction {
  readonly name: string;
  readonly label: string;
  readonly icon?: IconType;
  readonly inline?: true;
  readonly when?: (order: OrderRow) => boolean;
}

/** With a reason if over 10 % off the estimate. */
export function amountAction(facts: AmountAction): FormAction<OrderRow> {
  return formAction(routes.updateFinalAmount, {
    icon: AmountIcon,
    when: ({ status }: OrderRow) => mayBeValidated(status),
    barred: (order: OrderRow) => (isRefundedWhole(order) ? refusals.refundedWhole : undefined),
    ...facts,
    saveLabel: texts.validate,
    params: ({ id }: OrderRow) => ({ id }),
    title: ({ number }) => texts.title(number),
    rules: (order, values) => {
      switch (finalAmountRefusal(order, values)) {
        case undefined:
          return {};
        case "wrongState":
          return { finalAmountCents: refusals.amountState };
        case "refundedWhole":
          return { finalAmountCents: refusals.refundedWhole };
        case "underRefunded":
          return { finalAmountCents: refusals.underRefunded(formatMoney(order.refundedCents)) };
        case "reasonMissing":
          return { reason: refusals.reasonMissing };
      }
    },
    confirm: (order, { finalAmountCents }) => texts.question(order, finalAmountCents),
    done: ({ number }) => texts.done(number),
    fields: (form, order, { FormField }) => (
      <>
        <FormField form={form} name="finalAmountCents" help={texts.known(order)} />
        <FormField form={form} name="reason" help={texts.reasonHelp} />
      </>
    ),
  });
}

const isPlain = ({ estimatedAmountCents, finalAmountCents }: OrderRow): boolean =>
  finalAmountCents !== null && !needsReason(estimatedAmountCents, finalAmountCents);

const decision = { icon: EditIcon, inline: true } as const;

export const amountDecisions: readonly RecordAction<OrderRow>[] = [
  press<OrderRow>(routes.updateFinalAmount.post, {
    name: "validate",
    label: texts.validate,
    icon: CheckIcon,
    inline: true,
    bulk: true,
    next: isPlain,
    when: isPlain,
    params: ({ id }) => ({ id }),
    body: ({ finalAmountCents, version }) => ({ finalAmountCents, reason: null, version }),
    confirm: (order) => texts.question(order, order.finalAmountCents ?? 0),
    detailForAll: texts.detailForAll,
    questionForAll: texts.questionForAll,
    counted: texts.counted,
    done: ({ number }) => texts.done(number),
  }),
  amountAction({ ...decision, name: "justify", label: texts.justify, when: (order) => !isPlain(order) }),
  amountAction({ ...decision, name: "correct", label: texts.correct, when: isPlain }),
];
