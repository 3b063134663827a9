import {
  parisDay,
  subscriber,
  subscription,
  subscriptionTexts,
  subscriptionTransitions,
  user,
} from "@palier/contract";
import { problemDetails } from "../../core/problem.texts.ts";
import { invalid, missing, refuse } from "../../core/refusal.ts";
import { checkKept } from "../../from-contract/check-kept.ts";
import { type CallOf, defineArea, dueOf, rulesOf, type Scope } from "../../from-contract/define-area.ts";
import { readQuery } from "../../from-contract/read-query.ts";
import { created } from "../../from-contract/reply.ts";
import { checkVersion, needAsSeen } from "../../from-contract/version.ts";
import type { AnyRow } from "../../world/catalog.ts";
import { dueAt } from "../../world/instant.ts";
import { isOffered, refusedChoice } from "../../world/offered.ts";
import { drop, need, remove } from "../../world/records.ts";
import { needTransition } from "../../world/transition.ts";
import type { World } from "../../world/world.ts";
import { subscriptionRuleTexts as texts } from "./subscription.texts.ts";
import {
  bill,
  changeSubscriber,
  followResident,
  followSubscription,
  subscribe,
  subscribersOf,
} from "./subscription-subscribers.ts";

export const subscriptionArea = defineArea({
  area: "concierge/subscription",
  rules: [
    rulesOf(subscription, {
      complete: (_draft, { before }) => (before === undefined ? { status: "active" } : {}),
      after: (row, { world, before }) => {
        if (before !== undefined && before.status !== row.status) followSubscription(world, row);
      },
    }),
  ],
  counts: [
    { on: "subscription", column: "subscriberCount", of: "subscriber", by: "subscriptionId" },
    {
      on: "subscription",
      column: "activeSubscriberCount",
      of: "subscriber",
      by: "subscriptionId",
      when: ({ status, unbilled }) => status === "active" && (unbilled === null || unbilled === "suspended"),
    },
    {
      on: "subscription",
      column: "openSubscriberCount",
      of: "subscriber",
      by: "subscriptionId",
      when: ({ status }) => status !== "ended",
    },
  ],
  follows: [{ of: "user", run: followResident }],
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
    "subscription.candidates": (call) => {
      const { id } = need(call, subscription, call.params.id);
      // Named ids resolve even if they may not be chosen.
      return readQuery(call.route, call.request.query).ids === undefined ? candidatesOf(call.world, id) : {};
    },
  },
  handlers: {
    "subscription.changeSubscriberStatus": (call) => {
      const whole = need(call, subscription, call.params.subscriptionId);
      const before = need(call, subscriber, call.params.subscriberId);
      if (before.subscriptionId !== whole.id) throw missing();
      const { status, version } = call.body;
      checkVersion(call, subscriber.record, before, version);
      needTransition(subscriptionTransitions, subscriptionTexts.status, before.status, status);
      return status === before.status ? before : changeSubscriber(call, whole, before, status);
    },
    "subscription.addSubscriber.post": (call) => {
      const whole = need(call, subscription, call.params.id);
      if (whole.status === "ended") {
        throw refuse("wrong-state", { detail: texts.endedTakesNobody, allowed: ["active", "suspended"] });
      }
      return created(subscribe(call, whole, newSubscriber(call.world, whole.id, call.body.userId)));
    },
    "subscription.delete": (call) => {
      const row = needAsSeen(call, subscription, call.params.id);
      checkKept(call, row);
      for (const each of [...call.world.table(subscriber).rows(subscribersOf(row.id))])
        drop(call.world, subscriber.name, each);
      remove(call, subscription, row);
      return { ok: true as const };
    },
  },
});

/** Accepted by {@link newSubscriber}. */
function candidatesOf(world: World, subscriptionId: number): Scope {
  const taken = new Set(
    [...world.table(subscriber).rows(subscribersOf(subscriptionId))].flatMap(({ userId, status }) =>
      status === "ended" ? [] : [userId],
    ),
  );
  const key = `candidates ${subscriptionId} ${world.serial}.${world.revision}`;
  const mayBe = (row: AnyRow) =>
    row.buildingId !== null && !taken.has(row.id) && isOffered(world, user.name, row);
  return { where: [{ op: "test", key, test: mayBe }] };
}

/** Throws 422 without a building, if disabled, or already subscribed. */
function newSubscriber(world: World, subscriptionId: number, userId: number) {
  const resident = world.table(user).get(userId);
  const refused = (message: string) => invalid([{ path: "userId", message }]);
  if (resident === undefined) throw refused(problemDetails.noReference);
  if (!isOffered(world, user.name, resident)) throw refused(refusedChoice(world, user.name, [resident]));
  if (resident.buildingId === null) throw refused(texts.noBuilding);
  const alike = {
    where: [...subscribersOf(subscriptionId).where, { column: "userId", op: "eq", value: userId } as const],
  };
  const has = [...world.table(subscriber).rows(alike)].some(({ status }) => status !== "ended");
  if (has) throw refused(texts.subscribedAlready);
  return { userId, buildingId: resident.buildingId, since: parisDay(world.clock.now()) };
}

const scopeOf = (call: CallOf<"subscription.subscribers" | "subscription.exportSubscribers">): Scope =>
  subscribersOf(need(call, subscription, call.params.id).id);
