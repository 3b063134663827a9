/** Shared by conversations and messages. */

import { weights } from "../../core/random.ts";
import { day, hour, minute } from "../calendar.ts";
import { threads } from "../data/conversations.ts";
import { remembered } from "../lists.ts";
import { officeMoment } from "../office-hours.ts";
import { arrival, between } from "../seeding.ts";
import type { Town } from "../town.ts";

const young = weights([
  ["open", 75],
  ["forwarded", 10],
  ["closed", 15],
]);
const old = weights([
  ["open", 8],
  ["forwarded", 12],
  ["closed", 80],
]);

export function threadsOf(town: Town) {
  const { now, counts, residents } = town;
  const moment = town.stream("conversation.moment");
  const state = town.stream("conversation.status");
  const who = town.stream("conversation.resident");
  const about = town.stream("conversation.subject");
  const length = town.stream("conversation.length");
  const pace = town.stream("conversation.pace");
  const ties = {
    createdAt: (index: number): number => arrival(town, index, counts.conversation, 300, moment.at(index)),
    status: (index: number): "open" | "forwarded" | "closed" =>
      state.at(index).weighted(now - ties.createdAt(index) < 15 * day ? young : old),
    resident: (index: number) => residents.settled(who, index, ties.createdAt(index)),
    thread: (index: number): readonly string[] => threads[about.below(index, threads.length)] ?? [],
    /** Alternating; a forwarded thread ends with a system message. Only an open one may lack an answer. */
    size: (index: number): number =>
      Math.max(ties.status(index) === "open" ? 1 : 2, 1 + length.below(index, 5)),
    /** Increasing, the operator's in office hours. */
    moments: remembered((index): readonly number[] => {
      const created = ties.createdAt(index);
      const size = ties.size(index);
      const drawn = between(
        created + minute,
        Math.min(created + size * 20 * hour, now - minute),
        pace.at(index),
      );
      const moments = [created];
      for (let rank = 1; rank < size; rank += 1) {
        const from = (moments[rank - 1] ?? created) + 5;
        const target = Math.max(from, created + Math.floor(((drawn - created) * rank) / (size - 1)));
        const to = now - 5 * (size - rank);
        moments.push(
          ties.author(index, rank) === "user" ? Math.min(target, to) : officeMoment(target, { from, to }),
        );
      }
      return moments;
    }),
    lastAt: (index: number): number => ties.moments(index).at(-1) ?? ties.createdAt(index),
    messageAt: (index: number, rank: number): number => ties.moments(index)[rank] ?? ties.createdAt(index),
    author: (index: number, rank: number): "user" | "admin" | "system" => {
      const last = rank === ties.size(index) - 1;
      if (last && ties.status(index) === "forwarded") return "system";
      return rank % 2 === 0 ? "user" : "admin";
    },
    /** Two in three, if a resident wrote last in an open thread. */
    unread: (index: number) => {
      const waits = ties.status(index) === "open" && ties.author(index, ties.size(index) - 1) === "user";
      return waits && pace.below(index + 0x1000_0000, 3) > 0 ? 1 : 0;
    },
  };
  return ties;
}
