/** No seeded row contradicts another. */
import { describe, expect, test } from "vitest";
import {
  type Action,
  adminActions,
  disablings,
  parisMoment,
  residentActions,
  type WholeTown,
  wholeTown,
} from "./whole-town.ts";

const towns = [{}, { seed: "autre" }, { seed: "7", now: "2027-01-04T15:40:00Z" }].map(wholeTown);

type Rule = (town: WholeTown) => readonly string[];

const said = ({ what, who, at }: Action): string => `${what} by ${who} at ${at}`;

const isAtNight = ({ at }: Action): boolean => {
  const { minutes } = parisMoment(at);
  return minutes < 8 * 60 || minutes > 19 * 60;
};
const isOnWeekend = ({ at }: Action): boolean => parisMoment(at).weekday % 6 === 0;

const people: Readonly<Record<string, Rule>> = {
  "a disabled resident does nothing any more": (town) => {
    const since = disablings(town);
    return residentActions(town)
      .filter(({ who, at }) => at > (since.get(Number(who)) ?? "9"))
      .map(said);
  },
  "a resident does nothing before the account is there": (town) =>
    residentActions(town)
      .filter(({ who, at }) => at < (town.users[Number(who) - 1]?.createdAt.slice(0, 10) ?? "9"))
      .map(said),
  "a resident was seen when something was done, and not after the disabling": (town) => {
    const since = disablings(town);
    const last = new Map<string, string>();
    for (const { who, at, what } of residentActions(town))
      if (what !== "tie requested") last.set(who, [at, last.get(who) ?? ""].toSorted().at(-1) ?? at);
    return town.users
      .filter(
        ({ id, lastSeenAt }) =>
          (lastSeenAt ?? "") < (last.get(`${id}`) ?? "") || (lastSeenAt ?? "") > (since.get(id) ?? "9"),
      )
      .map(({ id, status, lastSeenAt }) => `${status} ${id} seen ${lastSeenAt}, last ${last.get(`${id}`)}`);
  },
  "administrators work from 8 to 19 h": (town) => adminActions(town).filter(isAtNight).map(said),
  "administrators seldom work on weekends": (town) => {
    const actions = adminActions(town);
    const few = [...Map.groupBy(actions, ({ what }) => what)].filter(
      ([what, all]) => all.filter(isOnWeekend).length > all.length * (/order/.test(what) ? 0.15 : 0.05),
    );
    return few.map(([what, all]) => `${what}: ${all.filter(isOnWeekend).length} of ${all.length}`);
  },
  "an administrator acts after the account is there, and within a session": (town) => {
    const byName = Map.groupBy(town.admins, ({ firstName, lastName }) => `${firstName} ${lastName}`);
    const session = 8 * 3_600_000;
    const mayHave = ({ who, at }: Action) =>
      (byName.get(who) ?? []).some(
        ({ createdAt, lastLoginAt, enabled }) =>
          enabled && at >= createdAt && Date.parse(at) <= Date.parse(lastLoginAt ?? "") + session,
      );
    return adminActions(town)
      .filter((action) => action.who !== "Palier" && !mayHave(action))
      .map(said);
  },
  "nobody was signed in before the account was there": ({ admins }) =>
    admins.filter(({ createdAt, lastLoginAt }) => (lastLoginAt ?? "9") < createdAt).map(({ email }) => email),
};

const homes: Readonly<Record<string, Rule>> = {
  "ties to one lot agree on its floor": ({ ties }) =>
    [...Map.groupBy(ties, ({ buildingId, lotNumber }) => `${buildingId} ${lotNumber}`)]
      .filter(([, all]) => new Set(all.map(({ floor }) => floor).filter((each) => each !== null)).size > 1)
      .map(([lot]) => lot),
  "a lot that its owner lives in has no tenant, nor a second household": ({ ties }) =>
    [
      ...Map.groupBy(
        ties.filter(({ status }) => status === "validated"),
        ({ buildingId, lotNumber }) => `${buildingId} ${lotNumber}`,
      ),
    ]
      .filter(
        ([, all]) => all.filter(({ relation }) => /^(?:ownerOccupier|tenant)$/.test(relation)).length > 1,
      )
      .map(([lot, all]) => `${lot}: ${all.map(({ relation }) => relation)}`),
  "nobody has one lot twice": ({ ties }) =>
    [...Map.groupBy(ties, (tie) => `${tie.userId} ${tie.buildingId} ${tie.lotNumber}`)]
      .filter(([, all]) => all.length > 1)
      .map(([key]) => key),
  "who lives, orders or reports somewhere does so in a building in use, once it is there": (town) =>
    [
      ...town.ties.map(({ buildingId, requestedAt }) => [buildingId, requestedAt, "tie"] as const),
      ...town.orders.map(({ buildingId, createdAt }) => [buildingId, createdAt, "order"] as const),
      ...town.incidents.map(({ buildingId, createdAt }) => [buildingId, createdAt, "incident"] as const),
      ...town.quotations.map(({ buildingId, createdAt }) => [buildingId, createdAt, "quotation"] as const),
      ...town.subscribers.map(({ buildingId, since }) => [buildingId, since, "subscriber"] as const),
      ...town.news.flatMap(({ buildingIds, publishAt }) =>
        buildingIds.map((id) => [id, publishAt ?? "9", "news"] as const),
      ),
    ]
      .filter(([id, at, what]) => {
        const { status, createdAt } = town.buildings[id - 1] ?? { status: "draft", createdAt: "9" };
        return at < createdAt || (status !== "active" && what !== "news");
      })
      .map(([id, at, what]) => `${what} in ${id} at ${at}`),
  "somebody is a resident of the building by the time of an order, a request or a word": (town) => {
    const since = new Map<string, string>();
    for (const { event, at, userId, ulaId } of town.tieEvents)
      if (event === "validated") {
        const key = `${userId} ${town.ties[ulaId - 1]?.buildingId}`;
        since.set(key, [at, since.get(key) ?? at].toSorted()[0] ?? at);
      }
    return [
      ...town.orders.map(({ userId, buildingId, createdAt }) => [userId, buildingId, createdAt] as const),
      ...town.incidents.map(
        ({ reporterId, buildingId, createdAt }) => [reporterId, buildingId, createdAt] as const,
      ),
      ...town.quotations.map(({ userId, buildingId, createdAt }) => [userId, buildingId, createdAt] as const),
      ...town.subscribers.map(({ userId, buildingId, since: at }) => [userId, buildingId, at] as const),
    ]
      .filter(([userId, buildingId, at]) => at < (since.get(`${userId} ${buildingId}`) ?? "9").slice(0, 10))
      .map((each) => each.join(" "));
  },
  "nobody subscribes twice to the same at once": ({ subscribers }) =>
    [
      ...Map.groupBy(
        subscribers.filter(({ status }) => status !== "ended"),
        ({ userId, subscriptionId }) => `${userId} ${subscriptionId}`,
      ),
    ]
      .filter(([, all]) => all.length > 1)
      .map(([key]) => key),
  "a subscription is billed after it began, and from now on": ({ subscribers, now }) =>
    subscribers
      .filter(
        ({ since, nextBillingAt }) =>
          since > now || (nextBillingAt !== null && (nextBillingAt <= now || nextBillingAt <= since)),
      )
      .map(({ id }) => `${id}`),
  "imports of a wallet follow each other, and the last one is the wallet's": ({ imports, wallets, now }) =>
    wallets.flatMap(({ id, lastImportAt, lastImportStatus }) => {
      const own = imports.filter(({ walletId }) => walletId === id);
      const last = own.at(-1);
      const isLast = (last?.finishedAt ?? last?.startedAt ?? null) === lastImportAt;
      const follow = own.every(
        ({ startedAt }, at) =>
          (startedAt ?? now) >= (own[at - 1]?.finishedAt ?? "") && (startedAt ?? "") <= now,
      );
      const ended = own.every(({ finishedAt, startedAt }) => (finishedAt ?? now) >= (startedAt ?? ""));
      return isLast && follow && ended && (last?.status ?? null) === lastImportStatus ? [] : [`${id}`];
    }),
};

const words: Readonly<Record<string, Rule>> = {
  "an answer comes after what it answers": (town) =>
    [...Map.groupBy(town.messages, ({ conversationId }) => conversationId)]
      .filter(([, all]) => all.some(({ at }, index) => at <= (all[index - 1]?.at ?? "") || at > town.now))
      .map(([id]) => `${id}`),
  "an alert tells what had happened by then": (town) =>
    town.alerts
      .filter(({ link, at }) => {
        const id = Number(/\d+$/.exec(link ?? "")?.[0]);
        const created = /order/.test(link ?? "") ? town.orders[id - 1] : town.incidents[id - 1];
        return (created?.createdAt ?? "9") > at || at > town.now;
      })
      .map(({ id, at }) => `${id} at ${at}`),
  "alerts are kept in the order in which they came": ({ alerts }) =>
    alerts
      .filter(({ at }, index) => at < (alerts[index - 1]?.at ?? ""))
      .map(({ id, at }) => `${id} at ${at}`),
};

describe.each([
  ["people", people],
  ["homes", homes],
  ["words", words],
])("%s", (_group, rules) => {
  test.each(Object.entries(rules))("%s", (_name, rule) => {
    const broken = towns.map((town) => rule(town));
    expect(broken.map((each) => ({ count: each.length, first: each.slice(0, 4) }))).toEqual(
      towns.map(() => ({ count: 0, first: [] })),
    );
  });
});
