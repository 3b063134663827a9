import type { subscriber, subscription } from "@palier/contract";
import type { RowOf } from "../../../world/catalog.ts";
import { dateText, day, hour, instantText } from "../../calendar.ts";
import { once, tally } from "../../family.ts";
import { weights } from "../../random.ts";
import { between, type SeedTable } from "../../seeding.ts";
import type { Town } from "../../town.ts";

const periods = weights([
  ["monthly", 70],
  ["quarterly", 20],
  ["yearly", 10],
]);
const statuses = weights([
  ["active", 78],
  ["suspended", 12],
  ["ended", 10],
]);
/** Of one subscriber while the subscription itself is active. */
const ownStatuses = weights([
  ["active", 82],
  ["suspended", 8],
  ["ended", 10],
]);
const words = { monthly: "mensuel", quarterly: "trimestriel", yearly: "annuel" };
const months = { monthly: 1, quarterly: 3, yearly: 12 };

/** Subscriptions: a service of the catalogue by the month, quarter or year, a tenth cheaper. */
export function subscriptionSeed(town: Town): SeedTable<RowOf<typeof subscription>> {
  const { catalogue } = town;
  const traits = traitsOf(town);
  return {
    table: "subscription",
    count: town.counts.subscription,
    rowAt: (index) => {
      const { service, period, status } = traits.at(index);
      return {
        id: index + 1,
        version: 1,
        name: traits.name(index),
        serviceId: service + 1,
        serviceName: catalogue.serviceName(service),
        period,
        priceCents: Math.round((catalogue.priceCents(service) * months[period] * 9) / 10),
        status,
        subscriberCount: traits.subscribers()[index] ?? 0,
      };
    },
  };
}

/** Who subscribes. With the subscription suspended or ended, so are its subscribers. */
export function subscriberSeed(town: Town): SeedTable<RowOf<typeof subscriber>> {
  const { now, counts, residents, buildings } = town;
  const traits = traitsOf(town);
  const draws = town.stream("subscriber");
  const who = town.stream("subscriber.resident");
  return {
    table: "subscriber",
    count: counts.subscriber,
    rowAt: (index) => {
      const random = draws.at(index);
      const of = traits.of(index);
      const { status: whole, period } = traits.at(of);
      const own = random.weighted(ownStatuses);
      const status = whole === "active" ? own : whole;
      const { user, building } = residents.settled(who, index);
      const next = between(now + hour, now + months[period] * 30 * day, random);
      return {
        id: index + 1,
        version: 1,
        subscriptionId: of + 1,
        subscriptionName: traits.name(of),
        userId: user + 1,
        userName: residents.name(user),
        buildingId: building + 1,
        buildingName: buildings.name(building),
        since: dateText(now - random.int(1, 500) * day),
        nextBillingAt: status === "active" ? instantText(next) : null,
        status,
      };
    },
  };
}

function traitsOf({ counts, catalogue, stream }: Town) {
  const draws = stream("subscription");
  const parents = stream("subscriber.subscription");
  const at = (index: number) => {
    const random = draws.at(index);
    const service = random.below(counts.service);
    return { service, period: random.weighted(periods), status: random.weighted(statuses) };
  };
  const of = (subscriber: number): number => parents.below(subscriber, counts.subscription);
  return {
    at,
    of,
    name: (index: number) => `${catalogue.serviceName(at(index).service)} – ${words[at(index).period]}`,
    subscribers: once(() => tally(counts.subscription, counts.subscriber, of)),
  };
}
