import {
  mayBeResent,
  type Quotation,
  quotationTransitions,
  quotationRoutes as routes,
} from "@palier/contract/areas/concierge/quotation";
import { quotationTexts as words } from "@palier/contract/areas/concierge/quotation.texts";
import { supplierRoutes } from "@palier/contract/areas/concierge/supplier";
import { parisDay } from "@palier/contract/kit/paris-time";
import { leadsTo } from "@palier/contract/kit/states";
import { BanIcon, CheckIcon, MailIcon } from "@palier/ui";
import type { PressAction, RecordAction } from "#actions/action.ts";
import { formAction } from "#actions/form-action.tsx";
import { forward } from "#actions/forward.ts";
import { pressEdit } from "#actions/press-edit.ts";
import { serverTime } from "#api/server-time.ts";
import type { FieldErrors } from "#forms/form-errors.ts";
import { quotationTexts as texts } from "./quotation.texts.ts";

export const quotationTones = {
  requested: "warning",
  sent: "info",
  accepted: "success",
  refused: "danger",
  expired: "neutral",
} as const;

const isNext = forward(quotationTransitions, { requested: "sent", sent: "accepted", expired: "sent" });

/** An error if the day is over, by the server's clock if known. */
export function dayOver(validUntil: string | null): FieldErrors {
  const now = serverTime();
  const isOver = now !== undefined && validUntil !== null && validUntil < parisDay(now);
  return isOver ? { validUntil: words.validUntilOver } : {};
}

/** Confirms price and expiry; also resends an expired quotation. */
const send = formAction(routes.edit, {
  name: "send",
  label: texts.send.label,
  icon: MailIcon,
  when: leadsTo(quotationTransitions, "sent"),
  next: isNext("sent"),
  params: ({ id }: Quotation) => ({ id }),
  title: ({ number }) => texts.send.title(number),
  fixed: { status: "sent" },
  rules: (_quotation, { amountCents, validUntil }) => ({
    ...(amountCents === null ? { amountCents: words.amountMissing } : {}),
    ...(validUntil === null ? { validUntil: words.validUntilMissing } : dayOver(validUntil)),
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

/** Replaces a sent offer, confirming amount and resident. */
const resend = formAction(routes.resend, {
  name: "resend",
  label: texts.resend.label,
  icon: MailIcon,
  when: mayBeResent,
  params: ({ id }: Quotation) => ({ id }),
  title: ({ number }) => texts.resend.title(number),
  rules: (_quotation, { validUntil }) => dayOver(validUntil),
  confirm: (quotation, values) => texts.resend.question(quotation, values),
  done: ({ number }) => texts.resend.done(number),
  fields: (form, _, { FormField }) => (
    <>
      <FormField form={form} name="amountCents" help={texts.help.amount} />
      <FormField form={form} name="validUntil" help={texts.help.validUntil} />
      <FormField form={form} name="supplierId" options={supplierRoutes.search} />
    </>
  ),
});

/** Confirms amount and name; irrevocable. */
const answer = (
  status: "accepted" | "refused",
  facts: Pick<
    PressAction<Quotation>,
    "icon" | "tone" | "bulk" | "questionForAll" | "counted" | "detailForAll"
  >,
): PressAction<Quotation> =>
  pressEdit(routes.edit, (_: Quotation) => ({ status }), {
    ...facts,
    name: status,
    label: texts[status].label,
    when: leadsTo(quotationTransitions, status),
    next: isNext(status),
    params: ({ id }) => ({ id }),
    confirm: (quotation) => texts[status].question(quotation),
    done: ({ number }) => texts[status].done(number),
  });

export const quotationActions: readonly RecordAction<Quotation>[] = [
  send,
  resend,
  answer("accepted", { icon: CheckIcon }),
  // Acceptances confirm one price and resident: only refusals are in bulk.
  answer("refused", { ...texts.refusedAll, icon: BanIcon, tone: "danger", bulk: true }),
];
