import { areaOf } from "../../kit/area-of.ts";
import { entity } from "../../kit/entity.ts";
import * as field from "../../kit/field.ts";
import { byChoice, byId } from "../../kit/filter.ts";
import { pick } from "../../kit/pick.ts";
import { transitions } from "../../kit/states.ts";
import { subscriptionTexts as texts } from "./subscription.texts.ts";

/** Subscriptions (*abonnements*): a service bought by period, and who subscribes. Routes: §2; fields, states: assumed. */
export const subscription = entity("subscription", texts, () => ({
  name: field.text(),
  serviceId: field.reference("service"),
  serviceName: field.text(),
  period: field.choice(texts.period),
  /** For one period. */
  priceCents: field.money(),
  status: field.choice(texts.status),
  subscriberCount: field.count(),
}));

export const subscriber = entity("subscriber", texts.subscriber, () => ({
  subscriptionId: field.reference("subscription"),
  subscriptionName: field.text(),
  userId: field.reference("user"),
  userName: field.text(),
  buildingId: field.reference("building"),
  buildingName: field.text(),
  since: field.date(),
  nextBillingAt: field.dateTime().nullable(),
  status: field.choice(texts.status),
}));

export const subscriptionTransitions = transitions(texts.status, {
  active: ["suspended", "ended"],
  suspended: ["active", "ended"],
  ended: [],
});

const at = areaOf("concierge/subscription", subscription, texts);
const ofSubscription = { entity: "subscription", param: "id" } as const;
const people = at.about(subscriber);
const subscribers = people.table("/admin/concierge/subscription/{id}/subscribers", {
  record: ofSubscription,
  filters: { status: byChoice("status", texts.status) },
});

export const subscriptionRoutes = at.routes({
  list: at.table("/admin/concierge/subscription/ajax-list", {
    filters: {
      serviceId: byId("serviceId", "service"),
      period: byChoice("period", texts.period),
      status: byChoice("status", texts.status),
    },
  }),
  subscribers,
  exportSubscribers: people.exportOf(
    subscribers,
    "/admin/concierge/subscription/ajax-list-export-subscription/{id}/subscribers",
    { record: ofSubscription },
  ),
  ...at.crud("/admin/concierge/subscription", {
    notes: { delete: "A subscription that still has active or suspended subscribers is refused by 409." },
    values: pick(subscription, "name", "serviceId", "period", "priceCents", "status"),
    choices: ["serviceId", "period", "status"],
  }),
});
