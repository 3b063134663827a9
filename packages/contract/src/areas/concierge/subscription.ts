import { z } from "zod";
import { lookedAt } from "../../kit/action.ts";
import { areaOf } from "../../kit/area-of.ts";
import { entity } from "../../kit/entity.ts";
import * as field from "../../kit/field.ts";
import { byChoice, byId } from "../../kit/filter.ts";
import { options } from "../../kit/options.ts";
import { pick } from "../../kit/pick.ts";
import { frozen, transitions } from "../../kit/states.ts";
import { subscriptionTexts as texts } from "./subscription.texts.ts";

/** Subscriptions (*abonnements*): services bought by period. Routes: §2; fields, states: assumed. */
export const subscription = entity("subscription", texts, () => ({
  name: field.text(),
  serviceId: field.reference("service"),
  serviceName: field.text(),
  period: field.choice(texts.period),
  /** Per period. */
  priceCents: field.money(),
  status: field.choice(texts.status),
  subscriberCount: field.count(),
  /** Those billed while the subscription is active: active themselves, with nothing else against it. */
  activeSubscriberCount: field.count(),
  /** Active or suspended, billed or not: they prevent its deletion. */
  openSubscriberCount: field.count(),
}));

/**
 * `status` is the subscriber's own; a suspended subscription only stops billing. Billing falls on the day of
 * month of `since`, in Paris, or the last day of a shorter month.
 */
export const subscriber = entity("subscriber", texts.subscriber, () => ({
  subscriptionId: field.reference("subscription"),
  subscriptionName: field.text(),
  userId: field.reference("user"),
  userName: field.text(),
  buildingId: field.reference("building"),
  buildingName: field.text(),
  since: field.date(),
  /** Null while nothing is billed: not active, or see `unbilled`. */
  nextBillingAt: field.dateTime().nullable(),
  status: field.choice(texts.status),
  /** Why not billed, other than by `status`; the resident's reason first. Null without one. */
  unbilled: field.choice(texts.unbilled).nullable(),
}));

export const subscriptionTransitions = transitions(texts.status, {
  active: ["suspended", "ended"],
  suspended: ["active", "ended"],
  ended: [],
});

/** Frozen while subscribers are billed: suspend the subscription first. */
const billed = ["serviceId", "period", "priceCents"] as const;
export const subscriptionFrozen = frozen(texts.status, {
  active: { fields: billed, reason: texts.frozen.active },
  ended: { fields: billed, reason: texts.frozen.ended },
});

const statusChange = () =>
  z.strictObject({
    status: field.titled(field.choice(texts.status), texts.fields.status, "extension"),
    version: lookedAt(),
  });

const at = areaOf("concierge/subscription", subscription, texts);
const ofSubscription = { entity: "subscription", param: "id" } as const;
const people = at.about(subscriber);
const residents = { area: "concierge/subscription", entity: "user" } as const;
const subscribers = people.table("/admin/concierge/subscription/{id}/subscribers", {
  record: ofSubscription,
  filters: { status: byChoice("status", texts.status) },
});

export const subscriptionRoutes = at.routes({
  ofResident: people.table("/admin/user/{userId}/subscription/ajax-list", {
    record: { entity: "user", param: "userId" },
    note: "Assumed: what one resident subscribes to, and has subscribed to.",
  }),
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
  changeStatus: at.stateChange("/admin/concierge/subscription/{id}/status", {
    record: "id",
    field: "status",
    counted: ["activeSubscriberCount"],
    next: subscriptionTransitions,
    note: "Assumed: suspended, nobody is billed, and each subscriber keeps his own status; active again, whoever is active himself is billed at his next billing day, unless he is held. A resident is held whose account is disabled, or who has no building; unbilled names the first that holds of disabled, noBuilding, suspended (the subscription). activeSubscriberCount counts who is active himself and not held, so whom the subscription bills while it is active. Ended, all its subscribers end. A status that does not follow gets 409.",
  }),
  addSubscriber: people.newForm("/admin/concierge/subscription/{id}/subscribers/new", {
    record: ofSubscription,
    lock: ofSubscription,
    note: "Assumed: a resident who has a building and is not disabled, subscribed from today on, once at a time (422). An ended subscription takes nobody (409).",
    values: pick(subscriber, "userId"),
  }),
  candidates: options(residents, "/admin/concierge/subscription/{id}/subscribers/candidates", {
    record: ofSubscription,
    text: "fullName",
    details: ["buildingName", "email"],
    note: "Assumed: whom the form for a new subscriber takes: residents who have a building, are not disabled and have not subscribed already.",
  }),
  changeSubscriberStatus: people.action(
    "/admin/concierge/subscription/{subscriptionId}/subscribers/{subscriberId}/status",
    {
      record: { entity: "subscriber", param: "subscriberId" },
      lock: { entity: "subscription", param: "subscriptionId" },
      note: "Assumed: of one subscriber alone. Who is active again is billed at his next billing day, unless unbilled says why not. A status that does not follow gets 409.",
      body: statusChange(),
      answer: subscriber.record,
      conflicts: true,
    },
  ),
  ...at.crud("/admin/concierge/subscription", {
    kept: { counted: "openSubscriberCount", words: texts.kept },
    notes: {
      create: "Assumed: a new subscription is active.",
      delete:
        "openSubscriberCount counts who is active, billed or not, or suspended: each of them keeps the subscription.",
    },
    values: pick(subscription, "name", "serviceId", "period", "priceCents"),
    choices: ["serviceId", "period"],
    frozen: subscriptionFrozen,
  }),
});
