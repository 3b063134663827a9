import {
  type Quotation,
  quotationTransitions,
  quotationRoutes as routes,
} from "@palier/contract/areas/concierge/quotation";
import { quotationTexts as words } from "@palier/contract/areas/concierge/quotation.texts";
import { BanIcon, CheckIcon, MailIcon } from "@palier/ui";
import { type PressAction, press, type RecordAction } from "#actions/action.ts";
import { formAction } from "#actions/form-action.tsx";
import { quotationTexts as texts } from "./quotation.texts.ts";

export const quotationTones = {
  requested: "warning",
  sent: "info",
  accepted: "success",
  refused: "danger",
  expired: "neutral",
} as const;

/** Whether a quotation may take this status now (A15). */
const leadsTo =
  (status: Quotation["status"]) =>
  (row: Quotation): boolean =>
    quotationTransitions[row.status].includes(status);

/** The price and the last day, restated before the resident gets them; an expired quotation goes out again. */
const send = formAction(routes.edit, {
  name: "send",
  label: texts.send.label,
  icon: MailIcon,
  when: leadsTo("sent"),
  params: ({ id }: Quotation) => ({ id }),
  title: ({ number }) => texts.send.title(number),
  fixed: { status: "sent" },
  rules: (_quotation, { amountCents, validUntil }) => ({
    ...(amountCents === null ? { amountCents: words.amountMissing } : {}),
    ...(validUntil === null ? { validUntil: words.validUntilMissing } : {}),
  }),
  confirm: (quotation, values) => texts.send.question(quotation, values),
  done: ({ number }) => texts.send.done(number),
  fields: (form, _, { FormField }) => (
    <>
      <FormField form={form} name="amountCents" />
      <FormField form={form} name="validUntil" help={texts.help.validUntil} />
    </>
  ),
});

/** The resident's answer, restated with amount and name before it is stored: it is never taken back. */
const answer = (
  status: "accepted" | "refused",
  facts: Pick<PressAction<Quotation>, "icon" | "tone">,
): PressAction<Quotation> =>
  press<Quotation>(routes.edit.post, {
    ...facts,
    name: status,
    label: texts[status].label,
    when: leadsTo(status),
    params: ({ id }) => ({ id }),
    body: ({ title, supplierId, amountCents, validUntil, version }) => ({
      title,
      supplierId,
      amountCents,
      validUntil,
      version,
      status,
    }),
    confirm: (quotation) => texts[status].question(quotation),
    done: ({ number }) => texts[status].done(number),
  });

/** What can be done with a quotation, in its row's menu and on its page. */
export const quotationActions: readonly RecordAction<Quotation>[] = [
  send,
  answer("accepted", { icon: CheckIcon }),
  answer("refused", { icon: BanIcon, tone: "danger" }),
];
