import { subscriber, subscription, subscriptionTexts, subscriptionTransitions } from "@palier/contract";
import { refuse } from "../../core/refusal.ts";
import { type CallOf, defineArea, dueOf, rulesOf, type Scope } from "../../from-contract/define-area.ts";
import { checkVersion } from "../../from-contract/version.ts";
import { dueAt } from "../../world/instant.ts";
import { drop, need, remove } from "../../world/records.ts";
import { needTransition } from "../../world/transition.ts";
import { subscriptionRuleTexts as texts } from "./subscription.texts.ts";
import { bill, followSubscription, subscribersOf } from "./subscription-subscribers.ts";

/** Subscriptions: what happens to the whole happens to its subscribers. */
export const subscriptionArea = defineArea({
  area: "concierge/subscription",
  rules: [
    rulesOf(subscription, {
      next: ({ status }) => ({ status: subscriptionTransitions[status] }),
      initial: { status: "active" },
      check: ({ status }, { before }) => {
        if (before) needTransition(subscriptionTransitions, subscriptionTexts.status, before.status, status);
        return [];
      },
      after: (row, { world, before }) => {
        if (before && before.status !== row.status) followSubscription(world, row);
      },
    }),
  ],
  copies: [
    { to: "subscription", column: "serviceName", by: "serviceId", from: "service", read: "name" },
    {
      to: "subscriber",
      column: "subscriptionName",
      by: "subscriptionId",
      from: "subscription",
      read: "name",
    },
    { to: "subscriber", column: "userName", by: "userId", from: "user", read: "fullName" },
    { to: "subscriber", column: "buildingName", by: "buildingId", from: "building", read: "name" },
  ],
  counts: [{ on: "subscription", column: "subscriberCount", of: "subscriber", by: "subscriptionId" }],
  dues: [
    dueOf(subscriber, {
      where: [{ column: "status", op: "eq", value: "active" }],
      by: ["nextBillingAt"],
      at: ({ nextBillingAt }) => dueAt(nextBillingAt),
      pass: bill,
    }),
  ],
  scopes: {
    "subscription.subscribers": (call) => scopeOf(call),
    "subscription.exportSubscribers": (call) => scopeOf(call),
  },
  handlers: {
    "subscription.delete": (call) => {
      const row = need(call, subscription, call.params.id);
      checkVersion(call, subscription.record, row, call.body.version);
      const all = [...call.world.table(subscriber).rows(subscribersOf(row.id))];
      const held = all.filter(({ status }) => status !== "ended").length;
      if (held > 0) throw refuse("conflict", { detail: texts.hasSubscribers(held) });
      for (const each of all) drop(call.world, subscriber.name, each);
      remove(call, subscription, row);
      return { ok: true as const };
    },
  },
});

const scopeOf = (call: CallOf<"subscription.subscribers" | "subscription.exportSubscribers">): Scope =>
  subscribersOf(need(call, subscription, call.params.id).id);
