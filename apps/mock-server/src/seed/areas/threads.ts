/** What a conversation and its messages have in common: who, how many, when, and which are not read yet. */

import { weights } from "../../core/random.ts";
import { day, hour, minute } from "../calendar.ts";
import { threads } from "../data/conversations.ts";
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
    /** Resident and admin in turn; a transferred thread ends with a word of the system. Only an open one may lack an answer. */
    size: (index: number): number =>
      Math.max(ties.status(index) === "open" ? 1 : 2, 1 + length.below(index, 5)),
    messages: town.family("message", counts.conversation, (index): number => ties.size(index)),
    /** The last message's moment: hours or days after the first, never after the present. */
    lastAt: (index: number): number => {
      const created = ties.createdAt(index);
      const size = ties.size(index);
      if (size === 1) return created;
      return between(created + minute, Math.min(created + size * 20 * hour, now - minute), pace.at(index));
    },
    messageAt: (index: number, rank: number) => {
      const created = ties.createdAt(index);
      const last = Math.max(1, ties.size(index) - 1);
      return created + Math.floor(((ties.lastAt(index) - created) * rank) / last);
    },
    author: (index: number, rank: number): "user" | "admin" | "system" => {
      const last = rank === ties.size(index) - 1;
      if (last && ties.status(index) === "forwarded") return "system";
      return rank % 2 === 0 ? "user" : "admin";
    },
    /** A resident's last word in an open thread waits to be read, two times in three. */
    unread: (index: number) => {
      const waits = ties.status(index) === "open" && ties.author(index, ties.size(index) - 1) === "user";
      return waits && pace.below(index + 0x1000_0000, 3) > 0 ? 1 : 0;
    },
  };
  return ties;
}
