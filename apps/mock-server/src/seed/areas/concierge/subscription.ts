import type { subscriber, subscription } from "@palier/contract";
import { nextBilling } from "../../../areas/concierge/subscription-billing.ts";
import { type Rng, weights } from "../../../core/random.ts";
import type { RowOf } from "../../../world/catalog.ts";
import { dateText, day, instantText } from "../../calendar.ts";
import { words } from "../../french.ts";
import { once, tally, times } from "../../lists.ts";
import { drawnTable, type FieldsOf, type SeedTable, seedTable } from "../../seeding.ts";
import { shareOf } from "../../share.ts";
import type { Town } from "../../town.ts";
import { accountOf } from "../user-accounts.ts";

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
/** Unless the subscription has ended. */
const ownStatuses = weights([
  ["active", 82],
  ["suspended", 8],
  ["ended", 10],
]);
const periodWords = { monthly: "mensuel", quarterly: "trimestriel", yearly: "annuel" };
const months = { monthly: 1, quarterly: 3, yearly: 12 };

/** A weekly service, a tenth cheaper. */
export function subscriptionSeed(town: Town): SeedTable<RowOf<typeof subscription>> {
  const { catalogue } = town;
  const traits = traitsOf(town);
  const { subscription: count } = town.counts;
  return seedTable("subscription", count, () =>
    times(count, (index) => {
      const { service, period, status } = traits.at(index);
      return {
        name: traits.name(index),
        serviceId: service + 1,
        serviceName: catalogue.serviceName(service),
        period,
        priceCents: shareOf(catalogue.priceCents(service) * 4 * months[period], 9, 10),
        status,
        subscriberCount: traits.subscribers()[index] ?? 0,
        activeSubscriberCount: traits.active()[index] ?? 0,
        openSubscriberCount: traits.open()[index] ?? 0,
      };
    }),
  );
}

/** Without their rows. */
export function subscribersOf(town: Town) {
  const traits = traitsOf(town);
  const draws = town.stream("subscriber");
  return {
    userOf: (index: number): number => traits.home(index, draws.at(index)).user,
    startOf: (index: number): number => traits.home(index, draws.at(index)).start,
  };
}

/** By resident. */
export function billedSubscriptions(town: Town): () => readonly number[] {
  const { counts } = town;
  const traits = traitsOf(town);
  return tally(counts.user, counts.subscriber, traits.userOf, (each) =>
    traits.statusOf(each) === "active" && traits.unbilled(each) === null ? 1 : 0,
  );
}

/** An ended subscription ends its subscribers; a suspended one bills none. */
export function subscriberSeed(town: Town): SeedTable<RowOf<typeof subscriber>> {
  const { now, residents, buildings } = town;
  const traits = traitsOf(town);
  return drawnTable<FieldsOf<typeof subscriber>>(town, "subscriber", (index, random) => {
    const of = traits.of(index);
    const { period } = traits.at(of);
    const status = traits.statusOf(index);
    const { start, user, building } = traits.home(index, random);
    const since = dateText(start);
    const unbilled = traits.unbilled(index);
    const isBilled = status === "active" && unbilled === null;
    return {
      subscriptionId: of + 1,
      subscriptionName: traits.name(of),
      userId: user + 1,
      userName: residents.name(user),
      buildingId: building + 1,
      buildingName: buildings.name(building),
      since,
      nextBillingAt: isBilled
        ? instantText(nextBilling({ since, months: months[period] }, now * 1000) / 1000)
        : null,
      status,
      unbilled,
    };
  });
}

/** Services that are bought repeatedly. */
const recurringSections: ReadonlySet<string> = new Set(
  words(`
    Repassage | Ménage régulier | Paniers de saison | Boulangerie | Fleurs | Sport | Garde d'enfants | Soutien scolaire
    Promenade | Lavage de voiture | Prise en main | Arrosage | Garde de courrier | Visite du logement
  `),
);

function traitsOf(town: Town) {
  const { now, counts, catalogue, residents, stream } = town;
  /** The next recurring service near the drawn one, if any. */
  const recurring = (drawn: number): number => {
    for (let step = 0; step < Math.min(60, counts.service); step += 1) {
      const service = (drawn + step) % counts.service;
      if (recurringSections.has(catalogue.sectionName(catalogue.section(service)))) return service;
    }
    return drawn;
  };
  const draws = stream("subscription");
  const parents = stream("subscriber.subscription");
  const at = (index: number) => {
    const random = draws.at(index);
    const service = recurring(random.below(counts.service));
    return { service, period: random.weighted(periods), status: random.weighted(statuses) };
  };
  const of = (subscriber: number): number => parents.below(subscriber, counts.subscription);
  const own = stream("subscriber.status");
  const statusOf = (subscriber: number) =>
    at(of(subscriber)).status === "ended" || again().has(subscriber)
      ? "ended"
      : own.at(subscriber).weighted(ownStatuses);
  const rows = stream("subscriber");
  /** A resident's repeated subscriptions to one thing, which have ended. */
  const again = once(() => {
    const known = new Set<number>();
    const found = new Set<number>();
    for (let subscriber = 0; subscriber < counts.subscriber; subscriber += 1) {
      const key = home(subscriber, rows.at(subscriber)).user * counts.subscription + of(subscriber);
      if (known.has(key)) found.add(subscriber);
      known.add(key);
    }
    return found;
  });
  const who = stream("subscriber.resident");
  /** The first draw of the subscriber's row. */
  const home = (subscriber: number, random: Rng) => {
    const start = now - random.int(1, 500) * day;
    return { start, ...residents.settled(who, subscriber, start) };
  };
  const userOf = (subscriber: number): number => home(subscriber, rows.at(subscriber)).user;
  const holdOf = holdsOf(town);
  return {
    at,
    of,
    home,
    userOf,
    statusOf,
    unbilled: (subscriber: number) =>
      statusOf(subscriber) === "ended" ? null : (holdOf(userOf(subscriber)) ?? heldBy(at(of(subscriber)))),
    open: tally(counts.subscription, counts.subscriber, of, (each) => (statusOf(each) === "ended" ? 0 : 1)),
    active: tally(counts.subscription, counts.subscriber, of, (each) =>
      statusOf(each) === "active" && holdOf(userOf(each)) === null ? 1 : 0,
    ),
    name: (index: number) => `${catalogue.serviceName(at(index).service)} – ${periodWords[at(index).period]}`,
    subscribers: tally(counts.subscription, counts.subscriber, of),
  };
}

const heldBy = ({ status }: { readonly status: string }) => (status === "suspended" ? "suspended" : null);

/** Why a resident is not billed. */
function holdsOf(town: Town): (user: number) => "disabled" | "noBuilding" | null {
  const accounts = town.stream("user");
  return (user) => {
    if (accountOf(town, user, accounts.at(user)) === "disabled") return "disabled";
    return town.residents.building(user) < 0 ? "noBuilding" : null;
  };
}
