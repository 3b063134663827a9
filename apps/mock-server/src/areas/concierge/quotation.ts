import {
  type FieldError,
  mayBeResent,
  parisDay,
  parisDayEnd,
  quotation,
  quotationTexts,
  quotationTransitions,
} from "@palier/contract";
import { cellText, shownText } from "../../core/cell-text.ts";
import { refuse } from "../../core/refusal.ts";
import { defineArea, dueOf, rulesOf } from "../../from-contract/define-area.ts";
import { checkedValues } from "../../from-contract/form-post.ts";
import { needAsSeen } from "../../from-contract/version.ts";
import type { RowOf } from "../../world/catalog.ts";
import type { FieldChange } from "../../world/history.ts";
import { save } from "../../world/records.ts";
import { systemAuthor } from "../../world/system-author.ts";
import { quotationRuleTexts as texts } from "./quotation.texts.ts";
import { figuresOf } from "./quotation-figures.ts";

type Quotation = RowOf<typeof quotation>;

/** An expiry date must not be past, unless it is unchanged. */
function tooLate(draft: Quotation, before: Quotation | undefined, today: string): FieldError[] {
  const { status, validUntil } = draft;
  const isOffer = status === "sent" || status === "accepted";
  const isKept = validUntil === before?.validUntil && (status === before.status || !isOffer);
  if (isKept || validUntil === null || validUntil >= today) return [];
  return [{ path: "validUntil", message: quotationTexts.validUntilOver }];
}

/** Recorded even if nothing changed. */
const sentAgain = ({
  amountCents,
  validUntil,
}: Pick<Quotation, "amountCents" | "validUntil">): FieldChange => ({
  field: "resent",
  label: quotationTexts.resent,
  from: null,
  to: texts.offer(shownText(amountCents, { kind: "money" }), cellText(validUntil, { kind: "date" })),
});

export const quotationArea = defineArea({
  area: "concierge/quotation",
  copies: [{ to: "quotation", column: "userPhone", by: "userId", from: "user", read: "phone" }],
  rules: [
    rulesOf(quotation, {
      states: quotationTransitions,
      check: (draft, { world, before }) => tooLate(draft, before, parisDay(world.clock.now())),
    }),
  ],
  dues: [
    dueOf(quotation, {
      where: [{ column: "status", op: "eq", value: "sent" }],
      by: ["validUntil"],
      at: ({ validUntil }) => (validUntil === null ? Number.POSITIVE_INFINITY : parisDayEnd(validUntil)),
      pass: (row, world) => save(systemAuthor(world), quotation, row, { status: "expired" }),
    }),
  ],
  handlers: {
    "quotation.resend.post": (call) => {
      const before = needAsSeen(call, quotation, call.params.id);
      if (!mayBeResent(before)) {
        throw refuse("wrong-state", { detail: quotationTexts.resendState, allowed: ["sent"] });
      }
      const { version: _seen, ...offer } = call.body;
      return save(call, quotation, before, checkedValues(call, offer, before), [sentAgain(offer)]);
    },
    "quotation.infoBlock": ({ world, body }) => figuresOf(world, body),
  },
});
