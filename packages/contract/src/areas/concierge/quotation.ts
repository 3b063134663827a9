import { z } from "zod";
import { fragment } from "../../kit/action.ts";
import { entity } from "../../kit/entity.ts";
import { exportOf } from "../../kit/export.ts";
import * as field from "../../kit/field.ts";
import { byChoice, byId } from "../../kit/filter.ts";
import { form } from "../../kit/form.ts";
import { named } from "../../kit/named.ts";
import { transitions } from "../../kit/states.ts";
import { table } from "../../kit/table.ts";
import { historyOf } from "../history.ts";
import { quotationTexts as texts } from "./quotation.texts.ts";
import { getIsOurReading } from "./reading.ts";

/** Quotations (*devis*): a priced offer for what the catalogue does not hold. Routes: §2; fields, states: assumed. */
const area = "concierge/quotation";

export const quotation = entity("quotation", texts, {
  number: field.text(20),
  userId: field.reference("user"),
  userName: field.text(),
  buildingId: field.reference("building"),
  buildingName: field.text(),
  supplierId: field.reference("supplier").nullable(),
  supplierName: field.text().nullable(),
  title: field.text(),
  /** Null while it is only asked for. */
  amountCents: field.money().nullable(),
  status: field.choice(texts.status),
  validUntil: field.date().nullable(),
  createdAt: field.dateTime(),
});
export type Quotation = z.output<typeof quotation.record>;

/** An expired quotation may be sent again; what was accepted or refused stays so. */
export const quotationTransitions = transitions(texts.status, {
  requested: ["sent", "refused"],
  sent: ["accepted", "refused", "expired"],
  expired: ["sent"],
  accepted: [],
  refused: [],
});

const filters = {
  status: byChoice("status", texts.status),
  supplierId: byId("supplierId", "supplier"),
};

/** The screen's current filters and its search, as the list takes them. */
export const infoBlockRequest = z.object({
  search: field.titled(field.text(200).default(""), texts.info.search),
  ...filters,
});

/** Figures of the filtered quotations. `acceptanceRate`: accepted among those that were decided (0…1), null when none was. */
export const infoBlock = named(
  "QuotationInfoBlock",
  z.object({
    counts: field.titled(
      z.record(z.enum(["requested", "sent", "accepted", "refused", "expired"]), field.count()),
      texts.info.counts,
    ),
    totalCents: field.titled(field.money(), texts.info.totalCents),
    acceptanceRate: field.titled(
      field.mark(z.number().min(0).max(1), { kind: "number" }).nullable(),
      texts.info.acceptanceRate,
    ),
  }),
);
export type InfoBlock = z.output<typeof infoBlock>;

const rows = {
  area,
  entity: "quotation",
  row: quotation.record,
  provenance: "spec",
  note: getIsOurReading,
} as const;

export const quotationRoutes = {
  list: table({
    ...rows,
    path: "/admin/concierge/quotation/ajax-list",
    summary: texts.summaries.list,
    filters,
  }),
  export: exportOf({
    ...rows,
    path: "/admin/concierge/quotation/ajax-list-export",
    summary: texts.summaries.export,
    filters,
  }),
  infoBlock: fragment({
    area,
    entity: "quotation",
    path: "/admin/concierge/quotation/info-block",
    provenance: "spec",
    summary: texts.summaries.infoBlock,
    note: "Body and answer are assumed: the list's current filters, and figures about the rows they leave. It changes nothing.",
    body: infoBlockRequest,
    answer: infoBlock,
  }),
  edit: form({
    area,
    entity: "quotation",
    mode: "edit",
    path: "/admin/concierge/quotation/edit/{id}",
    record: { entity: "quotation", param: "id" },
    provenance: "extension",
    summary: texts.summaries.edit,
    note: "A status that does not follow the quotation's own is refused by 409.",
    values: {
      title: field.requiredText(),
      supplierId: field.optional(field.reference("supplier")),
      amountCents: field.optional(field.money()),
      status: field.choice(texts.status),
      validUntil: field.optional(field.date()),
    },
    answer: quotation.record,
    choices: ["supplierId", "status"],
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
  history: historyOf({
    area,
    path: "/admin/concierge/quotation/history/{id}",
    record: { entity: "quotation", param: "id" },
    summary: texts.summaries.history,
  }),
};
