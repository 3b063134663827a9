import { z } from "zod";
import { areaOf } from "../../kit/area-of.ts";
import { entity } from "../../kit/entity.ts";
import * as field from "../../kit/field.ts";
import { byChoice, byId, fromDay, toDay } from "../../kit/filter.ts";
import { named } from "../../kit/named.ts";
import { pick } from "../../kit/pick.ts";
import { frozen, transitions } from "../../kit/states.ts";
import { quotationTexts as texts } from "./quotation.texts.ts";

/** Quotations (*devis*): offers for what the catalogue lacks. Routes: §2; fields, states: assumed. */
export const quotation = entity("quotation", texts, () => ({
  number: field.text(20),
  userId: field.reference("user"),
  userName: field.text(),
  /** The resident's current number. */
  userPhone: field.phone().nullable(),
  buildingId: field.reference("building"),
  buildingName: field.text(),
  supplierId: field.reference("supplier").nullable(),
  supplierName: field.text().nullable(),
  title: field.text(),
  /** Null while only requested. */
  amountCents: field.money().nullable(),
  status: field.choice(texts.status),
  validUntil: field.date().nullable(),
  createdAt: field.dateTime(),
}));
export type Quotation = z.output<typeof quotation.record>;

export const quotationTransitions = transitions(texts.status, {
  requested: ["sent", "refused"],
  sent: ["accepted", "refused", "expired"],
  expired: ["sent"],
  accepted: [],
  refused: [],
});

/** A sent offer changes only by its resend form, an answered one never. */
export const quotationFrozen = frozen(texts.status, {
  sent: { fields: ["supplierId", "amountCents", "validUntil"], reason: texts.frozen.sent },
  accepted: { fields: ["supplierId", "amountCents", "validUntil"], reason: texts.frozen.accepted },
  refused: { fields: ["supplierId", "amountCents", "validUntil"], reason: texts.frozen.refused },
});

/** Whether the resident holds an offer that another one can replace. */
export const mayBeResent = ({ status }: Pick<Quotation, "status">): boolean => status === "sent";

const offerRules = [
  {
    path: "amountCents",
    message: texts.amountMissing,
    holds: ({ amountCents }: Pick<Quotation, "amountCents">) => amountCents !== null,
  },
  {
    path: "validUntil",
    message: texts.validUntilMissing,
    holds: ({ validUntil }: Pick<Quotation, "validUntil">) => validUntil !== null,
  },
] as const;

const filters = {
  status: byChoice("status", texts.status),
  supplierId: byId("supplierId", "supplier"),
  userId: byId("userId", "user"),
  createdFrom: fromDay("createdAt"),
  createdTo: toDay("createdAt"),
  validFrom: fromDay("validUntil"),
  validTo: toDay("validUntil"),
};

export const infoBlockRequest = z.strictObject({
  search: field.titled(field.text(200).default(""), texts.info.search),
  ...filters,
});

/** `acceptanceRate`: accepted share of the decided ones (0…1), null when none. */
export const infoBlock = named(
  "QuotationInfoBlock",
  z.object({
    counts: field.titled(
      z.record(z.enum(["requested", "sent", "accepted", "refused", "expired"]), field.count()),
      texts.info.counts,
    ),
    totalCents: field.titled(field.moneyTotal(), texts.info.totalCents),
    acceptanceRate: field.titled(
      field.mark(z.number().min(0).max(1), { kind: "number" }).nullable(),
      texts.info.acceptanceRate,
    ),
  }),
);
export type InfoBlock = z.output<typeof infoBlock>;

const at = areaOf("concierge/quotation", quotation, texts);
const list = at.table("/admin/concierge/quotation/ajax-list", { filters });

export const quotationRoutes = at.routes({
  list,
  counts: at.counts("/admin/concierge/quotation/counts", {
    list,
    tabs: {
      requested: { status: "requested" },
      late: { status: "requested", createdTo: "weekAgo" },
      sent: { status: "sent" },
      ending: { status: "sent", validTo: "weekEnd" },
      all: {},
    },
  }),
  export: at.exportOf(list, "/admin/concierge/quotation/ajax-list-export"),
  infoBlock: at.fragment("/admin/concierge/quotation/info-block", {
    note: "Body and answer are assumed: the list's current filters, and figures about the rows they leave. It changes nothing.",
    body: infoBlockRequest,
    answer: infoBlock,
  }),
  resend: at.editForm("/admin/concierge/quotation/resend/{id}", {
    record: "id",
    note: "Assumed: another offer in place of the one that was sent, which is the only state that allows it (409); it stays sent, and its history says so. Not for a day that is over (422).",
    values: pick(quotation, "amountCents", "validUntil", "supplierId"),
    choices: ["supplierId"],
    notPast: { validUntil: ["sent"] },
    rules: offerRules,
  }),
  ...at.crud("/admin/concierge/quotation", {
    only: ["edit", "history"],
    notes: {
      edit: "A status that does not follow the quotation's own is refused by 409. Assumed: one that was sent expires by itself after validUntil; none is sent or accepted for a day that is over, nor given one that is (422).",
    },
    values: pick(quotation, "title", "supplierId", "amountCents", "status", "validUntil"),
    choices: ["supplierId", "status"],
    frozen: quotationFrozen,
    notPast: { validUntil: ["requested", "expired"] },
    rules: [
      {
        path: "amountCents",
        message: texts.amountMissing,
        holds: ({ status, amountCents }) =>
          amountCents !== null || (status !== "sent" && status !== "accepted"),
      },
      {
        path: "validUntil",
        message: texts.validUntilMissing,
        holds: ({ status, validUntil }) => validUntil !== null || status !== "sent",
      },
    ],
  }),
});
