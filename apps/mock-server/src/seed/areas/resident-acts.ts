/** Each resident's last act, from other tables, without making rows. */
import { once } from "../lists.ts";
import type { Town } from "../town.ts";
import { endOf } from "./concierge/order-story.ts";
import { subscribersOf } from "./concierge/subscription.ts";
import { type Requests, requestedAt } from "./requests.ts";
import { threadsOf } from "./threads.ts";
import { tieDates } from "./user-dates.ts";

interface Acts {
  readonly count: number;
  readonly userOf: (index: number) => number;
  readonly lastAt: (index: number) => number;
}

/** Seconds by resident; 0 without an act since sign-up. */
export const lastActsOf = (town: Town): (() => Float64Array) =>
  once(() => {
    const last = new Float64Array(town.counts.user);
    for (const { count, userOf, lastAt } of actsOf(town))
      for (let index = 0; index < count; index += 1) {
        const user = userOf(index);
        last[user] = Math.max(last[user] ?? 0, lastAt(index));
      }
    return last;
  });

function actsOf(town: Town): readonly Acts[] {
  const { orders, residents, counts } = town;
  const threads = threadsOf(town);
  const datesOf = tieDates(town);
  const subscribers = subscribersOf(town);
  return [
    {
      count: counts.order,
      userOf: (index) => orders.resident(index).user,
      // Before the order's end.
      lastAt: (index) =>
        orders.status(index) === "cancelled"
          ? endOf({ town, created: orders.createdAt(index), delivery: orders.deliveryAt(index) })
          : orders.createdAt(index),
    },
    asked(town, "quotation"),
    asked(town, "incident"),
    asked(town, "callback"),
    {
      count: counts.conversation,
      userOf: (index) => threads.resident(index).user,
      lastAt: threads.lastAt,
    },
    { count: counts.subscriber, userOf: subscribers.userOf, lastAt: subscribers.startOf },
    {
      count: counts.ula,
      userOf: residents.ulaUser,
      lastAt: (index) => {
        const { requestedAt, uploadedAt } = datesOf(index);
        if (residents.ulaStatus(index) !== "pending") return uploadedAt;
        // A first tie is requested at sign-up.
        return index < counts.user ? 0 : requestedAt;
      },
    },
  ];
}

function asked(town: Town, table: Requests): Acts {
  const who = town.stream(`${table}.resident`);
  const at = requestedAt(town, table);
  return {
    count: town.counts[table],
    userOf: (index) => town.residents.settled(who, index, at(index)).user,
    lastAt: at,
  };
}
