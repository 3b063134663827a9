import { type conversation, message } from "@palier/contract";
import { cellText } from "../core/cell-text.ts";
import type { RowOf } from "../world/catalog.ts";
import type { World } from "../world/world.ts";
import { conversationRuleTexts as texts } from "./conversation.texts.ts";

type Conversation = RowOf<typeof conversation>;

/** In characters: an outbox keeps hundreds of mails. */
const longestMail = 100_000;

interface Forwarding {
  readonly recipientEmail: string;
  readonly message: string;
  readonly includeHistory: boolean;
}

export function forwardByMail(world: World, thread: Conversation, forwarding: Forwarding): void {
  const history = forwarding.includeHistory ? messagesOf(world, thread).map(quoted) : [];
  world.outbox.mail({
    at: world.clock.instant(),
    to: forwarding.recipientEmail,
    // Must not inject headers (« Bcc »).
    subject: texts.mailSubject(oneLine(thread.subject)),
    body: [forwarding.message, ...history].join("\n\n").slice(0, longestMail),
  });
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();

const quoted = ({ at, authorName, body }: RowOf<typeof message>): string =>
  texts.quoted(cellText(at, { kind: "dateTime" }), authorName, body);

/** Oldest first. */
export const messagesOf = (world: World, { id }: Conversation): RowOf<typeof message>[] => [
  ...world.table(message).rows({
    where: [{ column: "conversationId", op: "eq", value: id }],
    order: [
      { column: "at", dir: "asc" },
      { column: "id", dir: "asc" },
    ],
  }),
];
