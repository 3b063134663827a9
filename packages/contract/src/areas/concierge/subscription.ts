import { entity } from "../../kit/entity.ts";
import { exportOf } from "../../kit/export.ts";
import * as field from "../../kit/field.ts";
import { byChoice, byId } from "../../kit/filter.ts";
import { form } from "../../kit/form.ts";
import { deletion } from "../../kit/record-routes.ts";
import { transitions } from "../../kit/states.ts";
import { table } from "../../kit/table.ts";
import { historyOf } from "../history.ts";
import { getIsOurReading } from "./reading.ts";
import { subscriptionTexts as texts } from "./subscription.texts.ts";

/** Subscriptions (*abonnements*): a service bought by period, and who subscribes. Routes: §2; fields, states: assumed. */
const area = "concierge/subscription";

export const subscription = entity("subscription", texts, {
  name: field.text(),
  serviceId: field.reference("service"),
  serviceName: field.text(),
  period: field.choice(texts.period),
  /** For one period. */
  priceCents: field.money(),
  status: field.choice(texts.status),
  subscriberCount: field.count(),
});

export const subscriber = entity("subscriber", texts.subscriber, {
  subscriptionId: field.reference("subscription"),
  subscriptionName: field.text(),
  userId: field.reference("user"),
  userName: field.text(),
  buildingId: field.reference("building"),
  buildingName: field.text(),
  since: field.date(),
  nextBillingAt: field.dateTime().nullable(),
  status: field.choice(texts.status),
});

export const subscriptionTransitions = transitions(texts.status, {
  active: ["suspended", "ended"],
  suspended: ["active", "ended"],
  ended: [],
});

const values = {
  name: field.requiredText(),
  serviceId: field.reference("service"),
  period: field.choice(texts.period),
  priceCents: field.money(),
  status: field.choice(texts.status),
};

const subscribers = {
  area,
  entity: "subscriber",
  row: subscriber.record,
  provenance: "spec",
  note: getIsOurReading,
  filters: { status: byChoice("status", texts.status) },
} as const;
const edited = {
  area,
  entity: "subscription",
  provenance: "extension",
  values,
  answer: subscription.record,
  choices: ["serviceId", "period", "status"],
} as const;

export const subscriptionRoutes = {
  list: table({
    area,
    entity: "subscription",
    row: subscription.record,
    path: "/admin/concierge/subscription/ajax-list",
    provenance: "spec",
    summary: texts.summaries.list,
    note: getIsOurReading,
    filters: {
      serviceId: byId("serviceId", "service"),
      period: byChoice("period", texts.period),
      status: byChoice("status", texts.status),
    },
  }),
  subscribers: table({
    ...subscribers,
    path: "/admin/concierge/subscription/{id}/subscribers",
    record: { entity: "subscription", param: "id" },
    summary: texts.summaries.subscribers,
  }),
  exportSubscribers: exportOf({
    ...subscribers,
    path: "/admin/concierge/subscription/ajax-list-export-subscription/{id}/subscribers",
    record: { entity: "subscription", param: "id" },
    summary: texts.summaries.exportSubscribers,
  }),
  create: form({
    ...edited,
    mode: "new",
    path: "/admin/concierge/subscription/new",
    summary: texts.summaries.create,
  }),
  edit: form({
    ...edited,
    mode: "edit",
    path: "/admin/concierge/subscription/edit/{id}",
    record: { entity: "subscription", param: "id" },
    summary: texts.summaries.edit,
  }),
  delete: deletion({
    area,
    entity: "subscription",
    path: "/admin/concierge/subscription/delete/{id}",
    record: { entity: "subscription", param: "id" },
    summary: texts.summaries.delete,
    note: "A subscription that still has active subscribers is refused by 409.",
  }),
  history: historyOf({
    area,
    path: "/admin/concierge/subscription/history/{id}",
    record: { entity: "subscription", param: "id" },
    summary: texts.summaries.history,
  }),
};
