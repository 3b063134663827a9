import type { conversation, message } from "@palier/contract";
import type { RowOf } from "../../world/catalog.ts";
import { instantText } from "../calendar.ts";
import { startsOf, times } from "../lists.ts";
import { type SeedTable, seedTable } from "../seeding.ts";
import type { Town } from "../town.ts";
import { threadsOf } from "./threads.ts";

export function conversationSeed(town: Town): SeedTable<RowOf<typeof conversation>> {
  const { residents, buildings } = town;
  const threads = threadsOf(town);
  const { conversation: count } = town.counts;
  return seedTable("conversation", count, () =>
    times(count, (index) => {
      const { user } = threads.resident(index);
      const home = residents.building(user);
      const unreadCount = threads.unread(index);
      return {
        subject: threads.thread(index)[0] ?? "",
        userId: user + 1,
        userName: residents.name(user),
        buildingId: home < 0 ? null : home + 1,
        buildingName: home < 0 ? null : buildings.name(home),
        messageCount: threads.size(index),
        unreadCount,
        unread: unreadCount > 0,
        lastMessageAt: instantText(threads.lastAt(index)),
        status: threads.status(index),
      };
    }),
  );
}

/** Grouped by conversation. */
export function messageSeed(town: Town): SeedTable<RowOf<typeof message>> {
  const { residents } = town;
  const threads = threadsOf(town);
  const admins = town.stream("message.admin");
  const sizes = times(town.counts.conversation, threads.size);
  const messageOf = (of: number, rank: number) => {
    const authorKind = threads.author(of, rank);
    const [, question = "", answer = "", thanks = ""] = threads.thread(of);
    return {
      conversationId: of + 1,
      at: instantText(threads.messageAt(of, rank)),
      authorKind,
      authorName:
        authorKind === "user"
          ? residents.name(threads.resident(of).user)
          : authorKind === "admin"
            ? residents.adminName(residents.anyAdmin(admins, of))
            : "Palier",
      body:
        authorKind === "system"
          ? "Conversation transférée à gestion@syndic.test."
          : (followUps[rank] ?? [question, answer, thanks][rank] ?? thanks),
    };
  };
  return seedTable("message", startsOf(sizes).at(-1) ?? 0, () =>
    sizes.flatMap((size, of) => times(size, (rank) => messageOf(of, rank))),
  );
}

/** From the fourth message on. */
const followUps: Readonly<Record<number, string>> = {
  3: "Nous restons à votre disposition pour toute autre question.",
  4: "Une dernière chose\u00a0: faut-il prévenir la loge\u202f?",
};
