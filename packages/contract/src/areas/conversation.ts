import { z } from "zod";
import { lookedAt } from "../kit/action.ts";
import { areaOf } from "../kit/area-of.ts";
import { entity } from "../kit/entity.ts";
import * as field from "../kit/field.ts";
import { byChoice, byFlag, byId, fromDay, toDay } from "../kit/filter.ts";
import { pick } from "../kit/pick.ts";
import { transitions } from "../kit/states.ts";
import { messageTexts, conversationTexts as texts } from "./conversation.texts.ts";

/** Residents' conversations with the operator. Routes: §2; fields: assumed. */
export const conversation = entity("conversation", texts, () => ({
  subject: field.text(),
  userId: field.reference("user"),
  userName: field.text(),
  buildingId: field.reference("building").nullable(),
  buildingName: field.text().nullable(),
  messageCount: field.count(),
  unreadCount: field.count(),
  /** `unreadCount > 0`, as a filter column. */
  unread: field.flag(),
  lastMessageAt: field.dateTime(),
  status: field.choice(texts.status),
}));

export const message = entity("message", messageTexts, () => ({
  conversationId: field.reference("conversation"),
  at: field.dateTime(),
  authorKind: field.choice(messageTexts.authorKind),
  authorName: field.text(),
  body: field.longText(),
}));

/** Messages oldest first. */
export const conversationThread = conversation.record.extend({
  messages: field.titled(field.list(message.record, 2000), texts.messages, "extension"),
});

export type ConversationStatus = keyof typeof texts.status;

/** Assumed. Forwarding an open conversation makes it `forwarded`; a reply reopens it. */
export const conversationTransitions = transitions(texts.status, {
  open: ["forwarded", "closed"],
  forwarded: ["open", "closed"],
  closed: ["open"],
});

const at = areaOf("conversation", conversation, texts);
const thread = { entity: "conversation", param: "conversationId" } as const;

const list = at.table("/admin/conversations/ajax-list", {
  filters: {
    buildingId: byId("buildingId", "building"),
    status: byChoice("status", texts.status),
    unread: byFlag("unread"),
    userId: byId("userId", "user"),
    lastMessageFrom: fromDay("lastMessageAt"),
    lastMessageTo: toDay("lastMessageAt"),
  },
});

export const conversationRoutes = at.routes({
  list,
  counts: at.counts("/admin/conversations/counts", {
    list,
    tabs: {
      unread: { unread: "true" },
      late: { unread: "true", lastMessageTo: "yesterday" },
      open: { status: "open" },
      all: {},
    },
  }),
  create: at.newForm("/admin/conversations/new", {
    note: "Extension: an admin writes to a resident, who reads it in the application. The conversation is open, in the resident's building, and its first message is the admin's.",
    values: { ...pick(conversation, "userId", "subject"), ...pick(message, "body") },
    labels: { body: messageTexts.fields.body },
  }),
  forward: at.editForm("/admin/conversations/{conversationId}/forward", {
    record: "conversationId",
    note: "Assumed: sends an e-mail, with the messages so far when includeHistory is true, and makes the conversation forwarded; a closed one gets 409.",
    values: {
      recipientEmail: field.email(),
      message: field.requiredLongText(),
      includeHistory: field.flag(),
    },
    labels: texts.forwarding,
  }),
  show: at.show("/admin/conversations/{conversationId}", {
    record: "conversationId",
    answer: conversationThread,
  }),
  reply: at.about(message).newForm("/admin/conversations/{conversationId}/reply", {
    record: thread,
    lock: thread,
    note: "Answers the new message. A forwarded or closed conversation is open again; with close, an extension, it is closed in the same step.",
    values: { ...pick(message, "body"), close: field.flag().default(false) },
    labels: { close: texts.closing },
  }),
  markRead: at.action("/admin/conversations/{conversationId}/read", {
    record: "conversationId",
    // Marking as read is not an edit.
    lock: "none",
  }),
  changeStatus: at.action("/admin/conversations/{conversationId}/status", {
    record: "conversationId",
    body: z.strictObject({
      status: field.titled(field.choice(texts.status), texts.fields.status, "extension"),
      version: lookedAt(),
    }),
    answer: conversation.record,
    conflicts: true,
  }),
  history: at.history("/admin/conversations"),
});
